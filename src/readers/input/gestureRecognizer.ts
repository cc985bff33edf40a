import type { ReaderCommand } from './keys/readerShortcuts'
import { type Point, type ReadingMode, type TapZone, type TapZoneResolver, tapZoneAt } from './tapZones'

/** Gesture from the first pointer down to the last pointer up; `duration` is in milliseconds. */
export interface PointerGesture {
  readonly from: Point
  readonly to: Point
  readonly duration: number
  /** Largest number of simultaneous pointers. */
  readonly pointers: number
}

/** Settings and layout that determine the command of a gesture. */
export interface PageGestureContext {
  /** Bounding box of the page, in the coordinates of the gesture. */
  readonly pageBounds: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly mode: ReadingMode
  readonly zones: TapZoneResolver
  /** Whether taps turn or scroll; otherwise each tap toggles the toolbars. */
  readonly taps: boolean
  readonly swipes: boolean
}

/**
 * Returns the command of a gesture, or undefined. A tap is short and does not move; a swipe is long and straight.
 * Gestures with two pointers have no command. `watchPointerGestures` ignores gestures on controls, with other mouse buttons,
 * and while text is selected.
 */
export function commandOfGesture(
  gesture: PointerGesture,
  { pageBounds, mode, zones, taps, swipes }: PageGestureContext,
): ReaderCommand | undefined {
  if (!isTapGesture(gesture)) return swipes ? pageTurnOfSwipe(swipeDirectionOf(gesture), mode) : undefined
  const point = { x: gesture.to.x - pageBounds.left, y: gesture.to.y - pageBounds.top }
  const zone = tapZoneAt(point, pageBounds, mode, zones)
  if (zone === 'menu' || !taps) return 'toggleToolbars'
  return mode === 'WEBTOON' ? scrollCommands[zone] : zone
}

const scrollCommands = { next: 'scrollForward', previous: 'scrollBack' } as const

/** Returns whether a gesture is a tap: one pointer, shorter than 500 ms, moved less than 10 px. */
export const isTapGesture = ({ from, to, duration, pointers }: PointerGesture): boolean =>
  pointers === 1 && duration < 500 && Math.hypot(to.x - from.x, to.y - from.y) < 10

/**
 * Returns the direction of a swipe: one pointer, a straight line, at least 40 px. Returns undefined for other gestures.
 */
export function swipeDirectionOf({ from, to, pointers }: PointerGesture): 'left' | 'right' | 'up' | 'down' | undefined {
  const across = to.x - from.x
  const down = to.y - from.y
  const length = Math.max(Math.abs(across), Math.abs(down))
  const isStraight = Math.min(Math.abs(across), Math.abs(down)) * 2 < length
  if (pointers !== 1 || length < 40 || !isStraight) return undefined
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}

/**
 * Returns the page turn of a swipe, or undefined for a swipe along the other axis. The page follows the finger: in
 * left-to-right books a swipe to the left turns forward.
 */
export function pageTurnOfSwipe(
  direction: ReturnType<typeof swipeDirectionOf>,
  mode: ReadingMode,
): Exclude<TapZone, 'menu'> | undefined {
  if (mode === 'WEBTOON' || direction === undefined) return undefined
  if (mode === 'VERTICAL') return direction === 'up' ? 'next' : direction === 'down' ? 'previous' : undefined
  if (direction === 'up' || direction === 'down') return undefined
  return (direction === 'left') === (mode === 'LEFT_TO_RIGHT') ? 'next' : 'previous'
}
