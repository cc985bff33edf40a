import { findFirstIndexByBinarySearch } from './findFirstIndexByBinarySearch'

/** Point in a chapter document, as a node and an offset. A point inside an image also has `imageFraction`. */
export interface ChapterDomPoint {
  readonly node: Node
  readonly offset: number
  /** Fraction of the image height above the point, 0 to 1. */
  readonly imageFraction?: number
}

/**
 * Selects elements without text that can be a reading position, for example images. Excludes elements inside an SVG.
 */
const imageSelector = ':is(img, svg, video, audio, canvas, hr, input, meter, progress):not(svg *)'

/** Whether a node is an image or another element without text. */
export const isImageNode = (node: Node): boolean => node.nodeType === 1 && (node as Element).matches(imageSelector)

/** Returns the box of the character or element at a point. Undefined if the browser renders nothing there. */
export function getRectAtDomPoint({ node, offset }: ChapterDomPoint): DOMRect | undefined {
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
 * Returns the box of the character or image at a point. If the browser renders nothing there, returns the next box that
 * is rendered.
 */
export function getRectAtOrAfterDomPoint(point: ChapterDomPoint): DOMRect | undefined {
  const box = getRectAtDomPoint(point)
  if (box) return box
  const boxInNode = point.node.nodeType === Node.TEXT_NODE ? firstLetterBox(point.node, point.offset) : undefined
  const body = point.node.ownerDocument?.querySelector('body')
  if (boxInNode || !body) return boxInNode
  const nodes = cachedContentNodesOf(body)
  const nextIndex = findFirstIndexByBinarySearch(nodes.length, index => isAfterInDocument(nodes[index], point.node))
  return firstBoxFrom(nextIndex, nodes.length, at => nodes[at] && firstLetterBox(nodes[at], 0))?.box
}

/**
 * Finds the first letter or image on a page by binary search. If the browser does not render a letter, the search uses
 * the box of the next rendered letter.
 * @param pageOf returns the page number of a box
 */
export function findFirstDomPointOnPage(
  page: number,
  body: Element,
  pageOf: (box: DOMRect) => number,
): ChapterDomPoint | undefined {
  const isReached = (box: DOMRect | undefined) => box === undefined || pageOf(box) >= page
  const nodes = cachedContentNodesOf(body)
  const boxOf = createFirstBoxFinder(nodes.length, at => lastLetterBox(nodes[at]))
  const node = nodes[boxOf(findFirstIndexByBinarySearch(nodes.length, index => isReached(boxOf(index)?.box)))?.at ?? -1]
  if (!node) return undefined
  if (node.nodeType !== Node.TEXT_NODE) return { node, offset: 0 }
  const length = node.textContent?.length ?? 0
  const letterAt = createFirstBoxFinder(length, offset => getRectAtDomPoint({ node, offset }))
  const offset = findFirstIndexByBinarySearch(length - 1, index => isReached(letterAt(index)?.box))
  return { node, offset: letterAt(offset)?.at ?? offset }
}

/**
 * Returns a function that works like {@link firstBoxFrom} but measures each box only once. The returned function is
 * faster if many letters or images have no box.
 */
function createFirstBoxFinder(count: number, boxOf: (at: number) => DOMRect | undefined) {
  const found = new Map<number, ReturnType<typeof firstBoxFrom>>()
  return (from: number) => {
    let end = from
    while (end < count && !found.has(end)) {
      const box = boxOf(end)
      found.set(end, box && { at: end, box })
      if (box) break
      end += 1
    }
    const result = found.get(end)
    for (let index = from; index < end; index++) found.set(index, result)
    return result
  }
}

/** Searches from an index for the first rendered box. Returns this box and its index. */
function firstBoxFrom(index: number, count: number, boxOf: (at: number) => DOMRect | undefined) {
  for (let at = index; at < count; at++) {
    const box = boxOf(at)
    if (box) return { at, box }
  }
  return undefined
}

/** Returns whether an image, or at least a part of a text node, is rendered. */
function hasBox(node: Node): boolean {
  const range = node.ownerDocument?.createRange()
  if (node.nodeType === Node.TEXT_NODE) range?.selectNodeContents(node)
  else range?.selectNode(node)
  return range?.getClientRects()[0] !== undefined
}

/** Returns the box of an image, or of the last rendered letter of a text node. */
function lastLetterBox(node: Node | undefined): DOMRect | undefined {
  if (node && node.nodeType !== Node.TEXT_NODE) return getRectAtDomPoint({ node, offset: 0 })
  const last = (node?.textContent?.length ?? 1) - 1
  const box = node && getRectAtDomPoint({ node, offset: last })
  if (!node || box || !hasBox(node)) return box
  return firstBoxFrom(1, last + 1, back => getRectAtDomPoint({ node, offset: last - back }))?.box
}

/** Returns the box of an image, or of the first rendered letter at or after an offset in a text node. */
function firstLetterBox(node: Node, from: number): DOMRect | undefined {
  if (!hasBox(node)) return undefined
  if (node.nodeType !== Node.TEXT_NODE) return getRectAtDomPoint({ node, offset: 0 })
  return firstBoxFrom(from, node.textContent?.length ?? 0, offset => getRectAtDomPoint({ node, offset }))?.box
}

const isAfterInDocument = (node: Node | undefined, other: Node): boolean =>
  node !== undefined && (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * Text nodes and images of rendered chapters, by body element. They can be cached, because the nodes of a rendered
 * chapter do not change.
 */
const contentNodesByBody = new WeakMap<Element, readonly Node[]>()

function cachedContentNodesOf(body: Element): readonly Node[] {
  const nodes = contentNodesByBody.get(body) ?? listContentNodes(body)
  contentNodesByBody.set(body, nodes)
  return nodes
}

function listContentNodes(body: Element): readonly Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node.parentElement?.closest('svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const nodes: Node[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isText = currentNode.nodeType === Node.TEXT_NODE && currentNode.textContent?.trim()
    if (isText || isImageNode(currentNode)) nodes.push(currentNode)
  }
  return nodes
}
