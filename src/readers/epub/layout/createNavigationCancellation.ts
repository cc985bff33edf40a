/** Error of a navigation that waits for content and is canceled by another navigation. */
export class NavigationCanceledError extends Error {}

/**
 * Returns a pending promise and a function `cancel`, which rejects the promise with {@link NavigationCanceledError}. If
 * callers pass the promise to `Promise.race` together with other promises, `cancel` ends their wait.
 */
export function createNavigationCancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: NavigationCanceledError) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Marks the promise as handled, so that the browser does not report an unhandled rejection.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new NavigationCanceledError()) }
}
