/** Rejects a wait for content when another navigation replaces it. */
export class NavigationCancelledError extends Error {}

/**
 * Creates a promise that never resolves, and a function that rejects it. Race the promise against the content to wait
 * for.
 * @returns `promise` rejects with {@link NavigationCancelledError} when `cancel` is called
 */
export function createNavigationCancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: NavigationCancelledError) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Prevents the error of an unhandled rejection when nothing waits for the promise.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new NavigationCancelledError()) }
}
