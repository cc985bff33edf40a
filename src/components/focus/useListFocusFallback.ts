import { type FocusEvent, type RefObject, useRef } from 'react'
import { useFocusFallback } from './useFocusFallback'

/**
 * Focuses another button of a list after the focused button was removed, for example together with its row. This is the
 * button that now has the index of the removed button. If no button has this index, focuses the last button.
 * @param findOther returns the element that gets the focus if the list has no button
 * @returns `onFocus` handler of the list. A button outside of the list, for example an undo button, can have the same
 *   handler. If such a button is removed, the focus returns to the index at which the list last had the focus
 */
export function useListFocusFallback(
  list: RefObject<HTMLElement | null>,
  findOther?: () => HTMLElement | null | undefined,
): (event: FocusEvent) => void {
  const lastIndex = useRef(0)
  const findButtons = (): Element[] => [...(list.current?.querySelectorAll('button') ?? [])]
  const watchFocus = useFocusFallback(() => {
    const buttons = findButtons()
    return (buttons[Math.min(lastIndex.current, buttons.length - 1)] as HTMLElement | undefined) ?? findOther?.()
  })
  return event => {
    const index = findButtons().indexOf(event.target)
    if (index >= 0) lastIndex.current = index
    watchFocus(event)
  }
}
