import { pendingCallStarts } from '../api/timeouts/slowCalls'

const CHECK_INTERVAL_MS = 1_000
const PAUSE_AFTER_MS = 2_000

/**
 * Aborts hanging images while a call or program file is pending, and reloads them afterwards. Over HTTP/1.1, browsers open six
 * connections per host, which hanging images would occupy.
 * @returns function that stops the watch and reloads aborted images
 */
export function pauseHangingImages(): () => void {
  const seenAt = new WeakMap<HTMLImageElement, number>()
  const aborted = new Map<HTMLImageElement, string>()
  const restore = () => {
    for (const [image, src] of aborted) if (!image.hasAttribute('src')) image.src = src
    aborted.clear()
  }
  const check = () => {
    const waitedMs = Math.max(0, ...[...pendingCallStarts.values()].map(at => Date.now() - at))
    if (pendingCallStarts.size === 0) restore()
    if (waitedMs < CHECK_INTERVAL_MS) return
    for (const image of document.images) {
      const src = image.getAttribute('src')
      if (!src || image.complete) continue
      const since = seenAt.get(image) ?? Date.now()
      seenAt.set(image, since)
      if (Date.now() - since < PAUSE_AFTER_MS) continue
      aborted.set(image, src)
      image.removeAttribute('src')
    }
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    restore()
  }
}
