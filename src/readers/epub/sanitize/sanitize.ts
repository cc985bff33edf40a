import { copiedAttributes, type FileReferences } from './allowedAttributes'
import { allowedElement, isAnimatable, namespaces, removedElements } from './allowedMarkup'
import { chapterLimits } from './chapterLimits'
import { rewrittenStyle } from './rewriteStyle'
import { xmlText } from './xmlText'

const { xhtml, svg } = namespaces

/** Properties are read from the prototypes: fields of a form and names of pictures take the place of an element's own. */
const read = <T>(prototype: object, name: string, node: Node): T => Reflect.get(prototype, name, node) as T
const firstChild = (node: Node) => read<Node | null>(Node.prototype, 'firstChild', node)
const nextSibling = (node: Node) => read<Node | null>(Node.prototype, 'nextSibling', node)
const nodeType = (node: Node) => read<number>(Node.prototype, 'nodeType', node)
const textContent = (node: Node) => read<string | null>(Node.prototype, 'textContent', node) ?? ''
const localName = (element: Element) => read<string>(Element.prototype, 'localName', element)
const namespaceURI = (element: Element) => read<string | null>(Element.prototype, 'namespaceURI', element)

/**
 * Copies of a chapter what may be shown into a new document: known elements and attributes of XHTML, SVG and MathML, without
 * prefixes. Nothing of the source is kept but text and attribute values, so what a parser makes of it later is the same.
 * Addresses of files become `data-longbox-*` attributes, or `book:` addresses in styles; the source document is not changed.
 * @param source  as the parser gives it
 * @param files   resolves addresses of files
 */
export function sanitized(source: Document, files: FileReferences): Document {
  const page = document.implementation.createDocument(xhtml, 'html', null)
  const head = page.documentElement.appendChild(page.createElementNS(xhtml, 'head'))
  const body = page.documentElement.appendChild(page.createElementNS(xhtml, 'body'))
  const root = read<Element | null>(Document.prototype, 'documentElement', source)
  if (!root) return page
  const copier = new Copier(page, files)
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
  limitDrawings(page)
  return page
}

interface Level {
  next: Node | null
  readonly last: Node | null
  readonly target: Element
  readonly depth: number
}

class Copier {
  private readonly page: Document
  private readonly files: FileReferences

  constructor(page: Document, files: FileReferences) {
    this.page = page
    this.files = files
  }

  copyAttributes(from: Element, to: Element): void {
    const { namespace, attributes } = allowedElement(namespaceURI(from), localName(from))
    for (const { space, name, value } of copiedAttributes(from, localName(from), namespace, attributes, this.files))
      to.setAttributeNS(space, name, value)
  }

  /** The title, the size of the page and the styles of a head. */
  copyHead(from: Element, head: Element): void {
    for (let child = firstChild(from); child; child = nextSibling(child)) {
      if (nodeType(child) !== 1 || namespaceURI(child as Element) !== xhtml) continue
      const element = child as Element
      const name = localName(element)
      if (name === 'title')
        head.appendChild(this.page.createElementNS(xhtml, 'title')).textContent = xmlText(textContent(element))
      else if (name === 'meta' && /^viewport$/i.test(element.getAttribute('name') ?? '')) {
        const meta = head.appendChild(this.page.createElementNS(xhtml, 'meta'))
        meta.setAttribute('name', 'viewport')
        meta.setAttribute('content', xmlText(element.getAttribute('content') ?? ''))
      } else this.copyStyle(element, head)
    }
  }

  /** Copies a node and what it contains, iteratively: sources may be nested deeper than a call stack. */
  copy(from: Node, to: Element, what: 'self' | 'children'): void {
    const first: Level =
      what === 'self'
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

  private copyNode(node: Node, { target, depth }: Level): Level | undefined {
    const type = nodeType(node)
    if (type === 3 || type === 4) {
      appendText(target, xmlText(node.nodeValue ?? ''))
      return undefined
    }
    if (type !== 1) return undefined
    const element = node as Element
    const original = localName(element)
    const lower = original.toLowerCase()
    if (this.copyStyle(element, target) || removedElements.has(lower.split(':').at(-1) ?? '')) return undefined
    const inside = { next: firstChild(element), last: null }
    if (lower === 'form' || depth >= chapterLimits.flattenDepthElements) return { ...inside, target, depth }
    const { namespace, name } = allowedElement(namespaceURI(element), original)
    if (name.startsWith('animate') && !isAnimatable(animatedAttribute(element))) return undefined
    const copy = this.page.createElementNS(namespace, name)
    this.copyAttributes(element, copy)
    target.appendChild(copy)
    return { ...inside, target: copy, depth: depth + 1 }
  }

  /** Copies a style sheet or the link to one; whether the element was either. */
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
      if (value) copy.setAttribute(attribute, xmlText(value))
    }
    if (isStyle) copy.textContent = xmlText(rewrittenStyle(textContent(element), this.files.ofStyle))
    else {
      const path = this.files.pathOf(element.getAttribute('href') ?? '')
      if (path === undefined) return true
      copy.setAttribute('rel', 'stylesheet')
      copy.setAttribute('data-longbox-href', path)
    }
    target.appendChild(copy)
    return true
  }
}

/** Neighbouring texts are one, as they are when they are parsed again. */
function appendText(target: Element, text: string): void {
  const last = target.lastChild
  if (text === '') return
  if (last?.nodeType === 3) (last as Text).appendData(text)
  else target.appendChild(target.ownerDocument.createTextNode(text))
}

const animatedAttribute = (element: Element): string => {
  if (localName(element) === 'animateMotion') return 'transform'
  return element.getAttribute('attributeName')?.split(':').at(-1)?.trim() ?? ''
}

/** Takes the references of drawings out that expand to too many elements, and filters that are too long. */
function limitDrawings(page: Document): void {
  const uses = [...page.getElementsByTagNameNS(svg, 'use')]
  const filters = [...page.getElementsByTagNameNS(svg, 'filter')]
  const primitives = filters.reduce((sum, { childElementCount }) => sum + childElementCount, 0)
  if (primitives > chapterLimits.maxFilterPrimitives) for (const filter of filters) filter.replaceChildren()
  if (uses.length === 0) return
  const sizes = new Map<Element, number>()
  let total = 0
  for (const use of uses) total += expandedSize(use, page, sizes)
  if (total > chapterLimits.maxExpandedSvgElements) for (const use of uses) use.removeAttribute('href')
}

/** The number of elements within an element once each `use` is expanded; endless where it contains itself. */
function expandedSize(element: Element, page: Document, sizes: Map<Element, number>, depth = 0): number {
  if (depth > 2 * chapterLimits.flattenDepthElements) return Number.POSITIVE_INFINITY
  const known = sizes.get(element)
  if (known !== undefined) return known
  sizes.set(element, Number.POSITIVE_INFINITY)
  let size = 1
  for (const child of element.children) size += expandedSize(child, page, sizes, depth + 1)
  const href = element.localName === 'use' ? element.getAttribute('href') : null
  const target = href ? page.getElementById(href.slice(1)) : null
  if (target) size += expandedSize(target, page, sizes, depth + 1)
  sizes.set(element, size)
  return size
}
