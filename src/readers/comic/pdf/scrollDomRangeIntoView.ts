/** Scrolls a page until a DOM range is in the middle of the view. Does nothing if the range is already visible. */
export function scrollDomRangeIntoView(range: Range, scroller: Element | null): void {
  if (!scroller) return
  const view = scroller.getBoundingClientRect()
  const box = range.getBoundingClientRect()
  const isVisible = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right
  if (isVisible || view.width === 0) return
  // Ratio of the size of the scroll container on the screen to its layout size. Not 1 if a CSS transform scales the
  // container. `view` and `box` are measured on the screen, but `scrollBy` takes distances in layout pixels.
  const scale = view.width / scroller.clientWidth || 1
  const distanceOf = (start: number, length: number, viewStart: number, viewLength: number) =>
    (start + length / 2 - viewStart - viewLength / 2) / scale
  scroller.scrollBy({
    left: distanceOf(box.left, box.width, view.left, view.width),
    top: distanceOf(box.top, box.height, view.top, view.height),
    behavior: 'instant',
  })
}
