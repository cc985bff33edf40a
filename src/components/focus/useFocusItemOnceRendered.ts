import { useEffect, useRef } from 'react'
import { readFocusedItemIndex } from './focusedItemIndex'

/**
 * Focuses the link of a virtualized card or row as soon as the link is rendered. Does nothing if the focus has left the
 * list in the meantime. Also restores the focus after back navigation.
 * @param attribute attribute of the cell or row that contains the index of its item
 * @returns a function that requests the focus for an index
 */
export function useFocusItemOnceRendered(attribute: 'data-index' | 'data-row'): (index: number) => void {
  const requestedIndex = useRef(readFocusedItemIndex())
  useEffect(() => {
    if (requestedIndex.current === undefined) return
    const focused = document.activeElement ?? document.body
    // The focus is on `body` if the focused row is no longer rendered.
    const isElsewhere = focused !== document.body && !focused.closest(`[${attribute}]`)
    const link = findLink(`[${attribute}="${requestedIndex.current}"]`)
    if (!isElsewhere && !link) return
    requestedIndex.current = undefined
    if (!isElsewhere) link?.focus({ preventScroll: true })
  })
  return index => {
    requestedIndex.current = index
  }
}

const findLink = (item: string) =>
  document.querySelector<HTMLElement>(`${item}[data-card-link]`) ??
  document.querySelector<HTMLElement>(`${item} [data-card-link]`)
