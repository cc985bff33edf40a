/**
 * Waits for a promise for at most `timeMs` milliseconds.
 * @returns the result of the promise, or undefined after a timeout
 * @throws the error of the promise
 */
export function awaitWithTimeout<T>(timeMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
