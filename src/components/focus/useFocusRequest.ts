import { useEffect, useRef } from 'react'
import { restoredFocus } from './focusRestore'

/**
 * Focuses the link of a card or row that may not be drawn, or not even loaded, yet: as soon as it is, unless the focus was led out
 * of the list meanwhile. Who comes back to a list finds the focus where it was.
 * @param attribute  carries the index of what holds the link
 */
export function useFocusRequest(attribute: 'data-index' | 'data-row'): (index: number) => void {
  const wanted = useRef(restoredFocus())
  useEffect(() => {
    if (wanted.current === undefined) return
    const here = document.activeElement ?? document.body
    // A focus that went with its row lies on the body.
    const isElsewhere = here !== document.body && !here.closest(`[${attribute}]`)
    const link = document.querySelector<HTMLElement>(`[${attribute}="${wanted.current}"] [data-card-link]`)
    if (!isElsewhere && !link) return
    wanted.current = undefined
    if (!isElsewhere) link?.focus({ preventScroll: true })
  })
  return index => {
    wanted.current = index
  }
}
