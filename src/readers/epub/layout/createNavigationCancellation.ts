/** Rejects a wait for content that another navigation cancels. */
export class NavigationCancelledError extends Error {}

/**
 * Creates a promise that never resolves and that `cancel` rejects with {@link NavigationCancelledError}. Race it
 * against the content.
 */
export function createNavigationCancellation(): { readonly promise: Promise<never>; readonly cancel: () => void } {
  let rejectPromise: (reason: NavigationCancelledError) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    rejectPromise = reject
  })
  // Prevents an unhandled rejection.
  promise.catch(() => {})
  return { promise, cancel: () => rejectPromise(new NavigationCancelledError()) }
}
