/** Number of searches for inline nodes that take as long as the visit of a block. */
const SEARCHES_PER_VISIT = 6

/** Number of blocks that take as long as an absolutely positioned element. */
const BLOCKS_PER_POSITIONED_ELEMENT = 30

/** Numbers of blocks and inline nodes in an element. */
interface ChildCounts {
  blocks: number
  inlines: number
}

/**
 * Estimates the work to paint a chapter in columns. Browsers visit each child of an element once per column of the
 * element. The work for inline nodes grows with the square of the columns.
 * @param root  laid out without columns
 * @param pageHeightPx  height of a column
 * @returns number of visits; a visit takes about 25 ns
 */
export function estimateColumnPaintWork(root: Element, pageHeightPx: number): number {
  let work = 0
  for (const [element, { blocks, inlines }] of countChildrenByContainer(root)) {
    if (blocks + inlines < MIN_COUNTED_CHILDREN) continue
    const columns = Math.max(1, element.getBoundingClientRect().height / Math.max(1, pageHeightPx))
    work += columns * blocks + (columns ** 2 * inlines) / SEARCHES_PER_VISIT
  }
  return work
}

/** Minimum number of children of a measured element. */
const MIN_COUNTED_CHILDREN = 200

/** Counts the blocks and inline nodes in each block. Content of inline elements counts for the block. */
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
    // Counts an inline element twice, because a text node usually follows it.
    if (style?.position === 'absolute') count.blocks += BLOCKS_PER_POSITIONED_ELEMENT
    else if (isInline) count.inlines += 2
    else count.blocks += 1
    counts.set(container, count)
    if (isInline && !display.includes('inline-')) containers.set(element, container)
  }
  return counts
}
