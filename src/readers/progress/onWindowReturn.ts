/** Time in milliseconds. The listener is called only if the page was hidden for longer than this time. */
const MIN_HIDDEN_MS = 3_000

/**
 * Registers a listener that is called when the page becomes visible again, for example because the user selects its
 * tab. The listener is not called if the page was hidden only for {@link MIN_HIDDEN_MS} or less.
 * @returns unregister function
 */
export function onWindowReturn(listener: () => void): () => void {
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > MIN_HIDDEN_MS) listener()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}
