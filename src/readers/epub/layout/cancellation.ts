/** Rejects a wait for content when another navigation replaces it. */
export class Cancelled extends Error {}

/**
 * Creates a promise that never resolves and that rejects on request. Race it against the content to wait for.
 * @returns `promise` rejects with {@link Cancelled} when `cancel` is called
 */
export function cancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: Cancelled) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Prevents the error of an unhandled rejection when nothing waits for the promise.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new Cancelled()) }
}
