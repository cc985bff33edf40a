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
  rowHeight: number
  /** Indexes of the first and the last card in sight. */
  first: number
  last: number
  /** Where a typed letter leads. */
  indexOfKey?: (key: string) => number | undefined
  /** Scrolls a card into sight. */
  reach: (index: number) => void
}

/** The focus in a grid of cards of which only those in sight exist: keys lead through all of them, Tab to one. */
export function useGridFocus({ total, columns, rowHeight, first, last, indexOfKey, reach }: Grid) {
  const [focused, setFocused] = useState(() => restoredFocus() ?? 0)
  const rtl = useDirection() === 'rtl'
  const wish = useFocusRequest('data-index')
  /** The card whose link or menu had the focus; the menu itself stands elsewhere. */
  const near = useRef(focused)
  const refocus = (index: number) => {
    near.current = index
    wish(index)
    setFocused(index)
  }
  const grid = useRef<HTMLElement>(null)
  // A card may go by its own menu, as what is read leaves what is not: the next one takes its place, also when it comes later.
  const lead = useFocusFallback(() => {
    if (!grid.current?.isConnected) return document.getElementById('main')
    const index = Math.max(0, Math.min(near.current, total - 1))
    refocus(index)
    return grid.current.querySelector<HTMLElement>(`[data-index="${index}"] [data-card-link]`)
  })
  return {
    focused,
    tabStop: useTabStop(focused, first, last),
    /** Leads the focus to a card without scrolling. */
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
