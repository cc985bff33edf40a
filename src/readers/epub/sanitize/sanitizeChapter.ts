import {
  disallowedChapterElements,
  isAnimatableAttribute,
  markupNamespaces,
  toAllowedElement,
} from './allowedChapterMarkup'
import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { type BookUrlResolver, copyAllowedAttributes } from './copyAllowedAttributes'
import { limitCombiningMarks, replaceInvalidXmlChars } from './replaceInvalidXmlChars'
import { sanitizeCss } from './sanitizeCss'

const { xhtml, svg } = markupNamespaces

/**
 * Reads a DOM property from its prototype, because names of form fields and images shadow properties of forms and
 * documents.
 */
const readNative = <T>(prototype: object, name: string, node: Node): T => Reflect.get(prototype, name, node) as T
const firstChild = (node: Node) => readNative<Node | null>(Node.prototype, 'firstChild', node)
const nextSibling = (node: Node) => readNative<Node | null>(Node.prototype, 'nextSibling', node)
const nodeType = (node: Node) => readNative<number>(Node.prototype, 'nodeType', node)
const textContent = (node: Node) => readNative<string | null>(Node.prototype, 'textContent', node) ?? ''
const localName = (element: Element) => readNative<string>(Element.prototype, 'localName', element)
const namespaceURI = (element: Element) => readNative<string | null>(Element.prototype, 'namespaceURI', element)

/**
 * Copies the allowed elements and attributes of XHTML, SVG and MathML into a new document, without prefixes. Only text
 * and attribute values are taken from the source, so that serializing and parsing the copy again gives the same
 * document. URLs of files become `data-longbox-*` attributes, or placeholder URLs such as `longbox-file:…` in styles.
 * The source document is not changed.
 * @param source  the parsed chapter
 * @param files   resolver of the URLs in the chapter
 */
export function sanitizeChapter(source: Document, files: BookUrlResolver): Document {
  const page = document.implementation.createDocument(xhtml, 'html', null)
  const head = page.documentElement.appendChild(page.createElementNS(xhtml, 'head'))
  const body = page.documentElement.appendChild(page.createElementNS(xhtml, 'body'))
  const root = readNative<Element | null>(Document.prototype, 'documentElement', source)
  if (!root) return page
  const copier = new ChapterCopier(page, files)
  if (namespaceURI(root) !== xhtml || localName(root) !== 'html') copier.copy(root, body, 'self')
  else {
    copier.copyAttributes(root, page.documentElement)
    let hasBody = false
    for (let child = firstChild(root); child; child = nextSibling(child)) {
      const isOf = (name: string) =>
        nodeType(child as Node) === 1 &&
        namespaceURI(child as Element) === xhtml &&
        localName(child as Element) === name
      if (isOf('head')) copier.copyHead(child as Element, head)
      else if (isOf('body') && !hasBody) {
        hasBody = true
        copier.copyAttributes(child as Element, body)
        copier.copy(child, body, 'children')
      } else copier.copy(child, body, 'self')
    }
  }
  limitSvgExpansion(page)
  return page
}

const { maxAnimations, maxFormFields, maxMediaElements, maxOptions, maxQuotations } = chapterLimits
const maxCountByElement: Readonly<Record<string, number>> = {
  video: maxMediaElements,
  audio: maxMediaElements,
  source: 4 * maxMediaElements,
  track: 4 * maxMediaElements,
  animate: maxAnimations,
  animateMotion: maxAnimations,
  animateTransform: maxAnimations,
  ...Object.fromEntries(
    ['input', 'textarea', 'select', 'progress', 'meter', 'button'].map(name => [name, maxFormFields]),
  ),
  option: maxOptions,
  optgroup: maxOptions,
  q: maxQuotations,
}
const directionChangePattern = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc][^\p{L}]{0,8}(?=[A-Za-z\u00c0-\u024f])/gu
const directionMarkPattern = /[\u202a-\u202e\u2066-\u2069]/g

interface CopyLevel {
  next: Node | null
  readonly last: Node | null
  readonly target: Element
  readonly depth: number
}

class ChapterCopier {
  private readonly page: Document
  private readonly files: BookUrlResolver
  /** Number of copied elements by name, for elements with a limit. */
  private readonly counts: Record<string, number> = {}
  private directionMarkCount = 0
  private directionChangeCount = 0

  constructor(page: Document, files: BookUrlResolver) {
    this.page = page
    this.files = files
  }

  copyAttributes(from: Element, to: Element): void {
    const { namespace, attributes } = toAllowedElement(namespaceURI(from), localName(from))
    for (const { space, name, value } of copyAllowedAttributes(from, to.localName, namespace, attributes, this.files))
      to.setAttributeNS(space, name, value)
  }

  /** Copies the title, the viewport and the styles of a head. */
  copyHead(from: Element, head: Element): void {
    for (let child = firstChild(from); child; child = nextSibling(child)) {
      if (nodeType(child) !== 1 || namespaceURI(child as Element) !== xhtml) continue
      const element = child as Element
      const name = localName(element)
      if (name === 'title')
        head.appendChild(this.page.createElementNS(xhtml, 'title')).textContent = replaceInvalidXmlChars(
          textContent(element),
        )
      else if (name === 'meta' && /^viewport$/i.test(element.getAttribute('name') ?? '')) {
        const meta = head.appendChild(this.page.createElementNS(xhtml, 'meta'))
        meta.setAttribute('name', 'viewport')
        meta.setAttribute('content', replaceInvalidXmlChars(element.getAttribute('content') ?? ''))
      } else this.copyStyle(element, head)
    }
  }

  /** Copies a node and its descendants without recursion, because sources may be nested deeper than the call stack. */
  copy(from: Node, to: Element, scope: 'self' | 'children'): void {
    const first: CopyLevel =
      scope === 'self'
        ? { next: from, last: from, target: to, depth: 0 }
        : { next: firstChild(from), last: null, target: to, depth: 0 }
    const levels = [first]
    for (let level = levels.at(-1); level; level = levels.at(-1)) {
      const node = level.next
      if (!node) {
        levels.pop()
        continue
      }
      level.next = node === level.last ? null : nextSibling(node)
      const inner = this.copyNode(node, level)
      if (inner) levels.push(inner)
    }
  }

  private copyNode(node: Node, { target, depth }: CopyLevel): CopyLevel | undefined {
    const type = nodeType(node)
    if (type === 3 || type === 4) {
      this.appendText(target, replaceInvalidXmlChars(node.nodeValue ?? ''))
      return undefined
    }
    if (type !== 1) return undefined
    const element = node as Element
    const originalName = localName(element)
    const lowerName = originalName.toLowerCase()
    if (this.copyStyle(element, target) || disallowedChapterElements.has(lowerName.split(':').at(-1) ?? ''))
      return undefined
    const inside = { next: firstChild(element), last: null }
    if (lowerName === 'form' || depth >= chapterLimits.flattenDepthElements) return { ...inside, target, depth }
    const { namespace, name } = toAllowedElement(namespaceURI(element), originalName)
    if (name.startsWith('animate') && !isAnimatableAttribute(animatedAttributeOf(element))) return undefined
    if (this.exceedsElementLimit(name)) return { ...inside, target, depth }
    const copy = this.page.createElementNS(namespace, name)
    this.copyAttributes(element, copy)
    target.appendChild(copy)
    return { ...inside, target: copy, depth: depth + 1 }
  }

  /** Counts an element. Returns whether its name exceeds its limit; then only the content of the element is copied. */
  private exceedsElementLimit(name: string): boolean {
    const limit = maxCountByElement[name]
    if (limit === undefined) return false
    this.counts[name] = (this.counts[name] ?? 0) + 1
    return this.counts[name] > limit
  }

  private appendText(target: Element, text: string): void {
    this.directionChangeCount += text.match(directionChangePattern)?.length ?? 0
    if (this.directionChangeCount > chapterLimits.maxDirectionChanges) throw new ChapterTooLargeError('text')
    const marks = text.match(directionMarkPattern)?.length ?? 0
    this.directionMarkCount += marks
    const isExcess = this.directionMarkCount > chapterLimits.maxDirectionMarks
    appendText(target, marks > 0 && isExcess ? text.replace(directionMarkPattern, '') : text)
  }

  /** Copies a style element or a link to a style sheet; returns whether the element is either. */
  private copyStyle(element: Element, target: Element): boolean {
    const name = localName(element)
    const space = namespaceURI(element)
    const isStyle = name === 'style' && (space === xhtml || space === svg)
    const isLink = name === 'link' && space === xhtml && /\bstylesheet\b/i.test(element.getAttribute('rel') ?? '')
    if (!isStyle && !isLink) return false
    const type = element.getAttribute('type') ?? ''
    if (!/^\s*(text\/css\b.*)?$/i.test(type) || /\balternate\b/i.test(element.getAttribute('rel') ?? '')) return true
    const copy = this.page.createElementNS(xhtml, name)
    for (const attribute of ['media', 'title']) {
      const value = element.getAttribute(attribute)
      if (value) copy.setAttribute(attribute, replaceInvalidXmlChars(value))
    }
    if (isStyle)
      copy.textContent = replaceInvalidXmlChars(sanitizeCss(textContent(element), this.files.resolveStyleUrl))
    else {
      const path = this.files.resolvePath(element.getAttribute('href') ?? '')
      if (path === undefined) return true
      copy.setAttribute('rel', 'stylesheet')
      copy.setAttribute('data-longbox-href', path)
    }
    target.appendChild(copy)
    return true
  }
}

/** Merges adjacent texts into one node, as a parser would. */
function appendText(target: Element, text: string): void {
  const last = target.lastChild
  if (text === '') return
  if (last?.nodeType === 3) (last as Text).appendData(limitCombiningMarks(text))
  else target.appendChild(target.ownerDocument.createTextNode(limitCombiningMarks(text)))
}

const animatedAttributeOf = (element: Element): string => {
  if (localName(element) === 'animateMotion') return 'transform'
  return element.getAttribute('attributeName')?.split(':').at(-1)?.trim() ?? ''
}

/**
 * Removes SVG references when they expand to too many elements, and the content of filters when there are too many
 * primitives.
 */
function limitSvgExpansion(page: Document): void {
  const filters = [...page.getElementsByTagNameNS(svg, 'filter')]
  const primitives = filters.reduce((sum, { childElementCount }) => sum + childElementCount, 0)
  if (primitives > chapterLimits.maxFilterPrimitives) for (const filter of filters) filter.replaceChildren()
  const referencingElements = [...page.getElementsByTagNameNS(svg, '*')].filter(
    element => referencedIdsOf(element).length > 0,
  )
  const sizes = new Map<Element, number>()
  let total = 0
  for (const element of referencingElements) total += countExpandedElements(element, page, sizes)
  if (total <= chapterLimits.maxExpandedSvgElements) return
  for (const element of referencingElements)
    for (const name of referencingAttributes) if (element.hasAttribute(name)) element.removeAttribute(name)
}

/** Attributes whose targets are rendered for each element that has them. */
const referencingAttributes = [
  'href',
  'style',
  'mask',
  'fill',
  'stroke',
  'filter',
  'clip-path',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
]

/** Returns the ids of the elements that are rendered with an element; ids of markers are repeated for each point. */
function referencedIdsOf(element: Element): string[] {
  const ids: string[] = []
  for (const name of referencingAttributes) {
    const value = element.getAttribute(name)
    if (!value) continue
    if (name === 'href') {
      if (/^(use|feImage|pattern)$/.test(element.localName) && value.startsWith('#')) ids.push(value.slice(1))
      continue
    }
    // Markers are rendered at each point of a path; one per path command is a sufficient estimate.
    const points = /marker/.test(value + name)
      ? (element.getAttribute('d') ?? element.getAttribute('points') ?? '')
      : ''
    const times = Math.min(100, 1 + (points.match(/[a-z,\s]+/gi)?.length ?? 0))
    for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')]*)/gi))
      for (let time = 0; time < times; time++) ids.push(id)
  }
  return ids
}

/** Returns the number of elements in an element after expansion of its references; infinite when it contains itself. */
function countExpandedElements(element: Element, page: Document, sizes: Map<Element, number>, depth = 0): number {
  if (depth > 2 * chapterLimits.flattenDepthElements) return Number.POSITIVE_INFINITY
  const cached = sizes.get(element)
  if (cached !== undefined) return cached
  sizes.set(element, Number.POSITIVE_INFINITY)
  let size = 1
  for (const child of element.children) size += countExpandedElements(child, page, sizes, depth + 1)
  for (const id of referencedIdsOf(element)) {
    const target = page.getElementById(id)
    if (target) size += countExpandedElements(target, page, sizes, depth + 1)
  }
  sizes.set(element, size)
  return size
}
