/**
 * Returns the horizontal scroll offset of an element in CSS pixels from the left (`at`), and the maximum offset (`max`).
 * The attribute `dir` of the element must contain its direction.
 */
export function measureHorizontalScroll({ dir, scrollLeft, scrollWidth, clientWidth }: HTMLElement): {
  at: number
  max: number
} {
  const max = scrollWidth - clientWidth
  return { at: dir === 'rtl' ? scrollLeft + max : scrollLeft, max }
}
