import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isScrolling, onScrollEnd } from './scrollActivity'

type List<Item> = {
  /** Container of the cells or rows. Each has its index in `data-index` or `data-row`. */
  list: RefObject<HTMLElement | null>
  total: number
  itemAt: (index: number) => Item | undefined
  /** Index of the first visible item. */
  first: number
  /** Index of the last visible item. */
  last: number
  /** Requests that the items of an index range are loaded. */
  onVisible?: (first: number, last: number) => void
  columns: number
  /** Height of a row including the gap, in CSS pixels. */
  rowHeight: number
  /** Distance of the first row from the top of the document, in CSS pixels. */
  top: number
  /** Height of the bars that cover the list at the top of the window, in CSS pixels. */
  bars: number
  /** Moves the focus to the item at an index. */
  refocus: (index: number) => void
}

type Identified = { id: string }
type Spot = { id: string; index: number }
type Held = {
  scrollY: number
  total: number
  /** Visible items that have moved only together with the list. Their shift is the shift of the list. */
  spots: readonly Spot[]
  /** Shift within a row that scrolling cannot compensate, in items. */
  aside: number
}
/** Result of {@link settled}. */
type Settled = {
  held: Held | undefined
  /** Number of items by which the window was scrolled to follow the list; whole rows, negative towards the top. */
  scrolled: number
  /** Number of items by which the list moved since the last update, including the shift within a row. */
  step?: number
}

/** Minimum number of anchor items. With fewer, the shift of the list cannot be distinguished from the move of a single item. */
const WITNESSES = 3
/** Distance in items, in both directions, within which a moved item is searched: a few pages of a list. */
const FAR = 240

/**
 * Scroll anchoring for a virtualized list: keeps the visible items in position when items above them are added or removed. Scrolls the
 * window by whole rows and moves the focus together with its item. Inactive at the top of the list and while the user scrolls.
 */
export function useScrollAnchor<Item extends Identified>(asked: List<Item>): void {
  const latest = useRef(asked)
  const held = useRef<Held>(undefined)
  const focus = useRef<Spot>(undefined)
  useLayoutEffect(() => {
    latest.current = asked
    const update: Settled = isScrolling() ? { held: held.current, scrolled: 0 } : settled(held.current, asked)
    held.current = update.held
    followFocus(asked, focus, update)
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

/** Scrolls the window by the shift of the anchor items. When the user has scrolled since, captures a new anchor instead. */
function settled<Item extends Identified>(held: Held | undefined, list: List<Item>): Settled {
  if (held?.scrollY !== window.scrollY) return { held: placeNow(list), scrolled: 0 }
  const found = held.spots.map(({ id, index }) => ({ id, index, newIndex: indexNear(index, id, list) }))
  const moved = median(found.flatMap(({ index, newIndex }) => (newIndex === undefined ? [] : newIndex - index)))
  if (moved === undefined) return { held: sought(held, list), scrolled: 0 }
  // A shift of less than a row moves the cards only sideways.
  const rows = Math.trunc(moved / list.columns)
  if (rows !== 0) window.scrollTo({ top: window.scrollY + rows * list.rowHeight })
  const scrolled = rows * list.columns
  const spots = found
    .filter(({ index, newIndex }) => newIndex === undefined || newIndex - index === moved)
    .map(({ id, index }) => ({ id, index: index + scrolled }))
  const kept: Held = { scrollY: window.scrollY, total: list.total, spots, aside: moved - scrolled }
  return {
    held: spots.length < WITNESSES ? (placeNow(list) ?? kept) : kept,
    scrolled,
    step: moved - held.aside,
  }
}

/** Handles a change so large that no anchor item is loaded any more: requests the range to which the items may have moved, once per change. */
function sought<Item extends Identified>(held: Held, { total, first, last, onVisible }: List<Item>): Held {
  const by = total - held.total
  if (by !== 0 && Math.abs(by) <= FAR) onVisible?.(Math.max(0, first + Math.min(0, by)), last + Math.max(0, by))
  return { ...held, total }
}

/** Captures the visible items as anchor. Returns undefined while they load and when the top of the list is visible. */
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
  steps.sort((a, b) => a - b)
  return steps[Math.floor(steps.length / 2)]
}

function indexNear<Item extends Identified>(index: number, id: string, { itemAt, total }: List<Item>) {
  for (let distance = 0; distance <= FAR; distance += 1) {
    for (const at of [index + distance, index - distance]) if (at >= 0 && at < total && itemAt(at)?.id === id) return at
  }
  return undefined
}

/**
 * Moves the focus with its item. Cells are keyed by index, so without this the focus would stay on the cell and change the item. The focus
 * follows an item that moves with the list or stays visible. When a single item moves elsewhere, the focus keeps its position on the screen.
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
