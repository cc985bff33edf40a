/**
 * Waits for a promise, but not longer than `timeMs` milliseconds.
 * @returns the result; undefined after the time
 * @throws the error of the promise in this time
 */
export function awaitWithTimeout<T>(timeMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
