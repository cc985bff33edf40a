import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Where the focus was on something that is no longer drawn, it goes to an heir: else it would lie on the page's beginning. Also
 * where the element around went with it, unless another page came: that one takes the focus by itself.
 * @param heir  who gets it; asked when the focus is lost
 * @returns what hears of the focus, for the element around
 */
export function useFocusFallback(heir: () => HTMLElement | null | undefined): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined)
  const path = useRef<string>(undefined)
  const handOn = () => {
    if (last.current === undefined || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === null || document.activeElement === document.body) heir()?.focus()
  }
  const latest = useRef(handOn)
  useEffect(() => {
    latest.current = handOn
    handOn()
  })
  useEffect(
    () => () => {
      if (path.current === location.pathname) latest.current()
    },
    [],
  )
  return ({ target }) => {
    last.current = target
    path.current = location.pathname
  }
}
