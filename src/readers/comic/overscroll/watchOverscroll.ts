import { getSwipeDirection } from '../../input/pointerGestureCommands'
import type { Point } from '../../input/tapZones'
import { measureHorizontalScroll } from '../zoom/measureHorizontalScroll'

/** Minimum distance in pixels that a finger must pull to turn the page or to open the next or previous book. */
const PULL_DISTANCE_PX = 72

type PullDirection = NonNullable<ReturnType<typeof getSwipeDirection>>

/**
 * Calls `onPull` when the user pulls in a direction in which the pages cannot scroll further. Ignores a pull if the
 * pages could still scroll in this direction when the pull began. Also ignores a drag that pans zoomed pages. While the
 * card of the previous or next book covers the pages, reports every pull.
 * @param surface  element that contains the viewer
 * @param findScroller  returns the element in `surface` that scrolls the visible pages; null or undefined to ignore
 *   pulls
 * @param isCardShown  returns whether the card of the previous or next book is visible
 * @param onPull  called with the direction in which the finger has moved
 * @returns function that removes the event listeners
 */
export function watchOverscroll(
  surface: HTMLElement,
  findScroller: () => HTMLElement | null | undefined,
  isCardShown: () => boolean,
  onPull: (direction: PullDirection) => void,
): () => void {
  let start: { from: Point; scroller: HTMLElement; onCard: boolean; scrollable: ScrollDistances } | undefined
  const onTouchStart = ({ touches }: TouchEvent) => {
    const [touch, second] = touches
    const scroller = findScroller()
    const onCard = isCardShown()
    const isZoomed = surface.querySelector<HTMLElement>(':scope > *')?.style.transform
    start = undefined
    if (!touch || second || !scroller || (isZoomed && !onCard)) return
    start = { from: pointOf(touch), scroller, onCard, scrollable: measureScrollDistances(scroller) }
  }
  const onTouchEnd = ({ touches, changedTouches: [touch] }: TouchEvent) => {
    if (!start || !touch || touches.length > 0) return
    const { from, scroller, onCard, scrollable } = start
    start = undefined
    const to = pointOf(touch)
    const direction = getSwipeDirection({ from, to, duration: 0, pointers: 1 })
    if (!direction || Math.hypot(to.x - from.x, to.y - from.y) < PULL_DISTANCE_PX) return
    // Not every browser cancels the pointer events of a pull. If these events have already turned the page, ignores the
    // pull.
    if (onCard !== isCardShown() || scroller !== findScroller()) return
    if (onCard || scrollable[direction] <= 2) onPull(direction)
  }
  const abort = new AbortController()
  const options = { passive: true, signal: abort.signal }
  surface.addEventListener('touchstart', onTouchStart, options)
  surface.addEventListener('touchend', onTouchEnd, options)
  return () => abort.abort()
}

/** Distance in pixels by which an element can still scroll, by the direction in which the finger moves. */
type ScrollDistances = Readonly<Record<PullDirection, number>>

function measureScrollDistances(scroller: HTMLElement): ScrollDistances {
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const { at, max } = measureHorizontalScroll(scroller)
  return { up: scrollHeight - clientHeight - scrollTop, down: scrollTop, left: max - at, right: at }
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })
