/**
 * Number of inline nodes that a browser processes in the same time as a single block element, when it paints a chapter
 * in columns.
 */
const SEARCHES_PER_VISIT = 6

/**
 * The estimate counts an absolutely positioned element as this number of block elements, because a browser needs more
 * time to visit such an element.
 */
const BLOCKS_PER_POSITIONED_ELEMENT = 30

interface ChildCounts {
  blocks: number
  inlines: number
}

/**
 * Estimates how long a browser needs to paint a chapter in columns. If an element extends over several columns, the
 * browser visits each block child of the element once per column. The time for inline children grows with the square of
 * the number of columns.
 * @param root root element, laid out without columns
 * @param pageHeightPx height of a column in CSS pixels
 * @returns estimated number of visits. Each visit takes about 25 ns.
 */
export function estimatePaintCostInCssColumns(root: Element, pageHeightPx: number): number {
  let work = 0
  for (const [element, { blocks, inlines }] of countChildrenByContainer(root)) {
    if (blocks + inlines < MIN_COUNTED_CHILDREN) continue
    const columns = Math.max(1, element.getBoundingClientRect().height / Math.max(1, pageHeightPx))
    work += columns * blocks + (columns ** 2 * inlines) / SEARCHES_PER_VISIT
  }
  return work
}

/** {@link estimatePaintCostInCssColumns} ignores elements with fewer children than this number. */
const MIN_COUNTED_CHILDREN = 200

/**
 * Counts the block elements and inline nodes in each block element. Nodes inside an inline element are added to the
 * counts of the block element around it.
 */
function countChildrenByContainer(root: Element): ReadonlyMap<Element, ChildCounts> {
  const counts = new Map<Element, ChildCounts>()
  const containers = new Map<Element, Element>()
  const view = root.ownerDocument.defaultView
  for (const element of root.querySelectorAll('*')) {
    const parent = element.parentElement ?? root
    const container = containers.get(parent) ?? parent
    const style = view?.getComputedStyle(element)
    const display = element.localName === 'br' ? 'inline' : (style?.display ?? '')
    const isInline = /^(inline(-\w+)?|-webkit-inline-\w+|contents|ruby|ruby-text)$/.test(display)
    const count = counts.get(container) ?? { blocks: 0, inlines: 0 }
    // Each inline element counts as two nodes, because a text node usually follows it.
    if (style?.position === 'absolute') count.blocks += BLOCKS_PER_POSITIONED_ELEMENT
    else if (isInline) count.inlines += 2
    else count.blocks += 1
    counts.set(container, count)
    if (isInline && !display.includes('inline-')) containers.set(element, container)
  }
  return counts
}
