/** The window must be hidden for longer than this time in milliseconds. */
const MIN_HIDDEN_MS = 3_000

/**
 * Registers a listener that is called when the window is shown after it was hidden for a while. Returns an unregister
 * function.
 */
export function onWindowReturn(listener: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > MIN_HIDDEN_MS) listener()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}
