/** Distance of a pull beyond the end of a strip that requests the next or previous book, in pixels. */
const distance = 72

/**
 * Reports a finger that pulls a strip beyond one of its ends. Only a pull that starts at that end counts. Scrolling up
 * to the end and panning an enlarged strip do not.
 * @param surface  element that holds the strip
 * @returns function that stops watching
 */
export function watchOverscroll(surface: HTMLElement, onPull: (way: 'next' | 'previous') => void): () => void {
  let begun: { x: number; y: number; atStart: boolean; atEnd: boolean } | undefined
  const start = ({ touches }: TouchEvent) => {
    const [touch, second] = touches
    const strip = surface.querySelector<HTMLElement>('[data-webtoon]')
    begun = undefined
    if (!touch || second || !strip || strip.style.transform) return
    const { scrollTop, scrollHeight, clientHeight } = strip
    const atEnd = scrollHeight - clientHeight - scrollTop <= 2
    begun = { x: touch.clientX, y: touch.clientY, atStart: scrollTop <= 2, atEnd }
  }
  const end = ({ touches, changedTouches: [touch] }: TouchEvent) => {
    if (!begun || !touch || touches.length > 0) return
    const { x, y, atStart, atEnd } = begun
    const up = y - touch.clientY
    begun = undefined
    if (Math.abs(up) < distance || Math.abs(x - touch.clientX) * 2 > Math.abs(up)) return
    if (up > 0 ? atEnd : atStart) onPull(up > 0 ? 'next' : 'previous')
  }
  const stopped = new AbortController()
  const options = { passive: true, signal: stopped.signal }
  surface.addEventListener('touchstart', start, options)
  surface.addEventListener('touchend', end, options)
  return () => stopped.abort()
}
