import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTextDirection } from '../../language/useTextDirection'
import { readFocusedItemIndex, storeFocusedItemIndex } from '../focus/focusedItemIndex'
import { useFocusFallback } from '../focus/useFocusFallback'
import { useFocusItemOnceRendered } from '../focus/useFocusItemOnceRendered'
import { useRovingTabStop } from '../focus/useRovingTabStop'
import { getGridIndexForKeyIfChanged } from './getGridIndexForKey'

type CardGridFocusOptions = {
  total: number
  columns: number
  /** Height of a row including the gap, in CSS pixels. */
  rowHeight: number
  first: number
  last: number
  /**
   * Returns the index of the item that gets the focus when the user types a letter. Returns undefined if no item begins
   * with the letter.
   */
  indexOfKey?: (key: string) => number | undefined
  scrollIntoView: (index: number) => void
}

/**
 * Manages the keyboard focus of a virtualized card grid. Arrow, Home, End, page and letter keys reach all cards. The
 * whole grid is a single tab stop.
 */
export function useCardGridFocus({
  total,
  columns,
  rowHeight,
  first,
  last,
  indexOfKey,
  scrollIntoView,
}: CardGridFocusOptions) {
  const [focused, setFocused] = useState(() => readFocusedItemIndex() ?? 0)
  const rtl = useTextDirection() === 'rtl'
  const requestFocus = useFocusItemOnceRendered('data-index')
  /** Index of the card whose link or menu last had the focus. */
  const activeIndex = useRef(focused)
  const refocus = (index: number) => {
    activeIndex.current = index
    requestFocus(index)
    setFocused(index)
  }
  const grid = useRef<HTMLElement>(null)
  // After a menu action has removed the focused card, the next card gets the focus.
  const onFocusFallback = useFocusFallback(() => {
    if (!grid.current?.isConnected) return document.getElementById('main')
    const index = Math.max(0, Math.min(activeIndex.current, total - 1))
    refocus(index)
    return grid.current.querySelector<HTMLElement>(`[data-index="${index}"] [data-card-link]`)
  })
  return {
    focused,
    tabStop: useRovingTabStop(focused, first, last),
    refocus,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onFocusFallback(event)
      grid.current = event.currentTarget
      activeIndex.current = cellIndexOf(event.target) ?? activeIndex.current
      const index = cellIndexOfLink(event.target)
      if (index === undefined) return
      storeFocusedItemIndex(index)
      setFocused(index)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = cellIndexOfLink(event.target)
      if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const rowsPerScreen = Math.max(1, Math.floor(window.innerHeight / rowHeight))
      const to =
        getGridIndexForKeyIfChanged(event.key, from, { total, columns, rowsPerScreen, rtl }) ?? indexOfKey?.(event.key)
      if (to === undefined) return
      event.preventDefault()
      refocus(to)
      scrollIntoView(to)
    },
  }
}

function cellIndexOfLink(target: EventTarget): number | undefined {
  return target instanceof HTMLElement && target.matches('[data-card-link]') ? cellIndexOf(target) : undefined
}

function cellIndexOf(target: Element): number | undefined {
  const cell = target.closest<HTMLElement>('[data-index]')
  return cell ? Number(cell.dataset.index) : undefined
}
