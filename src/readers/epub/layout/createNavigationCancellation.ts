/** Thrown by a wait for content when another navigation cancels the wait. */
export class NavigationCanceledError extends Error {}

/**
 * Returns a promise and a function `cancel`. `cancel` rejects the promise with {@link NavigationCanceledError}. The
 * promise stays pending until `cancel` is called.
 */
export function createNavigationCancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: NavigationCanceledError) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Handles the rejection. Otherwise the browser would report an unhandled rejection.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new NavigationCanceledError()) }
}
