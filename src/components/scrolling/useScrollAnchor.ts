import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isScrolling, onScrollEnd } from './scrollActivity'

type List<Item> = {
  /** What holds the list's cells or rows, each of which carries its index as `data-index` or `data-row`. */
  list: RefObject<HTMLElement | null>
  total: number
  itemAt: (index: number) => Item | undefined
  /** What is on the screen, and the way to have the pages of more read. */
  first: number
  last: number
  onVisible?: (first: number, last: number) => void
  columns: number
  rowHeight: number
  /** Distance of the first row from the top of the document. */
  top: number
  /** What lies over the list at the window's upper edge. */
  bars: number
  /** Leads the focus to where the thing that had it stands now. */
  refocus: (index: number) => void
}

type Identified = { id: string }
type Spot = { id: string; index: number }
type Held = {
  scrollY: number
  total: number
  /** What was in sight, as far as it moved with the list only: it tells how far the list has moved. */
  spots: readonly Spot[]
  /** By so many places, fewer than a row, the list has moved sideways. */
  aside: number
}
/** Where a place is held, and by how many places the list has just moved: as many as the window was scrolled by, and sideways. */
type Settled = { held: Held | undefined; scrolled: number; step?: number }

/** Fewer of them do not tell what moves the list from what moves by itself. */
const WITNESSES = 3
/** So far to both sides a thing is looked for: a few pages of a list. */
const FAR = 240

/**
 * What is in sight stays where it is when things come or go above it: the window is scrolled by as many whole rows as they moved,
 * and the focus stays with its thing. Not where the list begins in sight, and not while the person scrolls.
 */
export function useScrollAnchor<Item extends Identified>(asked: List<Item>): void {
  const latest = useRef(asked)
  const held = useRef<Held>(undefined)
  const focus = useRef<Spot>(undefined)
  useLayoutEffect(() => {
    latest.current = asked
    const now = isScrolling() ? { held: held.current, scrolled: 0 } : settled(held.current, asked)
    held.current = now.held
    followFocus(asked, focus, now)
  })
  useEffect(() => {
    let forget: (() => void) | undefined
    const follow = () => {
      forget ??= onScrollEnd(() => {
        forget = undefined
        held.current = settled(held.current, latest.current).held
      })
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      forget?.()
    }
  }, [])
}

/** Scrolls after what was in sight. Where the person has scrolled to another place, that is held from now on. */
function settled<Item extends Identified>(held: Held | undefined, list: List<Item>): Settled {
  if (held?.scrollY !== window.scrollY) return { held: placeNow(list), scrolled: 0 }
  const found = held.spots.map(({ id, index }) => ({ id, index, now: indexNear(index, id, list) }))
  const moved = median(found.flatMap(({ index, now }) => (now === undefined ? [] : now - index)))
  if (moved === undefined) return { held: sought(held, list), scrolled: 0 }
  // Fewer cards than a row move the others sideways only.
  const rows = Math.trunc(moved / list.columns)
  if (rows !== 0) window.scrollTo({ top: window.scrollY + rows * list.rowHeight })
  const scrolled = rows * list.columns
  const spots = found
    .filter(({ index, now }) => now === undefined || now - index === moved)
    .map(({ id, index }) => ({ id, index: index + scrolled }))
  const kept = { scrollY: window.scrollY, total: list.total, spots, aside: moved - scrolled }
  return {
    held: spots.length < WITNESSES ? (placeNow(list) ?? kept) : kept,
    scrolled,
    step: moved - held.aside,
  }
}

/** So many came or went at once that nothing of it is loaded any more: as far as that may be, more is read, once. */
function sought<Item extends Identified>(held: Held, { total, first, last, onVisible }: List<Item>): Held {
  const by = total - held.total
  if (by !== 0 && Math.abs(by) <= FAR) onVisible?.(Math.max(0, first + Math.min(0, by)), last + Math.max(0, by))
  return { ...held, total }
}

/** The things in sight; undefined while they are on their way, and where the list begins in sight. */
function placeNow<Item extends Identified>({
  itemAt,
  total,
  columns,
  rowHeight,
  top,
  bars,
}: List<Item>): Held | undefined {
  const into = window.scrollY + bars - top
  if (into <= 0 || window.scrollY === 0) return undefined
  const first = Math.round(into / rowHeight) * columns
  const count = Math.max(1, Math.ceil((window.innerHeight - bars) / rowHeight)) * columns
  const spots: Spot[] = []
  for (let index = first; index < Math.min(total, first + count); index += 1) {
    const item = itemAt(index)
    if (item) spots.push({ id: item.id, index })
  }
  return spots.length > 0 ? { scrollY: window.scrollY, total, spots, aside: 0 } : undefined
}

function median(steps: number[]): number | undefined {
  steps.sort((one, other) => one - other)
  return steps[Math.floor(steps.length / 2)]
}

function indexNear<Item extends Identified>(index: number, id: string, { itemAt, total }: List<Item>) {
  for (let step = 0; step <= FAR; step += 1) {
    for (const at of [index + step, index - step]) if (at >= 0 && at < total && itemAt(at)?.id === id) return at
  }
  return undefined
}

/**
 * Cells are drawn by their index: when a thing moves, the focus would be left on another. It follows where the list moved, and
 * within what is in sight; a thing that went elsewhere by itself leaves it where it is on the screen.
 */
function followFocus<Item extends Identified>(
  asked: List<Item>,
  focus: { current: Spot | undefined },
  { scrolled, step }: Settled,
) {
  const { list, itemAt, first, last, refocus } = asked
  const link = document.activeElement
  const cell =
    link?.matches('[data-card-link]') && list.current?.contains(link)
      ? link.closest<HTMLElement>('[data-index], [data-row]')
      : undefined
  const index = cell ? Number(cell.dataset.index ?? cell.dataset.row) : undefined
  const item = index === undefined ? undefined : itemAt(index)
  const before = focus.current
  if (index === undefined || !item) {
    if (index !== before?.index) focus.current = undefined
    return
  }
  focus.current = { id: item.id, index }
  if (before?.index !== index || before.id === item.id) return
  const now = indexNear(index, before.id, asked)
  const isInSight = (at: number) => at >= first + scrolled && at <= last + scrolled
  const to = now !== undefined && (now - index === step || isInSight(now)) ? now : index + scrolled
  const there = itemAt(to)
  if (to === index || !there) return
  focus.current = { id: there.id, index: to }
  refocus(to)
}
