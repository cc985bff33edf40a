import type { FixedLayoutPageSize } from './fixedLayoutPageSize'

/**
 * Measures the area that contains all rendered elements. The area starts at the top left corner of the page.
 * @returns size in CSS pixels, or undefined for an empty page
 */
export function measureContentSize(
  elements: readonly Pick<Element, 'getBoundingClientRect'>[],
): FixedLayoutPageSize | undefined {
  const boxes = elements
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  const [width, height] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))]
  return width > 0 && height > 0 ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined
}
