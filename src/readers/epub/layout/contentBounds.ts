import type { PageSize } from './pageSize'

/** How far what is drawn reaches from the upper left corner of its page, in pixels; undefined where nothing is. */
export function contentBounds(drawn: readonly Pick<Element, 'getBoundingClientRect'>[]): PageSize | undefined {
  const boxes = drawn
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  const [width, height] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))]
  return width > 0 && height > 0 ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined
}
