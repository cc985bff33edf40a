/** Error of a navigation that waits for content and is canceled by another navigation. */
export class NavigationCanceledError extends Error {}

/**
 * Returns a pending promise and a function `cancel`, which rejects the promise with {@link NavigationCanceledError}. A
 * navigation that waits for content can add the promise to `Promise.race`. The function `cancel` then ends the waiting.
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
