/** Scrolls a page until a DOM range is in the middle of the view. Does nothing if the range is already visible. */
export function scrollDomRangeIntoView(range: Range, scroller: Element | null): void {
  if (!scroller) return
  const view = scroller.getBoundingClientRect()
  const box = range.getBoundingClientRect()
  const isVisible = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right
  if (isVisible || view.width === 0) return
  // Scale factor of the scroll container on the screen, for example because of a CSS transform. `view` and `box` are
  // measured with this scale, but `scrollBy` takes distances without this scale.
  const scale = view.width / scroller.clientWidth || 1
  const distanceOf = (start: number, length: number, viewStart: number, viewLength: number) =>
    (start + length / 2 - viewStart - viewLength / 2) / scale
  scroller.scrollBy({
    left: distanceOf(box.left, box.width, view.left, view.width),
    top: distanceOf(box.top, box.height, view.top, view.height),
    behavior: 'instant',
  })
}
