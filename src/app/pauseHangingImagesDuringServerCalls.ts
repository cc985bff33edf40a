import { pendingServerCallStartTimes } from '../api/timeouts/slowServerCalls'

const CHECK_INTERVAL_MS = 1_000
const PAUSE_AFTER_MS = 2_000

/**
 * While a server call is pending, aborts images that take too long to load. When no call is pending, loads these images
 * again. Browsers open only six connections per host, and hanging images could otherwise occupy all of them.
 * @returns function that stops this behavior and loads the aborted images again
 */
export function pauseHangingImagesDuringServerCalls(): () => void {
  const firstSeenAt = new WeakMap<HTMLImageElement, number>()
  const abortedSources = new Map<HTMLImageElement, string>()
  const restore = () => {
    for (const [image, src] of abortedSources) if (!image.hasAttribute('src')) image.src = src
    abortedSources.clear()
  }
  const check = () => {
    const waitedMs = Math.max(0, ...[...pendingServerCallStartTimes.values()].map(at => Date.now() - at))
    if (pendingServerCallStartTimes.size === 0) restore()
    if (waitedMs < CHECK_INTERVAL_MS) return
    for (const image of document.images) {
      const src = image.getAttribute('src')
      if (!src || image.complete) continue
      const since = firstSeenAt.get(image) ?? Date.now()
      firstSeenAt.set(image, since)
      if (Date.now() - since < PAUSE_AFTER_MS) continue
      abortedSources.set(image, src)
      image.removeAttribute('src')
    }
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    restore()
  }
}
