import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import { getGridIndexForKeyIfChanged } from '../cards/getGridIndexForKey'
import { readFocusedItemIndex, storeFocusedItemIndex } from '../focus/focusedItemIndex'
import { useFocusItemOnceRendered } from '../focus/useFocusItemOnceRendered'
import { useRovingTabStop } from '../focus/useRovingTabStop'
import { useTrackScrollActivity } from '../scrolling/scrollActivity'
import { useElementWidthTopAndTextScale } from '../scrolling/useElementWidthTopAndTextScale'
import { useScrollAnchor } from '../scrolling/useScrollAnchor'
import { useScrollRestoreAfterReload } from '../scrolling/useScrollRestoreAfterReload'
import type { VirtualListHandle } from '../scrolling/virtualListHandle'

type TableRowsOptions<Item> = {
  total: number
  itemAt: (index: number) => Item | undefined
  onVisible?: (first: number, last: number) => void
  onTop?: (index: number, count: number) => void
  /** Height of a row at the default text size of 16 px, in CSS pixels. */
  rowHeight: number
  indexOfKey?: (key: string) => number | undefined
  ref?: Ref<VirtualListHandle>
}

/** Total height of the bars and the table head that cover rows at the top of the window, in CSS pixels. */
const TOP_BARS_PX = 152

/**
 * Virtualizes the rows of a table and handles their keyboard focus.
 * @returns the rendered rows, event handlers, `metrics` (size and position of the table body, with its `ref`),
 * `tabStop` (index of the row that the Tab key reaches), and `rowHeight` (height of a row at the text size of the user,
 * in CSS pixels)
 */
export function useVirtualTableRows<Item extends { id: string }>(rows: TableRowsOptions<Item>) {
  const { total, itemAt, onVisible, onTop, indexOfKey, ref } = rows
  const metrics = useElementWidthTopAndTextScale()
  const rowHeight = Math.round(rows.rowHeight * metrics.textScale)
  const [focused, setFocused] = useState(() => readFocusedItemIndex() ?? 0)
  const virtualizer = useRowVirtualizer(metrics.width > 0 ? total : 0, rowHeight, metrics.top)
  // This call updates `virtualizer.range`. Code that reads `range` must therefore come after this call.
  const virtualRows = virtualizer.getVirtualItems()
  useTrackScrollActivity()
  useScrollRestoreAfterReload(metrics.width > 0 ? total : 0)
  const first = virtualizer.range?.startIndex ?? 0
  const last = Math.min(total - 1, virtualizer.range?.endIndex ?? 0)
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const topIndex = Math.max(0, Math.round(((virtualizer.scrollOffset ?? 0) + TOP_BARS_PX - metrics.top) / rowHeight))
  useEffect(() => onTop?.(topIndex, 1), [topIndex, onTop])
  useImperativeHandle(
    ref,
    (): VirtualListHandle => ({ scrollToIndex: index => virtualizer.scrollToIndex(index, { align: 'start' }) }),
    [virtualizer],
  )
  const requestFocus = useFocusItemOnceRendered('data-row')
  const refocus = (index: number) => {
    requestFocus(index)
    setFocused(index)
  }
  useScrollAnchor({
    container: metrics.ref,
    isMeasured: metrics.width > 0,
    total,
    itemAt,
    first,
    last,
    onVisible,
    columns: 1,
    rowHeight,
    topPx: metrics.top,
    topBarsPx: TOP_BARS_PX,
    refocus,
  })
  return {
    metrics,
    rowHeight,
    virtualRows,
    tabStop: useRovingTabStop(focused, first, last),
    onFocus: ({ target }: FocusEvent) => {
      const index = rowIndexOf(target)
      if (index === undefined) return
      storeFocusedItemIndex(index)
      setFocused(index)
    },
    /** Moves the focus to another row when the user presses a navigation or letter key. Renders this row if necessary. */
    onKeyDown: (event: KeyboardEvent) => {
      const targetIndex = targetRowIndex(event, total, rowHeight, indexOfKey)
      if (targetIndex === undefined) return
      event.preventDefault()
      refocus(targetIndex)
      virtualizer.scrollToIndex(targetIndex)
    },
  }
}

/**
 * Virtualizes the rows of a list that scrolls with the window. All rows have the same height.
 * @param topPx distance from the top of the page to the first row, in CSS pixels
 */
function useRowVirtualizer(count: number, rowHeight: number, topPx: number) {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: topPx,
    scrollPaddingStart: TOP_BARS_PX,
  })
  // Calls `measure` after a change of the row height, because the virtualizer does not detect this change.
  // `useScrollAnchor` then scrolls, so that the same rows stay visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the row height needs the call
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  return virtualizer
}

function targetRowIndex(
  event: KeyboardEvent,
  total: number,
  rowHeight: number,
  indexOfKey: TableRowsOptions<unknown>['indexOfKey'],
): number | undefined {
  const onLink = event.target instanceof HTMLElement && event.target.matches('[data-card-link]')
  const from = rowIndexOf(event.target)
  const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (!onLink || from === undefined || isHorizontal || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const rowsPerScreen = Math.max(1, Math.floor((window.innerHeight - TOP_BARS_PX) / rowHeight))
  const dimensions = { total, columns: 1, rowsPerScreen, rtl: false }
  return getGridIndexForKeyIfChanged(event.key, from, dimensions) ?? indexOfKey?.(event.key)
}

function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : undefined
}
