import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'
import { useMediaQuery } from '../../../../components/page/useMediaQuery'

/** Height of the table head, in CSS pixels. The head covers rows at the top of the scrolled element. */
const HEAD_HEIGHT_PX = 48
/** Height of a row without validation messages, in CSS pixels. */
const ROW_HEIGHT_PX = 56
/** Height of a row on phones, where the cells are below each other, in CSS pixels. */
const PHONE_ROW_HEIGHT_PX = 360
const INITIAL_HEIGHT_PX = 720

/**
 * Virtualizes the rows of the table. Measures the height of each row, because a row with a validation message is
 * higher.
 * @param box element that scrolls the rows
 * @param focusedRow row with the focus. It stays rendered, so that scrolling does not remove the focus.
 */
export function useVirtualBookRows(box: RefObject<HTMLElement | null>, count: number, focusedRow: number | undefined) {
  const isPhone = useMediaQuery('(max-width: 599px)')
  const rowHeightPx = isPhone ? PHONE_ROW_HEIGHT_PX : ROW_HEIGHT_PX
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    measureElement: element => element.getBoundingClientRect().height || rowHeightPx,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, rect => report({ ...rect, height: rect.height || INITIAL_HEIGHT_PX })),
    rangeExtractor: range => {
      const indexes = defaultRangeExtractor(range)
      if (focusedRow === undefined || focusedRow >= count || indexes.includes(focusedRow)) return indexes
      return [...indexes, focusedRow].sort((a, b) => a - b)
    },
    overscan: 4,
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of phones changes the heights
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, isPhone])
  return {
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - HEAD_HEIGHT_PX })),
    totalSize: virtualizer.getTotalSize(),
    measureElement: virtualizer.measureElement,
    scrollToRow: (index: number) => virtualizer.scrollToIndex(index),
    rowsPerScreen: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeightPx) - 1),
  }
}
