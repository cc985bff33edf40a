import { estimateExpandedChars } from './estimateExpandedChars'
import { type ExceededMarkupLimit, markupLimits } from './markupLimits'

const nameSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Elements that never increase the nesting depth. In HTML, they have no content, or their start tag closes an open
 * element of the same name. Inside SVG or MathML, their start tag ends the SVG or MathML content.
 */
const nonNestingElements = nameSet('p li dt dd br hr img embed meta')
/**
 * Elements that do not increase the nesting depth in HTML, because they have no content or are closed automatically.
 * Inside SVG and MathML, these elements can be nested.
 */
const nonNestingHtmlElements = nameSet(
  'area base basefont bgsound col frame input keygen link param source track wbr option tr td th thead tbody tfoot',
)
/**
 * Elements that limit the effect of end tags inside them. Example: a `</div>` inside a table does not close a `div`
 * around the table.
 */
const scopeBoundaryElements = nameSet(
  'applet caption html table marquee object template svg math foreignobject desc mi mo mn ms mtext annotation-xml',
)
/** Elements whose content an HTML parser reads as plain text. Inside SVG, a parser reads their content as markup. */
const rawTextElements = nameSet('script style textarea title xmp iframe noembed noframes noscript plaintext')
const formattingElements = nameSet('a b big code em font i nobr s small strike strong tt u')

interface ScannedTag {
  readonly name: string
  readonly isEnd: boolean
  readonly isSelfClosed: boolean
}

/**
 * Returns the limit in {@link markupLimits} that a text exceeds. Counts the tags without parsing the text.
 * @param text XHTML or HTML
 * @param syntax syntax with which the caller will parse the text
 * @returns undefined if the text may be parsed
 */
export function findExceededMarkupLimit(text: string, syntax: 'xml' | 'html' = 'xml'): ExceededMarkupLimit | undefined {
  if (text.length > markupLimits.maxChars) return 'bytes'
  if (syntax === 'xml' && estimateExpandedChars(text) > markupLimits.maxChars) return 'text'
  const open = new OpenElementStack()
  const namespaces = new NamespaceScopes(text)
  let elements = 0
  let isAmbiguous = false
  let depth = 0
  let index = 0
  while (index < text.length) {
    const start = text.indexOf('<', index)
    if ((start < 0 ? text.length : start) - index > markupLimits.maxTextNodeChars) return 'text'
    if (start < 0) break
    const isEnd = text.charCodeAt(start + 1) === 47
    const nameFrom = start + (isEnd ? 2 : 1)
    if (!isNameStart(text.charCodeAt(nameFrom))) {
      isAmbiguous ||= start > 0 && !/^<!doctype\s/i.test(text.slice(start, start + 10))
      index = indexAfterDeclaration(text, start, syntax)
      continue
    }
    index = isEnd ? indexAfter(text, '>', start) : indexAfterStartTag(text, nameFrom)
    if (index < 0) return 'attributes'
    if (!isEnd) elements += 1
    if (elements > markupLimits.maxElements) return 'elements'
    if (syntax === 'xml') {
      const isOpened = !isEnd && text.charCodeAt(index - 2) !== 47
      depth += isEnd ? -1 : Number(isOpened)
      if (depth > markupLimits.maxDepthElements) return 'depth'
      if (namespaces.countAfterTag(start, index, depth, isOpened) > markupLimits.maxNamespacesInScope)
        return 'attributes'
      continue
    }
    const name = elementNameAt(text, nameFrom)
    isAmbiguous ||= rawTextElements.has(name)
    const excess = open.handleTag({ name, isEnd, isSelfClosed: text.charCodeAt(index - 2) === 47 })
    if (excess) return excess
  }
  return syntax === 'html' ? findExceededAmbiguousLimit(text, elements, isAmbiguous) : undefined
}

/**
 * Limits the number of start tags in ambiguous HTML, which parsers can read in different ways. Counts each `<` before a
 * name as a possible start tag.
 * @returns `elements` if the structure is ambiguous and the number of possible start tags exceeds the limit
 */
function findExceededAmbiguousLimit(
  text: string,
  countedTags: number,
  isAmbiguous: boolean,
): ExceededMarkupLimit | undefined {
  let possibleTags = 0
  for (let index = text.indexOf('<'); index >= 0; index = text.indexOf('<', index + 1))
    if (isNameStart(text.charCodeAt(index + 1))) possibleTags += 1
  if (possibleTags <= markupLimits.maxAmbiguousElements) return undefined
  return isAmbiguous || possibleTags !== countedTags ? 'elements' : undefined
}

/**
 * Counts the XML namespace declarations that apply at a tag. The caller limits this number, because an XML parser
 * searches all these declarations for each element.
 */
class NamespaceScopes {
  private readonly text: string
  private nextDeclaration: number
  /**
   * Contains an entry for each namespace declaration that applies. The entry is the nesting depth of the element with
   * the declaration. The entries are in ascending order.
   */
  private readonly depths: number[] = []

  constructor(text: string) {
    this.text = text
    this.nextDeclaration = text.indexOf('xmlns')
  }

  /**
   * Returns the number of namespace declarations that apply after a tag.
   * @param start index of the tag
   * @param end index after the tag
   * @param depth number of open elements after the tag
   * @param isOpened whether the tag opens an element that has content
   */
  countAfterTag(start: number, end: number, depth: number, isOpened: boolean): number {
    // Removes the declarations of closed elements. If the markup has more end tags than start tags, the depth is
    // negative, and this loop removes all declarations.
    while (this.depths.length > 0 && (this.depths.at(-1) as number) > depth) this.depths.pop()
    while (this.nextDeclaration >= 0 && this.nextDeclaration < end) {
      if (isOpened && this.nextDeclaration > start) this.depths.push(depth)
      this.nextDeclaration = this.text.indexOf('xmlns', this.nextDeclaration + 5)
    }
    return this.depths.length
  }
}

/** Estimates which elements are open in an HTML parser, in order to limit their number. */
class OpenElementStack {
  private readonly stack: string[] = []
  private formattingCount = 0
  /**
   * Estimated number of formatting elements (such as `b`) that the parser copies. An HTML parser copies each open
   * formatting element into every following block.
   */
  private repeatedFormattingCount = 0
  private hasForeign = false

  /**
   * Counts a start tag or an end tag.
   * @returns the limit that the tag exceeds, or undefined if the tag exceeds no limit
   */
  handleTag({ name, isEnd, isSelfClosed }: ScannedTag): ExceededMarkupLimit | undefined {
    if (isEnd) {
      this.close(name)
      return undefined
    }
    if (name === 'svg' || name === 'math') this.hasForeign = true
    this.repeatedFormattingCount += this.formattingCount
    if (this.repeatedFormattingCount > markupLimits.maxRepeatedFormattingElements) return 'elements'
    if (nonNestingElements.has(name) || (!this.hasForeign && nonNestingHtmlElements.has(name))) return undefined
    if (isSelfClosed && this.hasForeign && !formattingElements.has(name) && name !== 'div') return undefined
    this.stack.push(name)
    if (formattingElements.has(name)) this.formattingCount += 1
    return this.stack.length > markupLimits.maxDepthElements ? 'depth' : undefined
  }

  private close(name: string): void {
    let index = this.stack.length - 1
    while (index >= 0 && this.stack[index] !== name) {
      if (scopeBoundaryElements.has(this.stack[index] as string)) return
      index--
    }
    if (index < 0) return
    // An end tag also closes the formatting elements inside the closed element. Example: in `<p><b></p>`, the `</p>`
    // also closes the `b`. An HTML parser then opens the `b` again.
    const closed = this.stack.splice(index)
    const reopened = formattingElements.has(name) ? [] : closed.slice(1).filter(inner => formattingElements.has(inner))
    this.formattingCount -= closed.filter(inner => formattingElements.has(inner)).length - reopened.length
    this.stack.push(...reopened)
  }
}

/**
 * Returns the index after the comment that starts at `start`. In XML, also returns the index after a CDATA section or a
 * processing instruction. For other declarations, such as a document type, returns `start + 1`.
 */
function indexAfterDeclaration(text: string, start: number, syntax: 'xml' | 'html'): number {
  if (text.startsWith('<!--', start)) return indexAfter(text, '-->', syntax === 'xml' ? start + 4 : start + 2)
  if (syntax === 'html') return start + 1
  if (text.startsWith('<![CDATA[', start)) return indexAfter(text, ']]>', start)
  return text.charCodeAt(start + 1) === 63 ? indexAfter(text, '?>', start) : start + 1
}

function indexAfter(text: string, end: string, from: number): number {
  const foundAt = text.indexOf(end, from)
  return foundAt < 0 ? text.length : foundAt + end.length
}

/**
 * Returns the index after a start tag. A `>` inside a quoted value does not end the tag. Returns -1 if the tag has too
 * many attributes.
 */
function indexAfterStartTag(text: string, from: number): number {
  let attributes = 0
  let index = from
  for (; index < text.length && text.charCodeAt(index) !== 62; index++) {
    const code = text.charCodeAt(index)
    const isSpace = code <= 32 || code === 47
    if (isSpace && text.charCodeAt(index + 1) > 32) attributes += 1
    if (code === 61) index = lastIndexOfValue(text, index)
    if (attributes > markupLimits.maxAttributesPerElement) return -1
  }
  return Math.min(text.length, index + 1)
}

/**
 * Returns the index of the closing quote of an attribute value. If the value has no quotes, returns `equals`, and the
 * caller reads the value character by character.
 * @param equals index of the equals sign before the value
 */
function lastIndexOfValue(text: string, equals: number): number {
  let index = equals + 1
  while (index < text.length && text.charCodeAt(index) <= 32) index++
  const quote = text[index]
  return quote === '"' || quote === "'" ? indexAfter(text, quote, index + 1) - 1 : equals
}

const isNameStart = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58 || code > 127

/** Returns the element name at an index, in lower case. Reads at most 24 characters. */
function elementNameAt(text: string, from: number): string {
  let end = from
  while (end < from + 24 && text.charCodeAt(end) > 32 && text[end] !== '>' && text[end] !== '/') end++
  return text.slice(from, end).toLowerCase()
}
