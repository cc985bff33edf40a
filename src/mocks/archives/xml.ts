import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** One element of a parsed document; names carry no namespace prefix, attributes keep theirs. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

type RawNode = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  processEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Parses XML or XHTML; throws when it is neither. Gives the root with the document's elements as children. */
export function parseXml(text: string): XmlElement {
  const children = toElements(parser.parse(text.replace(/^\uFEFF/, '')) as RawNode[])
  return { name: '', attributes: {}, children: children.elements, text: children.text }
}

/** Whether a strict reader of XML takes a text: every element closed, every ampersand one of an entity that XML knows. */
export function isWellFormed(text: string): boolean {
  const plain = text.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, '')
  return (
    !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(plain) &&
    XMLValidator.validate(text.replace(/^\uFEFF/, '')) === true
  )
}

/** All elements of a name below another, in the order of the document. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap(child => [...(child.name === name ? [child] : []), ...findAll(child, name)])
}

/** The first element of a name below another, in the order of the document. */
export function findFirst(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findFirst(child, name)
    if (found) return found
  }
  return undefined
}

/** Only the children of a name, not what lies deeper. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter(child => child.name === name) ?? []
}

function toElements(nodes: RawNode[]): { elements: XmlElement[]; text: string } {
  const elements: XmlElement[] = []
  let text = ''
  for (const node of nodes) {
    if (typeof node['#text'] === 'string') {
      text += node['#text']
      continue
    }
    const tag = Object.keys(node).find(key => key !== ':@')
    if (tag === undefined) continue
    const inner = toElements((node[tag] as RawNode[] | undefined) ?? [])
    elements.push({
      name: tag.slice(tag.indexOf(':') + 1),
      attributes: (node[':@'] as Record<string, string> | undefined) ?? {},
      children: inner.elements,
      text: inner.text,
    })
    text += inner.text
  }
  return { elements, text }
}

/** Text as a reader sees it: runs of white space as one space. */
export function plainText(element: XmlElement | undefined): string {
  return element?.text.replace(/\s+/g, ' ').trim() ?? ''
}
