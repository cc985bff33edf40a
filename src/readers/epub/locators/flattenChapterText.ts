import { PARAGRAPH_SEPARATOR } from '../../search/paragraphSeparator'
import type { ChapterDomPoint } from './chapterDomPoints'
import { findFirstIndexByBinarySearch } from './findFirstIndexByBinarySearch'

/** Text of a chapter as a single string. Converts between offsets and points of the document. */
export interface FlatChapterText {
  readonly text: string
  /** Returns the point before the character at an offset. Undefined if the chapter has no text. */
  startAt(offset: number): ChapterDomPoint | undefined
  /**
   * Finds the last character before a text offset, and returns the point directly after it. Returns undefined if the
   * chapter has no text.
   */
  endAt(offset: number): ChapterDomPoint | undefined
  /** Returns the text offset of a point. If the point is not in text, returns the offset of the following text. */
  offsetOf(point: ChapterDomPoint): number
  /**
   * Returns the text offsets of the start and end of an element. Supports the root element and elements with an id.
   * Returns undefined for other elements.
   */
  spanOf(element: Element): { readonly start: number; readonly end: number } | undefined
}

const blockElements = new Set(
  `address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td text tfoot th thead
  tr ul`.split(/\s+/),
)

/**
 * Names of elements whose text is ignored. These are elements without visible text, and ruby annotations, which would
 * split words.
 */
const skippedElements = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'title',
  'desc',
  'metadata',
  'annotation',
  'rt',
  'rp',
  'rtc',
])

const headingPattern = /^h[1-6]$/

/**
 * Whether an element boundary inside a heading separates two lines, as in `<h1>The Ferry Clock<small>Ada
 * Korvin</small></h1>`. A boundary inside a word separates nothing, as in `T<small>HE</small>`.
 * @param isSmall whether the element is a `small`
 */
function isHeadingLineBreak(before: string, after: string, isSmall: boolean): boolean {
  if (/[\p{Ll}\p{N}.,:;!?…)]$/u.test(before) && /^\p{Lu}/u.test(after)) return true
  return isSmall && /\p{Lo}$/u.test(before) && /^\p{Lo}/u.test(after)
}

/** Reads the text of a chapter in document order, as a single string. */
export function flattenChapterText(body: Element): FlatChapterText {
  const nodes: Node[] = []
  const starts: number[] = []
  const pieces: string[] = []
  const ranges = new Map<Element, NodeRange>()
  let length = 0
  const addPiece = (piece: string) => {
    pieces.push(piece)
    length += piece.length
  }
  const addSeparator = () => {
    if (length > 0 && !pieces.at(-1)?.endsWith(PARAGRAPH_SEPARATOR)) addPiece(PARAGRAPH_SEPARATOR)
  }
  /**
   * Describes the inline tags (start tags and end tags) that follow the last text in a heading.
   * - `small`: at least a single tag belongs to a `<small>` element.
   * - `other`: all tags belong to other elements.
   * - undefined: there are no inline tags.
   * {@link isHeadingLineBreak} needs this information to decide whether the next text starts a new line.
   */
  let pendingBorder: 'small' | 'other' | undefined
  const read = (node: Node, inHeading: boolean) => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3 || child.nodeType === 4) {
        if (!child.nodeValue) continue
        if (pendingBorder && isHeadingLineBreak(pieces.at(-1) ?? '', child.nodeValue, pendingBorder === 'small'))
          addSeparator()
        pendingBorder = undefined
        nodes.push(child)
        starts.push(length)
        addPiece(child.nodeValue)
      } else if (child.nodeType === 1) {
        const element = child as Element
        const name = element.localName.toLowerCase()
        const first = nodes.length
        if (skippedElements.has(name) || element.hasAttribute('hidden')) {
          for (const inner of [element, ...element.querySelectorAll('[id]')]) ranges.set(inner, { first, next: first })
          continue
        }
        const isBlock = blockElements.has(name)
        const onElementBorder = () => {
          if (isBlock) addSeparator()
          else if (inHeading && pendingBorder !== 'small') pendingBorder = name === 'small' ? 'small' : 'other'
        }
        onElementBorder()
        read(child, inHeading || headingPattern.test(name))
        onElementBorder()
        if (element.hasAttribute('id')) ranges.set(element, { first, next: nodes.length })
      }
    }
  }
  read(body, false)
  ranges.set(body, { first: 0, next: nodes.length })
  return new FlatTextNodes(pieces.join(''), nodes, starts, ranges)
}

/** Indexes of the first text node in an element, and of the first text node after the element. */
interface NodeRange {
  readonly first: number
  readonly next: number
}

class FlatTextNodes implements FlatChapterText {
  readonly text: string
  private readonly nodes: readonly Node[]
  private readonly starts: readonly number[]
  private readonly ranges: ReadonlyMap<Element, NodeRange>
  private indexes: ReadonlyMap<Node, number> | undefined

  constructor(
    text: string,
    nodes: readonly Node[],
    starts: readonly number[],
    ranges: ReadonlyMap<Element, NodeRange>,
  ) {
    this.text = text
    this.nodes = nodes
    this.starts = starts
    this.ranges = ranges
  }

  startAt(offset: number): ChapterDomPoint | undefined {
    const firstAfter = findFirstIndexByBinarySearch(this.nodes.length, at => this.endOf(at) > offset)
    return this.pointIn(Math.min(firstAfter, this.nodes.length - 1), offset)
  }

  endAt(offset: number): ChapterDomPoint | undefined {
    return this.pointIn(
      Math.max(0, findFirstIndexByBinarySearch(this.nodes.length, at => (this.starts[at] ?? 0) >= offset) - 1),
      offset,
    )
  }

  offsetOf({ node, offset }: ChapterDomPoint): number {
    const isText = node.nodeType === 3 || node.nodeType === 4
    const target = isText ? node : (node.childNodes[offset] ?? node)
    const isAfterChildren = !isText && target === node
    this.indexes ??= new Map(this.nodes.map((textNode, index) => [textNode, index]))
    // The map returns the index of a text node quickly. Other nodes need a binary search. This search is slow in long
    // chapters, because it compares the positions of nodes in the document.
    const at =
      this.indexes.get(target) ??
      findFirstIndexByBinarySearch(this.nodes.length, index => {
        const piece = this.nodes[index] as Node
        const relation = target.compareDocumentPosition(piece)
        const inside = piece === target || (relation & 16) !== 0
        return inside ? !isAfterChildren : (relation & 4) !== 0
      })
    const start = this.startOf(at)
    return this.nodes[at] === node ? start + Math.min(offset, node.nodeValue?.length ?? 0) : start
  }

  spanOf(element: Element): { start: number; end: number } | undefined {
    const range = this.ranges.get(element)
    return range && { start: this.startOf(range.first), end: this.startOf(range.next) }
  }

  private startOf(at: number): number {
    return this.starts[at] ?? this.text.length
  }

  private endOf(at: number): number {
    return (this.starts[at] ?? 0) + (this.nodes[at]?.nodeValue?.length ?? 0)
  }

  private pointIn(at: number, offset: number): ChapterDomPoint | undefined {
    const node = this.nodes[at]
    if (!node) return undefined
    const length = node.nodeValue?.length ?? 0
    return { node, offset: Math.min(length, Math.max(0, offset - (this.starts[at] ?? 0))) }
  }
}
