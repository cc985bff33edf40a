import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListGeometry } from './listScrollPosition'
import { isWindowScrolling, onceScrollingEnds } from './scrollActivity'
import { useListScrollPosition } from './useListScrollPosition'

type ScrollAnchorOptions<Item> = ListGeometry & {
  /** Whether the list has been measured. False for a placeholder, because the geometry of the list is then unknown. */
  isMeasured: boolean
  /**
   * Element that contains all items. In a grid, the attribute `data-index` of each cell contains the index of its item.
   * In a table, the attribute `data-row` of each row contains the index of its item.
   */
  container: RefObject<HTMLElement | null>
  total: number
  itemAt: (index: number) => Item | undefined
  first: number
  last: number
  onVisible?: (first: number, last: number) => void
  refocus: (index: number) => void
}

type WithId = { id: string }
type AnchorItem = { id: string; index: number }
type ScrollAnchor = {
  scrollY: number
  total: number
  /**
   * Items that were visible when the anchor was recorded. At first, `index` is the list index of the item. When
   * `updateAnchor` scrolls the window, it adds the number of scrolled items (see `scrolledItems`) to `index`.
   */
  items: readonly AnchorItem[]
  /**
   * Number of list indexes by which the items have moved sideways since the anchor was recorded. Scrolling by rows
   * cannot undo this movement. Example: in a grid with 4 columns, the index of each item has grown by 6. The window has
   * scrolled by 1 row, which equals 4 indexes. The rest, 2 indexes, is the sideways movement.
   */
  sidewaysShift: number
}
type AnchorUpdate = {
  anchor: ScrollAnchor | undefined
  /**
   * Number of items by which `updateAnchor` has scrolled the window: scrolled rows times columns. Negative for
   * scrolling towards the top.
   */
  scrolledItems: number
  /**
   * Number of list indexes by which the visible items have moved since the previous update. Undefined if the number is
   * unknown.
   */
  movedItems?: number
}

/**
 * Minimum number of items in an anchor (the recorded visible items). {@link updateAnchor} removes an item from the
 * anchor if the item has moved by a different distance than most items. If fewer items than the minimum remain,
 * `updateAnchor` records all visible items as a new anchor. With too few items, a single reordered item could look like
 * a movement of the whole list.
 */
const MIN_ANCHOR_ITEMS = 3
/**
 * Maximum distance of a moved item from its old position in the list, in items. The code searches for the item up to
 * this distance before and after the old position.
 */
const SEARCH_RADIUS_ITEMS = 240

/**
 * Prevents visible items from moving on the screen when items above them are added or removed. To compensate the
 * movement, scrolls by whole rows. Does nothing at the top of the list and during scrolling. Also lets the same items
 * stay visible when the geometry of the list changes (see {@link useListScrollPosition}).
 */
export function useScrollAnchor<Item extends WithId>(options: ScrollAnchorOptions<Item>): void {
  const { isMeasured, columns, rowHeight, topPx, topBarsPx } = options
  useListScrollPosition(isMeasured ? { columns, rowHeight, topPx, topBarsPx } : undefined)
  const latest = useRef(options)
  const anchor = useRef<ScrollAnchor>(undefined)
  const focus = useRef<AnchorItem>(undefined)
  useLayoutEffect(() => {
    latest.current = options
    const update: AnchorUpdate = isWindowScrolling()
      ? { anchor: anchor.current, scrolledItems: 0 }
      : updateAnchor(anchor.current, options)
    anchor.current = update.anchor
    followFocus(options, focus, update)
  })
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    const onScroll = () => {
      unsubscribe ??= onceScrollingEnds(() => {
        unsubscribe = undefined
        anchor.current = updateAnchor(anchor.current, latest.current).anchor
      })
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      unsubscribe?.()
    }
  }, [])
}

/**
 * Measures how far the items of the anchor (the recorded visible items) have moved in the list. Scrolls the window by
 * this distance. If the user has scrolled since the last update, only records a new anchor.
 */
function updateAnchor<Item extends WithId>(
  anchor: ScrollAnchor | undefined,
  list: ScrollAnchorOptions<Item>,
): AnchorUpdate {
  if (anchor?.scrollY !== window.scrollY) return { anchor: captureAnchor(list), scrolledItems: 0 }
  const matches = anchor.items.map(({ id, index }) => ({ id, index, newIndex: findIndexNear(index, id, list) }))
  const shift = median(matches.flatMap(({ index, newIndex }) => (newIndex === undefined ? [] : newIndex - index)))
  if (shift === undefined) return { anchor: requestMissingItems(anchor, list), scrolledItems: 0 }
  // Scrolls only by whole rows. The rest of the shift moves the items to another column. Scrolling cannot undo this.
  const rows = Math.trunc(shift / list.columns)
  if (rows !== 0) window.scrollTo({ top: window.scrollY + rows * list.rowHeight })
  const scrolledItems = rows * list.columns
  const items = matches
    .filter(({ index, newIndex }) => newIndex === undefined || newIndex - index === shift)
    .map(({ id, index }) => ({ id, index: index + scrolledItems }))
  const next: ScrollAnchor = { scrollY: window.scrollY, total: list.total, items, sidewaysShift: shift - scrolledItems }
  return {
    anchor: items.length < MIN_ANCHOR_ITEMS ? (captureAnchor(list) ?? next) : next,
    scrolledItems,
    movedItems: shift - anchor.sidewaysShift,
  }
}

/**
 * Requests the part of the list to which the items of the anchor (the recorded visible items) may have moved. Called
 * when the loaded items contain no item of the anchor. If the list has become longer, requests the items just after the
 * visible items. If the list has become shorter, requests the items just before the visible items. Requests no items if
 * the length has not changed, or has changed by more than {@link SEARCH_RADIUS_ITEMS}.
 * @returns the anchor with the current length of the list
 */
function requestMissingItems<Item extends WithId>(
  anchor: ScrollAnchor,
  { total, first, last, onVisible }: ScrollAnchorOptions<Item>,
): ScrollAnchor {
  const totalChange = total - anchor.total
  if (totalChange !== 0 && Math.abs(totalChange) <= SEARCH_RADIUS_ITEMS)
    onVisible?.(Math.max(0, first + Math.min(0, totalChange)), last + Math.max(0, totalChange))
  return { ...anchor, total }
}

/**
 * Returns the visible items as an anchor, so that a later update can measure how far these items have moved. Returns
 * undefined at the top of the list, and while no visible item is loaded.
 */
function captureAnchor<Item extends WithId>({
  itemAt,
  total,
  columns,
  rowHeight,
  topPx,
  topBarsPx,
}: ScrollAnchorOptions<Item>): ScrollAnchor | undefined {
  const offsetPx = window.scrollY + topBarsPx - topPx
  if (offsetPx <= 0 || window.scrollY === 0) return undefined
  const first = Math.round(offsetPx / rowHeight) * columns
  const count = Math.max(1, Math.ceil((window.innerHeight - topBarsPx) / rowHeight)) * columns
  const items: AnchorItem[] = []
  for (let index = first; index < Math.min(total, first + count); index += 1) {
    const item = itemAt(index)
    if (item) items.push({ id: item.id, index })
  }
  return items.length > 0 ? { scrollY: window.scrollY, total, items, sidewaysShift: 0 } : undefined
}

function median(values: number[]): number | undefined {
  values.sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)]
}

function findIndexNear<Item extends WithId>(index: number, id: string, { itemAt, total }: ScrollAnchorOptions<Item>) {
  for (let distance = 0; distance <= SEARCH_RADIUS_ITEMS; distance += 1) {
    for (const candidate of [index + distance, index - distance])
      if (candidate >= 0 && candidate < total && itemAt(candidate)?.id === id) return candidate
  }
  return undefined
}

/**
 * Moves the focus to the cell that now shows the focused item. The React key of a cell is the item index. After the
 * item has moved to another index, another cell shows the item, but the old cell still has the focus.
 */
function followFocus<Item extends WithId>(
  options: ScrollAnchorOptions<Item>,
  focus: { current: AnchorItem | undefined },
  { scrolledItems, movedItems }: AnchorUpdate,
) {
  const { container, itemAt, first, last, refocus } = options
  const focused = document.activeElement
  const cell =
    focused?.matches('[data-card-link]') && container.current?.contains(focused)
      ? focused.closest<HTMLElement>('[data-index], [data-row]')
      : undefined
  const index = cell ? Number(cell.dataset.index ?? cell.dataset.row) : undefined
  const item = index === undefined ? undefined : itemAt(index)
  const previous = focus.current
  if (index === undefined || !item) {
    if (index !== previous?.index) focus.current = undefined
    return
  }
  focus.current = { id: item.id, index }
  if (previous?.index !== index || previous.id === item.id) return
  const newIndex = findIndexNear(index, previous.id, options)
  const isVisible = (candidate: number) => candidate >= first + scrolledItems && candidate <= last + scrolledItems
  const target =
    newIndex !== undefined && (newIndex - index === movedItems || isVisible(newIndex))
      ? newIndex
      : index + scrolledItems
  const targetItem = itemAt(target)
  if (target === index || !targetItem) return
  focus.current = { id: targetItem.id, index: target }
  refocus(target)
}
