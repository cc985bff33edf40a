import type { Command } from './keys/shortcuts'
import { type Point, type ReadingMode, type TapZones, type Zone, zoneAt } from './tapZones'

/** One gesture from its first pointer down to its last pointer up. */
export interface Gesture {
  readonly from: Point
  readonly to: Point
  readonly duration: number
  /** How many pointers were down at the same time, at most. */
  readonly pointers: number
}

/** In which a gesture is judged. */
export interface GestureContext {
  /** The room of the page, in the coordinates of the gesture. */
  readonly room: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly mode: ReadingMode
  readonly zones: TapZones
  /** Whether zones turn or scroll; else every tap calls the bars. */
  readonly taps: boolean
  readonly swipes: boolean
}

/**
 * The one judge of gestures: what a person asked for, if anything. Two pointers never turn a page; a tap is short and still,
 * a swipe long and straight, everything else is nothing. Gestures on controls, with other mouse buttons and while text is
 * selected are not brought before it (`watchGestures`); nor are keys with a modifier (`commandOfKey`).
 */
export function commandOfGesture(
  pointing: Gesture,
  { room, mode, zones, taps, swipes }: GestureContext,
): Command | undefined {
  if (!isTap(pointing)) return swipes ? pageTurnOfSwipe(swipeDirection(pointing), mode) : undefined
  const point = { x: pointing.to.x - room.left, y: pointing.to.y - room.top }
  const zone = zoneAt(point, room, mode, zones)
  if (zone === 'menu' || !taps) return 'bars'
  return mode === 'WEBTOON' ? scrolling[zone] : zone
}

const scrolling = { next: 'scrollOn', previous: 'scrollBack' } as const

/** A tap is short and still and made by one pointer. */
export const isTap = ({ from, to, duration, pointers }: Gesture): boolean =>
  pointers === 1 && duration < 500 && Math.hypot(to.x - from.x, to.y - from.y) < 10

/** A swipe is long, straight and made by one pointer; undefined when it is none. */
export function swipeDirection({ from, to, pointers }: Gesture): 'left' | 'right' | 'up' | 'down' | undefined {
  const across = to.x - from.x
  const down = to.y - from.y
  const far = Math.max(Math.abs(across), Math.abs(down))
  const straight = Math.min(Math.abs(across), Math.abs(down)) * 2 < far
  if (pointers !== 1 || far < 40 || !straight) return undefined
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}

/** What a swipe asks for: the page follows the finger. */
export function pageTurnOfSwipe(
  direction: ReturnType<typeof swipeDirection>,
  mode: ReadingMode,
): Exclude<Zone, 'menu'> | undefined {
  if (mode === 'WEBTOON' || direction === undefined) return undefined
  if (mode === 'VERTICAL') return direction === 'up' ? 'next' : direction === 'down' ? 'previous' : undefined
  if (direction === 'up' || direction === 'down') return undefined
  return (direction === 'left') === (mode === 'LEFT_TO_RIGHT') ? 'next' : 'previous'
}
