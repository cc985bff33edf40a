/** Minimum distance in pixels that a finger must pull to open the next or previous book. */
const PULL_DISTANCE_PX = 72

/**
 * Calls `onPull` when the user pulls a webtoon beyond its start or end. Ignores a pull that begins in the middle of the
 * webtoon. Also ignores a drag that pans a zoomed webtoon. While the card of the previous or next book covers the
 * webtoon, reports every pull.
 * @param surface  element that contains the webtoon
 * @param isCardShown  returns whether the card of the previous or next book is visible
 * @returns function that removes the event listeners
 */
export function watchWebtoonOverscroll(
  surface: HTMLElement,
  isCardShown: () => boolean,
  onPull: (direction: 'next' | 'previous') => void,
): () => void {
  let start: { x: number; y: number; onCard: boolean; atStart: boolean; atEnd: boolean } | undefined
  const onTouchStart = ({ touches }: TouchEvent) => {
    const [touch, second] = touches
    const strip = surface.querySelector<HTMLElement>('[data-webtoon]')
    start = undefined
    const onCard = isCardShown()
    if (!touch || second || !strip || (strip.style.transform && !onCard)) return
    const { scrollTop, scrollHeight, clientHeight } = strip
    const atEnd = scrollHeight - clientHeight - scrollTop <= 2
    start = { x: touch.clientX, y: touch.clientY, onCard, atStart: onCard || scrollTop <= 2, atEnd: onCard || atEnd }
  }
  const onTouchEnd = ({ touches, changedTouches: [touch] }: TouchEvent) => {
    if (!start || !touch || touches.length > 0) return
    const { x, y, onCard, atStart, atEnd } = start
    const distanceUp = y - touch.clientY
    start = undefined
    if (Math.abs(distanceUp) < PULL_DISTANCE_PX || Math.abs(x - touch.clientX) * 2 > Math.abs(distanceUp)) return
    if (onCard === isCardShown() && (distanceUp > 0 ? atEnd : atStart)) onPull(distanceUp > 0 ? 'next' : 'previous')
  }
  const abort = new AbortController()
  const options = { passive: true, signal: abort.signal }
  surface.addEventListener('touchstart', onTouchStart, options)
  surface.addEventListener('touchend', onTouchEnd, options)
  return () => abort.abort()
}
