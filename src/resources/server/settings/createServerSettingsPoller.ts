/**
 * Interval in milliseconds at which the settings are read. The server sends no live events for settings, so polling
 * finds the changes by other administrators.
 */
const POLL_INTERVAL_MS = 15_000

/**
 * Calls the listener at intervals, and when the user returns to the page. Pauses while the page is hidden.
 * @param id id of the record, passed to the listener
 * @returns function that stops the polling
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
