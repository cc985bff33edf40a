import type { ReaderCommand } from './keys/readerShortcuts'
import { getTapZoneAtPoint, type Point, type ReadingMode, type TapZone, type TapZoneResolver } from './tapZones'

/**
 * Gesture, for example a tap or swipe, from the press of the first finger or mouse button to the release of the last
 * finger or mouse button. `duration` is in milliseconds.
 */
export interface PointerGesture {
  readonly from: Point
  readonly to: Point
  readonly duration: number
  /** Maximum number of fingers that touched the screen at the same time. 1 for a mouse. */
  readonly pointers: number
}

/** Reader settings and page position that determine which command a gesture runs. */
export interface PageGestureSettings {
  /** Position and size of the page, in the same coordinate system as the points of the gesture. */
  readonly pageBounds: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly mode: ReadingMode
  readonly zones: TapZoneResolver
  /** Whether a tap can turn the page or scroll. If false, each tap shows or hides the toolbars. */
  readonly taps: boolean
  readonly swipes: boolean
}

/** Returns the command that a tap or swipe runs. Returns undefined if the gesture runs no command. */
export function findCommandOfGesture(
  gesture: PointerGesture,
  { pageBounds, mode, zones, taps, swipes }: PageGestureSettings,
): ReaderCommand | undefined {
  if (!isTapGesture(gesture)) return swipes ? getPageTurnOfSwipe(getSwipeDirection(gesture), mode) : undefined
  const point = { x: gesture.to.x - pageBounds.left, y: gesture.to.y - pageBounds.top }
  const zone = getTapZoneAtPoint(point, pageBounds, mode, zones)
  if (zone === 'menu' || !taps) return 'toggleToolbars'
  return mode === 'WEBTOON' ? scrollCommands[zone] : zone
}

const scrollCommands = { next: 'scrollForward', previous: 'scrollBack' } as const

/**
 * Returns whether a gesture is a tap. A tap has a single pointer, lasts less than 500 ms, and moves less than 10 px.
 */
export const isTapGesture = ({ from, to, duration, pointers }: PointerGesture): boolean =>
  pointers === 1 && duration < 500 && Math.hypot(to.x - from.x, to.y - from.y) < 10

/**
 * Returns the direction of a swipe. A swipe has a single pointer and a nearly horizontal or vertical line of at least
 * 40 px. Returns undefined if the gesture is not a swipe.
 */
export function getSwipeDirection({
  from,
  to,
  pointers,
}: PointerGesture): 'left' | 'right' | 'up' | 'down' | undefined {
  const across = to.x - from.x
  const down = to.y - from.y
  const length = Math.max(Math.abs(across), Math.abs(down))
  const isStraight = Math.min(Math.abs(across), Math.abs(down)) * 2 < length
  if (pointers !== 1 || length < 40 || !isStraight) return undefined
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}

/**
 * Returns whether a swipe turns to the next or previous page. In left-to-right books, a swipe to the left turns to the
 * next page. Returns undefined if the swipe turns no page.
 */
export function getPageTurnOfSwipe(
  direction: ReturnType<typeof getSwipeDirection>,
  mode: ReadingMode,
): Exclude<TapZone, 'menu'> | undefined {
  if (mode === 'WEBTOON' || direction === undefined) return undefined
  if (mode === 'VERTICAL') return direction === 'up' ? 'next' : direction === 'down' ? 'previous' : undefined
  if (direction === 'up' || direction === 'down') return undefined
  return (direction === 'left') === (mode === 'LEFT_TO_RIGHT') ? 'next' : 'previous'
}
