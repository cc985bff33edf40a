import { type RefObject, useEffect, useRef } from 'react'
import type { ControlPosition } from './bookTableKeyboard'

/**
 * Returns a function that focuses a control of a virtualized table. If the row of the control is not rendered yet, the
 * control gets the focus after the row is rendered. Selects the text of an input, as browsers do after the Tab key.
 * @param box element that contains the rows
 * @param scrollToRow scrolls to a row, so that it is rendered
 */
export function useControlFocus(
  box: RefObject<HTMLElement | null>,
  scrollToRow: (rowIndex: number) => void,
): (position: ControlPosition) => void {
  const requested = useRef<ControlPosition>(undefined)
  const focusRequested = () => {
    if (!requested.current) return
    const { rowIndex, controlIndex } = requested.current
    const selector = `[data-row="${rowIndex}"] [data-control="${controlIndex}"]`
    const control = box.current?.querySelector<HTMLElement>(selector)
    if (!control) return
    requested.current = undefined
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }
  useEffect(focusRequested)
  return position => {
    requested.current = position
    scrollToRow(position.rowIndex)
    focusRequested()
  }
}

/**
 * Returns the position of the table control that contains an element: the index of the row, and the index of the
 * control in the row. Returns undefined if no control contains the element.
 */
export function findControlPosition(target: EventTarget): ControlPosition | undefined {
  if (!(target instanceof Element)) return undefined
  const controlIndex = target.closest<HTMLElement>('[data-control]')?.dataset.control
  const rowIndex = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return controlIndex && rowIndex ? { controlIndex: Number(controlIndex), rowIndex: Number(rowIndex) } : undefined
}

/**
 * Returns whether the caret of an input is at the left edge (`left`) or at the right edge (`right`) of its text. While
 * text is selected, both are false. For a control that is not an input, both are true.
 */
export function findCaretEdges(target: EventTarget): { left: boolean; right: boolean } {
  if (!(target instanceof HTMLInputElement)) return { left: true, right: true }
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart !== selectionEnd) return { left: false, right: false }
  const atStart = selectionStart === 0
  const atEnd = selectionStart === value.length
  return getComputedStyle(target).direction === 'rtl'
    ? { left: atEnd, right: atStart }
    : { left: atStart, right: atEnd }
}
