import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useDirection } from '../language/useDirection'
import { gridKey } from './gridKeys'
import { keepFocus, keptFocus } from './keptFocus'
import { useFocusWish } from './useFocusWish'
import { useTabStop } from './useTabStop'

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
  const [focused, setFocused] = useState(() => keptFocus() ?? 0)
  const rtl = useDirection() === 'rtl'
  const wish = useFocusWish('data-index')
  const refocus = (index: number) => {
    wish(index)
    setFocused(index)
  }
  return {
    focused,
    tabStop: useTabStop(focused, first, last),
    /** Leads the focus to a card without scrolling. */
    refocus,
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOfLink(target)
      if (index === undefined) return
      keepFocus(index)
      setFocused(index)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = indexOfLink(event.target)
      if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const rowsPerScreen = Math.max(1, Math.floor(window.innerHeight / rowHeight))
      const to = gridKey(event.key, from, { total, columns, rowsPerScreen, rtl }) ?? indexOfKey?.(event.key)
      if (to === undefined) return
      event.preventDefault()
      refocus(to)
      reach(to)
    },
  }
}

function indexOfLink(target: EventTarget): number | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('[data-card-link]')) return undefined
  const cell = target.closest<HTMLElement>('[data-index]')
  return cell ? Number(cell.dataset.index) : undefined
}
