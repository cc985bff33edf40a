/** A point in the document of a chapter, like a boundary of a DOM range. */
export interface TextPoint {
  readonly node: Node
  readonly offset: number
}

/** Returns the box of the character at a point in text, else of the element; undefined when nothing is rendered there. */
export function rectAt({ node, offset }: TextPoint): DOMRect | undefined {
  const range = node.ownerDocument?.createRange()
  if (!range) return undefined
  if (node.nodeType === Node.TEXT_NODE) {
    const length = node.textContent?.length ?? 0
    range.setStart(node, Math.min(offset, Math.max(0, length - 1)))
    range.setEnd(node, Math.min(offset + 1, length))
  } else range.selectNode(node)
  const box = range.getClientRects()[0] ?? range.getBoundingClientRect()
  return box.width === 0 && box.height === 0 && box.left === 0 && box.top === 0 ? undefined : box
}

/** Returns the box of a point; if nothing is rendered there, the box of the next rendered text. */
export function rectNear(point: TextPoint): DOMRect | undefined {
  const box = rectAt(point)
  if (box) return box
  const rest = point.node.nodeType === Node.TEXT_NODE ? firstBoxIn(point.node, point.offset) : undefined
  const body = point.node.ownerDocument?.querySelector('body')
  if (rest || !body) return rest
  const nodes = textNodes(body)
  const next = firstTextPointWhere(nodes.length, index => follows(nodes[index], point.node))
  return firstOf(next, nodes.length, at => nodes[at] && firstBoxIn(nodes[at], 0))?.box
}

/**
 * Finds the first point of the text at or after the start of a page by binary search, because text runs through the
 * pages in order. Letters without a box (hidden, or a space at the end of a line) take the box of the next letter.
 * @param pageOf  returns the page number of a box
 */
export function firstTextPointOnPage(
  page: number,
  body: Element,
  pageOf: (box: DOMRect) => number,
): TextPoint | undefined {
  const isReached = (box: DOMRect | undefined) => box === undefined || pageOf(box) >= page
  const nodes = textNodes(body)
  const boxOf = (index: number) => firstOf(index, nodes.length, at => lastBoxIn(nodes[at]))
  const node = nodes[boxOf(firstTextPointWhere(nodes.length, index => isReached(boxOf(index)?.box)))?.at ?? -1]
  if (!node) return undefined
  const length = node.textContent?.length ?? 0
  const letterAt = (index: number) => firstOf(index, length, offset => rectAt({ node, offset }))
  const offset = firstTextPointWhere(length - 1, index => isReached(letterAt(index)?.box))
  return { node, offset: letterAt(offset)?.at ?? offset }
}

/** Returns the first box at or after an index, and its index. */
function firstOf(index: number, count: number, boxOf: (at: number) => DOMRect | undefined) {
  for (let at = index; at < count; at++) {
    const box = boxOf(at)
    if (box) return { at, box }
  }
  return undefined
}

/**
 * Finds the smallest index for which a monotonic condition is true by binary search.
 * @returns `count` when it is true for none
 */
export function firstTextPointWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = Math.max(0, count)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether any part of a text node is rendered. */
function isShown(node: Node): boolean {
  const range = node.ownerDocument?.createRange()
  range?.selectNodeContents(node)
  return range?.getClientRects()[0] !== undefined
}

/** Returns the box of the last rendered letter of a text node. */
function lastBoxIn(node: Node | undefined): DOMRect | undefined {
  const last = (node?.textContent?.length ?? 1) - 1
  const box = node && rectAt({ node, offset: last })
  if (!node || box || !isShown(node)) return box
  return firstOf(1, last + 1, back => rectAt({ node, offset: last - back }))?.box
}

/** Returns the box of the first rendered letter of a text node at or after an offset. */
function firstBoxIn(node: Node, from: number): DOMRect | undefined {
  if (!isShown(node)) return undefined
  return firstOf(from, node.textContent?.length ?? 0, offset => rectAt({ node, offset }))?.box
}

const follows = (node: Node | undefined, other: Node): boolean =>
  node !== undefined && (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Text nodes by body; a chapter does not change once it is rendered. */
const known = new WeakMap<Element, readonly Node[]>()

function textNodes(body: Element): readonly Node[] {
  const found = known.get(body) ?? listed(body)
  known.set(body, found)
  return found
}

function listed(body: Element): readonly Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode)
  return nodes
}
