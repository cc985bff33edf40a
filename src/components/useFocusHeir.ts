import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Where the focus was on something that is no longer drawn, it goes to an heir: else it would lie on the page's beginning.
 * @param heir  who gets it; asked when the focus is lost
 * @returns what hears of the focus, for the element around
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (last.current === undefined || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === null || document.activeElement === document.body) heir()?.focus()
  })
  return ({ target }) => {
    last.current = target
  }
}
