/** What a tap on the page asks for. */
export type Zone = 'next' | 'previous' | 'menu'

export type ReadingMode = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'

export interface Point {
  readonly x: number
  readonly y: number
}

const edge = 0.25

/**
 * The zone of a point: a quarter at each edge of the reading axis turns, the middle calls the menu.
 * @param point  from the top left corner of the view
 */
export function zoneAt(point: Point, view: { width: number; height: number }, mode: ReadingMode): Zone {
  const upright = mode === 'VERTICAL' || mode === 'WEBTOON'
  const along = upright ? point.y / view.height : point.x / view.width
  if (along >= edge && along <= 1 - edge) return 'menu'
  const forward = mode === 'RIGHT_TO_LEFT' ? along < edge : along > 1 - edge
  return forward ? 'next' : 'previous'
}

export interface Pointing {
  readonly from: Point
  readonly to: Point
  readonly duration: number
  /** How many pointers were down at the same time, at most. */
  readonly pointers: number
}

/** A tap is short and still and made by one pointer. */
export const isTap = ({ from, to, duration, pointers }: Pointing): boolean =>
  pointers === 1 && duration < 500 && Math.hypot(to.x - from.x, to.y - from.y) < 10

/** A swipe is long, straight and made by one pointer; undefined when it is none. */
export function swipe({ from, to, pointers }: Pointing): 'left' | 'right' | 'up' | 'down' | undefined {
  const across = to.x - from.x
  const down = to.y - from.y
  const far = Math.max(Math.abs(across), Math.abs(down))
  const straight = Math.min(Math.abs(across), Math.abs(down)) * 2 < far
  if (pointers !== 1 || far < 40 || !straight) return undefined
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'up' : 'down'
}

/** What a swipe asks for: the page follows the finger. */
export function swipeTurn(direction: ReturnType<typeof swipe>, mode: ReadingMode): Zone | undefined {
  if (mode === 'WEBTOON' || direction === undefined) return undefined
  if (mode === 'VERTICAL') return direction === 'up' ? 'next' : direction === 'down' ? 'previous' : undefined
  if (direction === 'up' || direction === 'down') return undefined
  return (direction === 'left') === (mode === 'LEFT_TO_RIGHT') ? 'next' : 'previous'
}
