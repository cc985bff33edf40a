/**
 * Moves the focus to an element of a chapter without scrolling. Does nothing if the chapter is no longer displayed.
 */
export function focusInChapter(element: Element): void {
  const frame = element.ownerDocument.defaultView?.frameElement
  const options = { preventScroll: true }
  // Focuses the iframe first. Otherwise, some browsers would not focus an element in the iframe.
  if (frame instanceof HTMLElement) frame.focus(options)
  ;(element as HTMLElement).focus(options)
}
