/** Interval of the reads. Settings have no live events, so changes by other administrators are found by polling. */
const POLL_INTERVAL_MS = 15_000

/**
 * Requests a new read of settings regularly, and when the user returns to the page. Pauses while the page is hidden.
 * @param id  id of the record, passed to the listener
 * @returns function that stops the polling
 */
export const pollSettings =
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
