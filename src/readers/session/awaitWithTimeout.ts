/**
 * Waits for a promise for a limited time.
 * @returns the result, or undefined after `timeMs` milliseconds; the work continues
 * @throws the error of the work if it fails in time
 */
export function awaitWithTimeout<T>(timeMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
