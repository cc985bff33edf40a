import { useEffect, useRef } from 'react'
import { readFocusedItemIndex } from './focusedItemIndex'
import { isFocusLost } from './isFocusLost'

/**
 * Focuses the link of a virtualized card or row as soon as the link is rendered. Does nothing if the user has moved the
 * focus out of the list in the meantime. After back navigation, focuses the item that had the focus when the user left
 * the page.
 * @param attribute name of the attribute that contains the item index. Each cell or row of the list has this attribute
 * @returns a function that takes the index of the item to focus
 */
export function useFocusItemOnceRendered(attribute: 'data-index' | 'data-row'): (index: number) => void {
  const requestedIndex = useRef(readFocusedItemIndex())
  useEffect(() => {
    if (requestedIndex.current === undefined) return
    const focused = document.activeElement ?? document.body
    const isElsewhere = !isFocusLost(focused) && !focused.closest(`[${attribute}]`)
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
