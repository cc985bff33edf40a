/** A point in the text of a chapter. */
export interface TextPoint {
  readonly node: Node
  readonly offset: number
}

/** The box of the first character at a point; of the element when the point is in none. */
export function boxAt({ node, offset }: TextPoint): DOMRect | undefined {
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

/**
 * The first point of the text that is not before a page, found by halving: text runs through the pages in order.
 * @param pageOf  the page of a box
 */
export function firstPointOn(page: number, body: Element, pageOf: (box: DOMRect) => number): TextPoint | undefined {
  const nodes = textNodes(body)
  const node = nodes[firstWhere(nodes.length, index => endsAtOrAfter(nodes[index], page, pageOf))]
  if (!node) return undefined
  const length = node.textContent?.length ?? 0
  const offset = firstWhere(length - 1, at => {
    const box = boxAt({ node, offset: at })
    return box === undefined || pageOf(box) >= page
  })
  return { node, offset }
}

/** The smallest index for which something holds, when it holds for all after it; `count` when for none. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = Math.max(0, count)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function endsAtOrAfter(node: Node | undefined, page: number, pageOf: (box: DOMRect) => number): boolean {
  const box = node && boxAt({ node, offset: (node.textContent?.length ?? 1) - 1 })
  return box === undefined || pageOf(box) >= page
}

/** A chapter never changes once it is shown: its pieces of text are looked for once. */
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
