import { isTapGesture } from '../../../input/pointerGestureCommands'
import { watchPointerGestures } from '../../../input/watchPointerGestures'
import { findCommandOfPageGesture, getEpubReadingMode, type PageInputOptions, turnPagesByWheel } from './pageInput'

/**
 * Handles taps, swipes and the mouse wheel beside the pages of a paginated or fixed-layout book, for example above a
 * small fixed-layout page. A tap while text is selected only clears the selection. Events on a page do not reach these
 * listeners, because each page is in an iframe.
 * @param surface  element around the pages; the tap zones divide this element
 * @param getInputOptions  returns the current options
 * @returns function that removes the listeners
 */
export function attachInputListenersBesidePage(
  surface: HTMLElement,
  getInputOptions: () => PageInputOptions,
): () => void {
  const abortController = new AbortController()
  const { signal } = abortController
  let pressedOnSelection = false
  const onPointerDown = () => {
    const selections = getSelectionsInIframes(surface)
    pressedOnSelection = selections.length > 0
    for (const selection of selections) selection.collapseToStart()
  }
  surface.addEventListener('pointerdown', onPointerDown, { capture: true, signal })
  const stopGestures = watchPointerGestures(surface, (gesture, kind) => {
    if (pressedOnSelection) return
    const options = getInputOptions()
    const mode = getEpubReadingMode(true, options.direction)
    const command = findCommandOfPageGesture(gesture, kind, mode, surface, options)
    if (command) options.controls.perform(command, isTapGesture(gesture) ? mode : undefined)
  })
  turnPagesByWheel(
    surface,
    performance.timeOrigin,
    signal,
    getInputOptions,
    () => getSelectionsInIframes(surface).length > 0,
  )
  return () => {
    abortController.abort()
    stopGestures()
  }
}

/** Returns the text selections of the iframes in an element. Does not contain empty selections. */
const getSelectionsInIframes = (element: HTMLElement): readonly Selection[] =>
  [...element.querySelectorAll('iframe')].flatMap(({ contentDocument }) => {
    const selection = contentDocument?.getSelection()
    return selection?.isCollapsed === false ? [selection] : []
  })
