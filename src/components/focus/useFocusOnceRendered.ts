import { useEffect, useRef } from 'react'
import { readFocusedItemIndex } from './focusedItemIndex'

/**
 * Focuses the link of a virtualized card or row once the link is rendered. Drops the request when the focus leaves the
 * list first. On mount, requests the focus for the item that had the focus in this history entry.
 * @param attribute attribute of the cell or row that contains the index of its item
 * @returns a function that requests the focus for an index
 */
export function useFocusOnceRendered(attribute: 'data-index' | 'data-row'): (index: number) => void {
  const requestedIndex = useRef(readFocusedItemIndex())
  useEffect(() => {
    if (requestedIndex.current === undefined) return
    const focused = document.activeElement ?? document.body
    // The body has the focus after the focused row is removed.
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

/** Finds the element of a cell or row that takes the focus: itself, or its main link. */
const findLink = (item: string) =>
  document.querySelector<HTMLElement>(`${item}[data-card-link]`) ??
  document.querySelector<HTMLElement>(`${item} [data-card-link]`)
