/**
 * The result of work that is not worth a longer wait.
 * @returns undefined when it is not there in time; the work goes on
 * @throws what the work throws in time
 */
export function within<T>(timeMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
