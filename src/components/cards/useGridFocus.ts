import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useDirection } from '../../language/useDirection'
import { restoredFocus, storeFocus } from '../focus/focusRestore'
import { useFocusFallback } from '../focus/useFocusFallback'
import { useFocusRequest } from '../focus/useFocusRequest'
import { useTabStop } from '../focus/useTabStop'
import { nextGridIndex } from './gridKeyboard'

type Grid = {
  total: number
  columns: number
  /** In CSS pixels. */
  rowHeight: number
  /** Indexes of the first and the last visible card. */
  first: number
  last: number
  /** Returns the index for a typed letter, for jumps in a sorted list. */
  indexOfKey?: (key: string) => number | undefined
  /** Scrolls the card at an index into view. */
  reach: (index: number) => void
}

/** Keyboard focus of a virtualized grid of cards: arrow, Home, End, page and letter keys reach all cards; the grid is one tab stop. */
export function useGridFocus({ total, columns, rowHeight, first, last, indexOfKey, reach }: Grid) {
  const [focused, setFocused] = useState(() => restoredFocus() ?? 0)
  const rtl = useDirection() === 'rtl'
  const wish = useFocusRequest('data-index')
  /** Index of the card whose link or menu last had the focus. The menu is rendered in a portal. */
  const near = useRef(focused)
  const refocus = (index: number) => {
    near.current = index
    wish(index)
    setFocused(index)
  }
  const grid = useRef<HTMLElement>(null)
  // A card can disappear after an action of its own menu, for example from a list of unread books. The next card gets the focus.
  const lead = useFocusFallback(() => {
    if (!grid.current?.isConnected) return document.getElementById('main')
    const index = Math.max(0, Math.min(near.current, total - 1))
    refocus(index)
    return grid.current.querySelector<HTMLElement>(`[data-index="${index}"] [data-card-link]`)
  })
  return {
    focused,
    tabStop: useTabStop(focused, first, last),
    /** Moves the focus to a card without scrolling. */
    refocus,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      lead(event)
      grid.current = event.currentTarget
      near.current = indexOf(event.target) ?? near.current
      const index = indexOfLink(event.target)
      if (index === undefined) return
      storeFocus(index)
      setFocused(index)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = indexOfLink(event.target)
      if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const rowsPerScreen = Math.max(1, Math.floor(window.innerHeight / rowHeight))
      const to = nextGridIndex(event.key, from, { total, columns, rowsPerScreen, rtl }) ?? indexOfKey?.(event.key)
      if (to === undefined) return
      event.preventDefault()
      refocus(to)
      reach(to)
    },
  }
}

function indexOfLink(target: EventTarget): number | undefined {
  return target instanceof HTMLElement && target.matches('[data-card-link]') ? indexOf(target) : undefined
}

function indexOf(target: Element): number | undefined {
  const cell = target.closest<HTMLElement>('[data-index]')
  return cell ? Number(cell.dataset.index) : undefined
}
