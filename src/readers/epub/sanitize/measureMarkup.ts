import { type ChapterExcess, chapterLimits } from './chapterLimits'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** HTML elements that never nest in others of their kind. They also end SVG and MathML content. */
const neverOpen = names('p li dt dd br hr img embed meta')
/** Further elements that do not nest, except in SVG and MathML, where any element without an end tag stays open. */
const neverOpenInHtml = names(
  'area base basefont bgsound col frame input keygen link param source track wbr option tr td th thead tbody tfoot',
)
/** An end tag does not close elements outside of these. */
const barriers = names(
  'applet caption html table marquee object template svg math foreignobject desc mi mo mn ms mtext annotation-xml',
)
/** Elements whose content is text in HTML, but markup in SVG. */
const textElements = names('script style textarea title xmp iframe noembed noframes noscript plaintext')
const formatting = names('a b big code em font i nobr s small strike strong tt u')

interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly isSelfClosed: boolean
}

/**
 * Counts the tags of a chapter in one linear pass, without parsing it.
 * @param text    XHTML or HTML
 * @param syntax  syntax by which the text will be parsed; in HTML, elements without an end tag do not nest
 * @returns the exceeded limit; undefined when the text may be parsed
 */
export function excessOfMarkup(text: string, syntax: 'xml' | 'html' = 'xml'): ChapterExcess | undefined {
  if (text.length > chapterLimits.maxFileBytes) return 'bytes'
  if (syntax === 'xml' && expandedChars(text) > chapterLimits.maxFileBytes) return 'text'
  const open = new OpenElements()
  let elements = 0
  let isAmbiguous = false
  let depth = 0
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if ((start < 0 ? text.length : start) - at > chapterLimits.maxTextNodeChars) return 'text'
    if (start < 0) break
    const isEnd = text.charCodeAt(start + 1) === 47
    const nameFrom = start + (isEnd ? 2 : 1)
    if (!isNameStart(text.charCodeAt(nameFrom))) {
      isAmbiguous ||= start > 0 && !/^<!doctype\s/i.test(text.slice(start, start + 10))
      at = afterDeclaration(text, start, syntax)
      continue
    }
    at = isEnd ? after(text, '>', start) : endOfTag(text, nameFrom)
    if (at < 0) return 'attributes'
    if (!isEnd) elements += 1
    if (elements > chapterLimits.maxElements) return 'elements'
    if (syntax === 'xml') {
      depth += isEnd ? -1 : Number(text.charCodeAt(at - 2) !== 47)
      if (depth > chapterLimits.maxDepthElements) return 'depth'
      continue
    }
    const name = nameAt(text, nameFrom)
    isAmbiguous ||= textElements.has(name)
    const excess = open.take({ name, isEnd, isSelfClosed: text.charCodeAt(at - 2) === 47 })
    if (excess) return excess
  }
  return syntax === 'html' ? excessOfAmbiguous(text, elements, isAmbiguous) : undefined
}

/**
 * Applies a lower limit to ambiguous markup. Comments and raw text elements can hide tags from the scan, or end tags
 * from the parser. The limit counts all possible start tags; a parser handles that many nested elements in about a
 * second.
 */
function excessOfAmbiguous(text: string, counted: number, isAmbiguous: boolean): ChapterExcess | undefined {
  let possible = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1))
    if (isNameStart(text.charCodeAt(at + 1))) possible += 1
  if (possible <= chapterLimits.maxAmbiguousElements) return undefined
  return isAmbiguous || possible !== counted ? 'elements' : undefined
}

/** Estimates the open elements of an HTML parser; never fewer than the parser has. */
class OpenElements {
  private readonly stack: string[] = []
  private formatting = 0
  /** Number of formatting elements that were opened again in later paragraphs. */
  private repeated = 0
  private hasForeign = false

  /** @returns the limit that is exceeded by this tag */
  take({ name, isEnd, isSelfClosed }: Tag): ChapterExcess | undefined {
    if (isEnd) {
      this.close(name)
      return undefined
    }
    if (name === 'svg' || name === 'math') this.hasForeign = true
    this.repeated += this.formatting
    if (this.repeated > chapterLimits.maxRepeatedFormattingElements) return 'elements'
    if (neverOpen.has(name) || (!this.hasForeign && neverOpenInHtml.has(name))) return undefined
    if (isSelfClosed && this.hasForeign && !formatting.has(name) && name !== 'div') return undefined
    this.stack.push(name)
    if (formatting.has(name)) this.formatting += 1
    return this.stack.length > chapterLimits.maxDepthElements ? 'depth' : undefined
  }

  private close(name: string): void {
    let at = this.stack.length - 1
    while (at >= 0 && this.stack[at] !== name) {
      if (barriers.has(this.stack[at] as string)) return
      at--
    }
    if (at < 0) return
    // A parser opens formatting elements again after the end of their parent.
    const closed = this.stack.splice(at)
    const reopened = formatting.has(name) ? [] : closed.slice(1).filter(inner => formatting.has(inner))
    this.formatting -= closed.filter(inner => formatting.has(inner)).length - reopened.length
    this.stack.push(...reopened)
  }
}

/** Returns the index after a comment, CDATA section, document type or processing instruction. */
function afterDeclaration(text: string, start: number, syntax: 'xml' | 'html'): number {
  if (text.startsWith('<!--', start)) return after(text, '-->', syntax === 'xml' ? start + 4 : start + 2)
  if (syntax === 'html') return start + 1
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start)
  return text.charCodeAt(start + 1) === 63 ? after(text, '?>', start) : start + 1
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found < 0 ? text.length : found + end.length
}

/** Returns the index after a start tag, skipping quoted values; -1 when it has too many attributes. */
function endOfTag(text: string, from: number): number {
  let attributes = 0
  let at = from
  for (; at < text.length && text.charCodeAt(at) !== 62; at++) {
    const code = text.charCodeAt(at)
    const isSpace = code <= 32 || code === 47
    if (isSpace && text.charCodeAt(at + 1) > 32) attributes += 1
    if (code === 61) at = valueEnd(text, at)
    if (attributes > chapterLimits.maxAttributesPerElement) return -1
  }
  return Math.min(text.length, at + 1)
}

/**
 * Returns the index of the last character of the quoted value after an equals sign; of the sign when the value is
 * unquoted.
 */
function valueEnd(text: string, equals: number): number {
  let at = equals + 1
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  const quote = text[at]
  return quote === '"' || quote === "'" ? after(text, quote, at + 1) - 1 : equals
}

const isNameStart = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58 || code > 127

/** Reads an element name in lower case, up to 24 characters. */
function nameAt(text: string, from: number): string {
  let end = from
  while (end < from + 24 && text.charCodeAt(end) > 32 && text[end] !== '>' && text[end] !== '/') end++
  return text.slice(from, end).toLowerCase()
}

/** Returns an upper bound of the number of characters that the entities of a document type expand to. */
function expandedChars(text: string): number {
  const first = text.indexOf('<!ENTITY')
  if (first < 0) return 0
  const last = text.lastIndexOf('<!ENTITY')
  const end = text.indexOf(']', last)
  const declared = (end < 0 ? text.length : end) - first
  let references = 0
  for (let at = text.indexOf('&', end < 0 ? last : end); at >= 0; at = text.indexOf('&', at + 1)) references += 1
  return declared * references
}
