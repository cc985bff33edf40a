import type { ReaderCommand } from './keys/readerShortcuts'
import { getTapZoneAtPoint, type Point, type ReadingMode, type TapZone, type TapZoneResolver } from './tapZones'

/** Gesture from the first press of a pointer to the last release. `duration` is in milliseconds. */
export interface PointerGesture {
  readonly from: Point
  readonly to: Point
  readonly duration: number
  /** Maximum number of pointers that were pressed at the same time during the gesture. */
  readonly pointers: number
}

/** Settings and layout that determine the command of a gesture. */
export interface PageGestureSettings {
  /** Box of the page, in the coordinates of the gesture. */
  readonly pageBounds: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly mode: ReadingMode
  readonly zones: TapZoneResolver
  /** Whether a tap can turn the page or scroll. If false, each tap toggles the toolbars. */
  readonly taps: boolean
  readonly swipes: boolean
}

/**
 * Returns the command of a gesture. Undefined if the gesture has no command. A tap is short and does not move. A swipe
 * is long and straight.
 */
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

/** Returns whether a gesture is a tap: a single pointer, shorter than 500 ms, moved less than 10 px. */
export const isTapGesture = ({ from, to, duration, pointers }: PointerGesture): boolean =>
  pointers === 1 && duration < 500 && Math.hypot(to.x - from.x, to.y - from.y) < 10

/**
 * Returns the direction of a swipe. A swipe has a single pointer and a straight line of at least 40 px. Undefined if
 * the gesture is not a swipe.
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
 * Returns the page turn of a swipe. Undefined for a swipe that does not turn pages. In left-to-right books, a swipe to
 * the left turns forward.
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
