/** Rejects a wait for content when another navigation cancels it. */
export class NavigationCancelledError extends Error {}

/** Creates a promise that `cancel` rejects with {@link NavigationCancelledError}. It stays pending until then. */
export function createNavigationCancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: NavigationCancelledError) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Prevents an unhandled rejection.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new NavigationCancelledError()) }
}
