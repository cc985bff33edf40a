import {
  disallowedChapterElementNames,
  getAllowedElementForCopy,
  isAnimatableSvgAttribute,
  markupNamespaces,
} from './allowedChapterMarkup'
import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { ChapterTextLayoutCostCounter } from './chapterTextLayoutCostCounter'
import { copyAllowedAttributes, type EpubResourceUrlResolver } from './copyAllowedAttributes'
import { copyStyleElement, copyXmlStylesheetInstructions } from './copyStyleElements'
import { chooseEpubSwitchBranch, createImgFromObjectElement, isEpubSwitch } from './epubSwitchAndObjectElements'
import { limitCostlyElements } from './limitCostlyElements'
import { limitCostlyTextElements } from './limitCostlyTextElements'
import { limitSvgComplexity } from './limitSvgComplexity'
import {
  elementNamesReplacedByBlocksAboveLimit,
  maxCountByElementName,
  paragraphElementNames,
} from './maxCountByElementName'
import { replaceInvalidXmlChars } from './replaceInvalidXmlChars'
import { splitTextWithManyScriptChanges } from './splitTextWithManyScriptChanges'
import {
  getUnclobberedFirstChild,
  getUnclobberedLocalName,
  getUnclobberedNamespaceUri,
  getUnclobberedNextSibling,
  getUnclobberedNodeType,
  getUnclobberedTextContent,
  readUnclobberedDomProperty,
} from './unclobberedDomProperties'

const { xhtml } = markupNamespaces

/**
 * Sanitizes a chapter. Copies its allowed markup and limits the complexity of the copy.
 * @param source  the parsed chapter
 * @param files   resolver of the URLs in the chapter
 */
export function sanitizeChapter(source: Document, files: EpubResourceUrlResolver): Document {
  const page = copyAllowedMarkup(source, files)
  limitSvgComplexity(page)
  limitCostlyTextElements(page)
  limitCostlyElements(page)
  return page
}

/**
 * Copies the allowed elements and attributes of XHTML, SVG and MathML into a new document. File URLs in attributes move
 * to `data-longbox-*` attributes. File URLs in styles become placeholder URLs such as `longbox-file:…`.
 */
export function copyAllowedMarkup(source: Document, files: EpubResourceUrlResolver): Document {
  const page = document.implementation.createDocument(xhtml, 'html', null)
  const head = page.documentElement.appendChild(page.createElementNS(xhtml, 'head'))
  const body = page.documentElement.appendChild(page.createElementNS(xhtml, 'body'))
  const root = readUnclobberedDomProperty<Element | null>(Document.prototype, 'documentElement', source)
  if (!root) return page
  const copier = new ChapterCopier(page, files, Document.prototype.getElementsByTagName.call(source, '*').length)
  copyXmlStylesheetInstructions(source, head, files)
  if (getUnclobberedNamespaceUri(root) !== xhtml || getUnclobberedLocalName(root) !== 'html')
    copier.copy(root, body, 'self')
  else {
    copier.copyAttributes(root, page.documentElement)
    let hasBody = false
    for (let child = getUnclobberedFirstChild(root); child; child = getUnclobberedNextSibling(child)) {
      const isOf = (name: string) =>
        getUnclobberedNodeType(child as Node) === 1 &&
        getUnclobberedNamespaceUri(child as Element) === xhtml &&
        getUnclobberedLocalName(child as Element) === name
      if (isOf('head')) copier.copyHead(child as Element, head)
      else if (isOf('body') && !hasBody) {
        hasBody = true
        copier.copyAttributes(child as Element, body)
        copier.copy(child, body, 'children')
      } else copier.copy(child, body, 'self')
    }
  }
  return page
}

/** Maximum number of characters of a short attribute value. The text limits of the chapter ignore short values. */
const UNCOUNTED_ATTRIBUTE_CHARS = 16

/**
 * Returns whether the value of an attribute can become visible as text. Browsers show the values of `alt` and `value`.
 * A style sheet of the book can show the values of many other attributes with `content: attr(…)`. The result is false
 * for these attributes:
 * - all attributes of SVG elements
 * - `style`
 * - `src`, `srcset` and `data-longbox-*`, which contain URLs and paths of files
 */
const canShowAttribute = (namespace: string, name: string): boolean =>
  namespace !== markupNamespaces.svg && name !== 'style' && !/^(src|srcset|data-longbox-.*)$/.test(name)

interface CopyLevel {
  next: Node | null
  readonly last: Node | null
  readonly target: Element
  readonly depth: number
}

class ChapterCopier {
  private readonly page: Document
  private readonly files: EpubResourceUrlResolver
  private readonly maxDepthElements: number
  private readonly counts: Record<string, number> = {}
  private readonly text = new ChapterTextLayoutCostCounter()

  /** @param elements number of elements in the original chapter */
  constructor(page: Document, files: EpubResourceUrlResolver, elements: number) {
    this.page = page
    this.files = files
    this.maxDepthElements =
      elements > chapterLimits.largeChapterElements
        ? chapterLimits.largeChapterDepthElements
        : chapterLimits.flattenDepthElements
  }

  copyAttributes(from: Element, to: Element): void {
    const { namespace, attributes } = getAllowedElementForCopy(
      getUnclobberedNamespaceUri(from),
      getUnclobberedLocalName(from),
    )
    for (const { space, name, value } of copyAllowedAttributes(from, to.localName, namespace, attributes, this.files))
      to.setAttributeNS(space, name, canShowAttribute(namespace, name) ? this.acceptAttributeText(value) : value)
  }

  copyHead(from: Element, head: Element): void {
    for (let child = getUnclobberedFirstChild(from); child; child = getUnclobberedNextSibling(child)) {
      if (getUnclobberedNodeType(child) !== 1 || getUnclobberedNamespaceUri(child as Element) !== xhtml) continue
      const element = child as Element
      const name = getUnclobberedLocalName(element)
      if (name === 'title')
        head.appendChild(this.page.createElementNS(xhtml, 'title')).textContent = replaceInvalidXmlChars(
          getUnclobberedTextContent(element),
        )
      else if (name === 'meta' && /^viewport$/i.test(element.getAttribute('name') ?? '')) {
        const meta = head.appendChild(this.page.createElementNS(xhtml, 'meta'))
        meta.setAttribute('name', 'viewport')
        meta.setAttribute('content', replaceInvalidXmlChars(element.getAttribute('content') ?? ''))
      } else copyStyleElement(element, head, this.files)
    }
  }

  /**
   * Copies a node with its descendants. Uses a loop instead of recursion, because deep markup would exceed the call
   * stack.
   */
  copy(from: Node, to: Element, scope: 'self' | 'children'): void {
    const first: CopyLevel =
      scope === 'self'
        ? { next: from, last: from, target: to, depth: 0 }
        : { next: getUnclobberedFirstChild(from), last: null, target: to, depth: 0 }
    const levels = [first]
    for (let level = levels.at(-1); level; level = levels.at(-1)) {
      const node = level.next
      if (!node) {
        levels.pop()
        continue
      }
      level.next = node === level.last ? null : getUnclobberedNextSibling(node)
      const inner = this.copyNode(node, level)
      if (inner) levels.push(inner)
    }
  }

  private copyNode(node: Node, { target, depth }: CopyLevel): CopyLevel | undefined {
    const type = getUnclobberedNodeType(node)
    if (type === 3 || type === 4) {
      this.copyText(node.nodeValue ?? '', target)
      return undefined
    }
    if (type !== 1) return undefined
    const element = node as Element
    const originalName = getUnclobberedLocalName(element)
    const lowerName = originalName.toLowerCase()
    if (
      copyStyleElement(element, target, this.files) ||
      disallowedChapterElementNames.has(lowerName.split(':').at(-1) ?? '')
    )
      return undefined
    if (isEpubSwitch(element, lowerName)) {
      const branch = chooseEpubSwitchBranch(element)
      return branch && { next: getUnclobberedFirstChild(branch), last: null, target, depth }
    }
    const image = lowerName === 'object' ? createImgFromObjectElement(element, this.page, this.files) : undefined
    if (image) {
      image.setAttribute('alt', this.acceptAttributeText(image.getAttribute('alt') ?? ''))
      this.copyAttributes(element, target.appendChild(image))
      return undefined
    }
    const inside = { next: getUnclobberedFirstChild(element), last: null }
    if (/^(form|object)$/.test(lowerName) || depth >= this.maxDepthElements) return { ...inside, target, depth }
    const { namespace, name } = getAllowedElementForCopy(getUnclobberedNamespaceUri(element), originalName)
    if (name.startsWith('animate') && !isAnimatableSvgAttribute(animatedAttributeOf(element))) return undefined
    const isExcess = this.exceedsElementLimit(name)
    if (isExcess && !elementNamesReplacedByBlocksAboveLimit.has(name)) return { ...inside, target, depth }
    if (paragraphElementNames.has(name)) this.text.startParagraph()
    const copy = this.page.createElementNS(namespace, isExcess ? 'div' : name)
    this.copyAttributes(element, copy)
    target.appendChild(copy)
    return { ...inside, target: copy, depth: depth + 1 }
  }

  /**
   * Returns the value of an attribute that may be visible as text. Shortens a long value. A value above
   * `UNCOUNTED_ATTRIBUTE_CHARS` characters counts toward the text limits of the chapter.
   */
  private acceptAttributeText(value: string): string {
    return value.length <= UNCOUNTED_ATTRIBUTE_CHARS
      ? value
      : this.text.accept(value.slice(0, chapterLimits.maxAttributeTextChars))
  }

  private copyText(source: string, target: Element): void {
    const text = this.text.accept(replaceInvalidXmlChars(source))
    const parts = target.namespaceURI === xhtml ? splitTextWithManyScriptChanges(text) : [text]
    for (const part of parts)
      appendText(parts.length === 1 ? target : target.appendChild(this.page.createElementNS(xhtml, 'span')), part)
  }

  /** Counts an element by its name. Returns whether the chapter now has too many elements with this name. */
  private exceedsElementLimit(name: string): boolean {
    const limit = maxCountByElementName[name]
    if (limit === undefined) return false
    this.counts[name] = (this.counts[name] ?? 0) + 1
    if (elementNamesReplacedByBlocksAboveLimit.has(name) && this.counts[name] > 2 * limit)
      throw new ChapterTooLargeError('elements')
    return this.counts[name] > limit
  }
}

function appendText(target: Element, text: string): void {
  const last = target.lastChild
  if (text === '') return
  if (last?.nodeType === 3) (last as Text).appendData(text)
  else target.appendChild(target.ownerDocument.createTextNode(text))
}

const animatedAttributeOf = (element: Element): string => {
  if (getUnclobberedLocalName(element) === 'animateMotion') return 'transform'
  return element.getAttribute('attributeName')?.split(':').at(-1)?.trim() ?? ''
}
