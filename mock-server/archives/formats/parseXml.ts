import { archiveLimits } from '../archiveLimits'
import { decodeHtmlEntities } from '../epub/decodeHtmlEntities'

/** XML element. `name` is the element name without the namespace prefix. The names of attributes include the prefix. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

/** Error for an XML document that cannot be parsed or exceeds a limit. */
export class InvalidXmlError extends Error {}

/**
 * Parses XML or XHTML. Accepts some errors, such as an element that is not closed. Returns an unnamed element whose
 * children are the top-level elements.
 * @throws InvalidXmlError when the document cannot be parsed or exceeds a limit
 */
export function parseXml(text: string): XmlElement {
  return new XmlParser(text).parse().root
}

/**
 * Parses XML strictly. Returns undefined if the parser can read the document but the document is not well-formed, for
 * example because the end tag of an element is missing.
 * @throws InvalidXmlError when the parser cannot read the document, or when the document exceeds a limit
 */
export function parseWellFormedXml(text: string): XmlElement | undefined {
  const { root, isWellFormed } = new XmlParser(text).parse()
  return isWellFormed ? root : undefined
}

/** Returns all descendants of `element` that have the given name, in document order. */
export function findXmlElements(element: XmlElement, name: string): XmlElement[] {
  const matches: XmlElement[] = []
  const collect = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (child.name === name) matches.push(child)
      collect(child)
    }
  }
  collect(element)
  return matches
}

/** Returns the first descendant of `element`, in document order, that has the given name. */
export function findFirstXmlElement(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const matches = child.name === name ? child : findFirstXmlElement(child, name)
    if (matches) return matches
  }
  return undefined
}

/** Returns the direct children of `element` that have the given name. */
export function getXmlChildElements(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter(child => child.name === name) ?? []
}

/** Returns the trimmed text of an XML element. Replaces each run of white space with a single space. */
export function getXmlElementText(element: XmlElement | undefined): string {
  return element?.text.replace(/\s+/g, ' ').trim() ?? ''
}

type OpenElement = { element: XmlElement; qualifiedName: string }

/**
 * XML parser that reads a document in one pass. It ignores entity definitions and loads no other files. It limits the
 * nesting depth, the number of elements and the number of attributes.
 */
class XmlParser {
  private readonly root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  private readonly open: OpenElement[] = [{ element: this.root, qualifiedName: '' }]
  private at = 0
  private nodeCount = 0
  private attributeCount = 0
  private isWellFormed = true

  constructor(private readonly source: string) {}

  parse(): { root: XmlElement; isWellFormed: boolean } {
    if (this.source.startsWith('\uFEFF')) this.at = 1
    while (this.at < this.source.length) {
      const next = this.source.indexOf('<', this.at)
      this.addText(this.source.slice(this.at, next < 0 ? undefined : next))
      if (next < 0) break
      this.at = next
      this.readMarkup()
    }
    if (this.open.length > 1 || this.root.children.length !== 1) this.isWellFormed = false
    while (this.open.length > 1) this.close()
    return { root: this.root, isWellFormed: this.isWellFormed }
  }

  private get current(): XmlElement {
    return this.open.at(-1)?.element ?? this.root
  }

  private addText(raw: string): void {
    if (raw === '') return
    const { text, isXml } = decodeHtmlEntities(raw)
    if (!isXml || (this.open.length === 1 && raw.trim() !== '')) this.isWellFormed = false
    this.current.text += text
  }

  private readMarkup(): void {
    if (this.startsWith('<!--')) this.at = this.endOf('-->', 4)
    else if (this.startsWith('<![CDATA[')) {
      const start = this.at + 9
      this.at = this.endOf(']]>', 9)
      this.current.text += this.source.slice(start, this.at - 3)
    } else if (this.startsWith('<?')) this.at = this.endOf('?>', 2)
    else if (this.startsWith('<!')) this.skipDeclaration()
    else if (this.startsWith('</')) this.readEndTag()
    else this.readStartTag()
  }

  private startsWith(delimiter: string): boolean {
    return this.source.startsWith(delimiter, this.at)
  }

  private endOf(delimiter: string, skip: number): number {
    const end = this.source.indexOf(delimiter, this.at + skip)
    if (end < 0) throw new InvalidXmlError(`"${delimiter}" is missing`)
    return end + delimiter.length
  }

  private skipDeclaration(): void {
    let depth = 0
    for (let offset = this.at + 2; offset < this.source.length; offset++) {
      const character = this.source[offset]
      if (character === '"' || character === "'") {
        offset = this.source.indexOf(character, offset + 1)
        if (offset < 0) break
      } else if (this.source.startsWith('<!--', offset)) {
        offset = this.source.indexOf('-->', offset + 4) + 2
        if (offset < 2) break
      } else if (character === '[') depth += 1
      else if (character === ']') depth -= 1
      else if (character === '>' && depth <= 0) {
        this.at = offset + 1
        return
      }
    }
    throw new InvalidXmlError('A declaration is not closed')
  }

  private readEndTag(): void {
    const start = this.at + 2
    this.at = this.endOf('>', 2)
    const name = this.source.slice(start, this.at - 1).trimEnd()
    const index = this.open.findLastIndex(({ qualifiedName }) => qualifiedName === name)
    if (index !== this.open.length - 1 || index < 1) this.isWellFormed = false
    if (index > 0) while (this.open.length > index) this.close()
  }

  private close(): void {
    const closed = this.open.pop()
    if (closed) this.current.text += closed.element.text
  }

  private readStartTag(): void {
    const { source } = this
    const nameEnd = endOfName(source, this.at + 1)
    const qualifiedName = source.slice(this.at + 1, nameEnd)
    if (qualifiedName === '') {
      this.isWellFormed = false
      this.current.text += '<'
      this.at += 1
      return
    }
    this.nodeCount += 1
    if (this.nodeCount > archiveLimits.xmlNodeCount) throw new InvalidXmlError('There are too many elements')
    const element: XmlElement = { name: withoutNamespacePrefix(qualifiedName), attributes: {}, children: [], text: '' }
    this.at = nameEnd
    const isEmpty = this.readAttributes(element.attributes)
    this.current.children.push(element)
    if (isEmpty) return
    if (this.open.length > archiveLimits.xmlDepth) throw new InvalidXmlError('Elements are nested too deeply')
    this.open.push({ element, qualifiedName })
  }

  /** Reads the attributes of a tag. Returns true if the tag ends with `/>`. */
  private readAttributes(attributes: Record<string, string>): boolean {
    const { source } = this
    for (;;) {
      this.at = endOfSpace(source, this.at)
      const character = source[this.at]
      if (character === undefined) throw new InvalidXmlError('A tag is not closed')
      if (character === '>') {
        this.at += 1
        return false
      }
      if (character === '/') {
        this.at += 1
        if (source[this.at] !== '>') continue
        this.at += 1
        return true
      }
      this.readAttribute(attributes)
    }
  }

  private readAttribute(attributes: Record<string, string>): void {
    const { source } = this
    this.attributeCount += 1
    if (this.attributeCount > archiveLimits.xmlAttributeCount)
      throw new InvalidXmlError('There are too many attributes')
    const nameEnd = Math.max(endOfName(source, this.at), this.at + 1)
    const name = source.slice(this.at, nameEnd)
    this.at = endOfSpace(source, nameEnd)
    const quote = source[this.at] === '=' ? source[endOfSpace(source, this.at + 1)] : undefined
    if (quote !== '"' && quote !== "'") {
      this.isWellFormed = false
      if (source[this.at] === '=') this.at += 1
      return
    }
    const start = endOfSpace(source, this.at + 1) + 1
    const end = source.indexOf(quote, start)
    if (end < 0) throw new InvalidXmlError('The value of an attribute is not closed')
    const { text, isXml } = decodeHtmlEntities(source.slice(start, end))
    if (!isXml || Object.hasOwn(attributes, name)) this.isWellFormed = false
    if (name !== '__proto__') attributes[name] = text
    this.at = end + 1
  }
}

const withoutNamespacePrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function endOfSpace(text: string, from: number): number {
  let offset = from
  while (isSpace(text.charCodeAt(offset))) offset += 1
  return offset
}

function endOfName(text: string, from: number): number {
  let offset = from
  while (offset < text.length && !isSpace(text.charCodeAt(offset)) && !'/>=<"\''.includes(text.charAt(offset)))
    offset += 1
  return offset
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
