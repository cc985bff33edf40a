/**
 * Interval in milliseconds at which the client fetches the server settings again. This is necessary, because the server
 * sends no live events when another administrator changes the settings.
 */
const POLL_INTERVAL_MS = 15_000

/**
 * Returns a function with which the caller registers a listener. The returned function in turn returns a function that
 * removes the listener. While the page is visible, the listener is called at intervals of {@link POLL_INTERVAL_MS}. It
 * is also called when the user returns to the page.
 * @param id id of the settings record. The listener is called with this id.
 */
export const createServerSettingsPoller =
  (id: string) =>
  (listener: (id: string) => void): (() => void) => {
    const request = () => document.visibilityState === 'visible' && listener(id)
    const timer = setInterval(request, POLL_INTERVAL_MS)
    window.addEventListener('focus', request)
    document.addEventListener('visibilitychange', request)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', request)
      document.removeEventListener('visibilitychange', request)
    }
  }
