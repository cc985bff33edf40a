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
import { nextGridIndex } from '../cards/gridKeyboard'
import { restoredFocus, storeFocus } from '../focus/focusRestore'
import { useFocusRequest } from '../focus/useFocusRequest'
import { useTabStop } from '../focus/useTabStop'
import type { ListHandle } from '../scrolling/listHandle'
import { useScrollActivity } from '../scrolling/scrollActivity'
import { usePagePosition } from '../scrolling/usePagePosition'
import { useScrollAnchor } from '../scrolling/useScrollAnchor'
import { useScrollRestore } from '../scrolling/useScrollRestore'

type Rows<Item> = {
  total: number
  itemAt: (index: number) => Item | undefined
  onVisible?: (first: number, last: number) => void
  onTop?: (index: number, count: number) => void
  /** In CSS pixels. */
  rowHeight: number
  indexOfKey?: (key: string) => number | undefined
  ref?: Ref<ListHandle>
}

/** Height of the page bars and the table head that cover the rows at the top of the window, in CSS pixels. */
const BARS = 152

/**
 * Virtualizes the rows of a table in the window's scroll and handles keyboard focus among them.
 * @returns the rendered rows, the metrics of the table body with its `ref`, the index of the tab stop, and event handlers for the body
 */
export function useTableRows<Item extends { id: string }>(rows: Rows<Item>) {
  const { total, itemAt, onVisible, onTop, rowHeight, indexOfKey, ref } = rows
  const metrics = usePagePosition()
  const [focused, setFocused] = useState(() => restoredFocus() ?? 0)
  const virtualizer = useWindowVirtualizer({
    count: metrics.width > 0 ? total : 0,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: metrics.top,
    scrollPaddingStart: BARS,
  })
  // The virtualizer does not detect a change of the row height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rowHeight changes the measured sizes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  // Must be called before `range` is read: it computes the range.
  const virtualRows = virtualizer.getVirtualItems()
  useScrollActivity()
  useScrollRestore(metrics.width > 0 && total > 0)
  const first = virtualizer.range?.startIndex ?? 0
  const last = Math.min(total - 1, virtualizer.range?.endIndex ?? 0)
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const top = Math.max(0, Math.round(((virtualizer.scrollOffset ?? 0) + BARS - metrics.top) / rowHeight))
  useEffect(() => onTop?.(top, 1), [top, onTop])
  useImperativeHandle(
    ref,
    (): ListHandle => ({ show: index => virtualizer.scrollToIndex(index, { align: 'start' }) }),
    [virtualizer],
  )
  const wish = useFocusRequest('data-row')
  const refocus = (index: number) => {
    wish(index)
    setFocused(index)
  }
  useScrollAnchor({
    list: metrics.ref,
    total,
    itemAt,
    first,
    last,
    onVisible,
    columns: 1,
    rowHeight,
    top: metrics.top,
    bars: BARS,
    refocus,
  })
  return {
    metrics,
    virtualRows,
    tabStop: useTabStop(focused, first, last),
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(target)
      if (index === undefined) return
      storeFocus(index)
      setFocused(index)
    },
    /** Moves the focus between the links of rows, also to rows that are not rendered or loaded yet. */
    onKeyDown: (event: KeyboardEvent) => {
      const to = leadsTo(event, total, rowHeight, indexOfKey)
      if (to === undefined) return
      event.preventDefault()
      refocus(to)
      virtualizer.scrollToIndex(to)
    },
  }
}

/** Returns the index of the row to which a key moves the focus from the link of a row; undefined when the key does not navigate. */
function leadsTo(
  event: KeyboardEvent,
  total: number,
  rowHeight: number,
  indexOfKey: Rows<unknown>['indexOfKey'],
): number | undefined {
  const onLink = event.target instanceof HTMLElement && event.target.matches('[data-card-link]')
  const from = indexOf(event.target)
  const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (!onLink || from === undefined || isHorizontal || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const rowsPerScreen = Math.max(1, Math.floor((window.innerHeight - BARS) / rowHeight))
  return nextGridIndex(event.key, from, { total, columns: 1, rowsPerScreen, rtl: false }) ?? indexOfKey?.(event.key)
}

function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : undefined
}
