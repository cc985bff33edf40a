/**
 * Interval in milliseconds at which the server settings are fetched again, to detect changes by other administrators.
 * The server sends no live events about the settings.
 */
const POLL_INTERVAL_MS = 15_000

/**
 * Creates a function that registers a listener. The listener is called at intervals and when the user returns to the
 * page, but not while the page is hidden. Returns an unregister function.
 * @param id id of the settings record, passed to the listener
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
