import { isTapGesture } from '../../../input/pointerGestureCommands'
import { watchPointerGestures } from '../../../input/watchPointerGestures'
import {
  findCommandOfPageGesture,
  getEpubReadingMode,
  handleSwipeAcross,
  type PageInputOptions,
  turnPagesByWheel,
} from './pageInput'

/** Options for input beside the pages. */
export interface InputBesidePageOptions extends PageInputOptions {
  /** Whether the book is shown in pages. If false, the reader shows it as a scrolled column of text. */
  readonly isPaginated: boolean
  /** Closes the menu of a selected text or a tapped highlight. Returns whether the menu was open. */
  readonly closeSelectionMenu: () => boolean
}

/**
 * Handles taps, swipes and the mouse wheel beside the pages, for example above a small fixed-layout page or in the
 * margins of a scrolled text. While text is selected, a tap or swipe only clears the selection. While the menu of a
 * highlight is open, a tap only closes the menu. In the scrolled layout, the wheel turns no pages. Ignores taps and
 * swipes on a scrollbar. Events on a page do not reach these listeners, because each page is in an iframe.
 * @param surface  element around the pages; the tap zones divide this element
 * @param getInputOptions  returns the current options
 * @returns function that removes the listeners
 */
export function attachInputListenersBesidePage(
  surface: HTMLElement,
  getInputOptions: () => InputBesidePageOptions,
): () => void {
  const abortController = new AbortController()
  const { signal } = abortController
  let isIgnored = false
  const onPointerDown = (event: PointerEvent) => {
    const selections = getSelectionsInIframes(surface)
    isIgnored = selections.length > 0 || isOnScrollbar(event)
    for (const selection of selections) selection.collapseToStart()
  }
  surface.addEventListener('pointerdown', onPointerDown, { capture: true, signal })
  const stopGestures = watchPointerGestures(surface, (gesture, kind) => {
    if (isIgnored) return
    const options = getInputOptions()
    const { isPaginated, direction, controls } = options
    if (isTapGesture(gesture) && options.closeSelectionMenu()) return
    if (!isPaginated && handleSwipeAcross(gesture, kind, options)) return
    const mode = getEpubReadingMode(isPaginated, direction)
    const command = findCommandOfPageGesture(gesture, kind, mode, surface, options)
    if (command) controls.perform(command, isTapGesture(gesture) ? mode : undefined)
  })
  const isWheelDisabled = () => !getInputOptions().isPaginated || getSelectionsInIframes(surface).length > 0
  turnPagesByWheel(surface, performance.timeOrigin, signal, getInputOptions, isWheelDisabled)
  return () => {
    abortController.abort()
    stopGestures()
  }
}

/** Returns whether the pointer is on the vertical scrollbar of the element below the pointer. */
const isOnScrollbar = ({ offsetX, target }: PointerEvent): boolean =>
  target instanceof HTMLElement && target.clientWidth > 0 && (offsetX < 0 || offsetX >= target.clientWidth)

/** Returns the text selections of the iframes in an element. Does not contain empty selections. */
const getSelectionsInIframes = (element: HTMLElement): readonly Selection[] =>
  [...element.querySelectorAll('iframe')].flatMap(({ contentDocument }) => {
    const selection = contentDocument?.getSelection()
    return selection?.isCollapsed === false ? [selection] : []
  })
