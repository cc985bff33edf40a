import { encodePath } from '../../../api/urls/resources'
import { isAllowedAttribute, namespaces } from './allowedMarkup'
import { chapterLimits } from './chapterLimits'
import { pathInBook } from './resourcePath'
import { quotedString, rewrittenStyle, type StyleResolver } from './rewriteStyle'
import { xmlText } from './xmlText'

/** Resolves the addresses in a file of a book. */
export interface FileReferences {
  /** The path that an address leads to in the book; undefined for any other address. */
  readonly pathOf: (address: string) => string | undefined
  /** The address as it is written in a style until its file is there. */
  readonly ofStyle: StyleResolver
}

/**
 * References of a file.
 * @param from  its path in the book
 */
export function referencesOf(from: string): FileReferences {
  const pathOf = (address: string) => pathInBook(address, from)?.path
  const ofStyle: StyleResolver = (address, use) => {
    const isInline = /^data:(image|font|application\/(x-)?font)[\w/+.-]*[;,]/i.test(address)
    if (isInline && use !== 'sheet') return use === 'font' ? `url(${quotedString(address)})` : address
    const path = pathOf(address)
    if (path === undefined) return undefined
    if (use === 'font') return `local(${quotedString(fontMark + encodePath(path))})`
    return `${use === 'sheet' ? sheetMark : fileMark}${encodePath(path)}`
  }
  return { pathOf, ofStyle }
}

/** Stand before the path of a file in styles. */
export const fontMark = 'longbox-font:'
export const fileMark = 'longbox-file:'
export const sheetMark = 'longbox-sheet:'

interface CopiedAttribute {
  readonly space: string | null
  readonly name: string
  readonly value: string
}

const { xhtml, svg, mathml, xlink, xml, ops } = namespaces
const files: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  track: 'src',
  image: 'href',
  feImage: 'href',
}
const named = ['a', 'map', 'input']
/** Attributes whose values may be long lengths. */
const lengths = /^(width|height|[hv]space|border|cellpadding|cellspacing|size|start|cols|rows)$/

/** The attributes of an element that may be copied, with the values that they have in the copy. */
export function copiedAttributes(
  element: Element,
  localName: string,
  namespace: string,
  allowed: ReadonlySet<string>,
  references: FileReferences,
): CopiedAttribute[] {
  const attributes = Reflect.get(Element.prototype, 'attributes', element) as NamedNodeMap
  const copied = new Map<string, CopiedAttribute>()
  const add = (name: string, value: string, space: string | null = null) =>
    copied.has(name) || copied.set(name, { space, name, value: xmlText(value) })
  for (const { name, namespaceURI, localName: local, value } of attributes) {
    if (namespaceURI === xml || (!namespaceURI && name.startsWith('xml:'))) {
      if (/^(xml:)?(lang|space)$/.test(local)) add(`xml:${local.replace('xml:', '')}`, value, xml)
    } else if (namespaceURI === ops || (!namespaceURI && name === 'epub:type')) {
      if (/^(epub:)?(type|prefix)$/.test(local)) add(`epub:${local.replace('epub:', '')}`, value, ops)
    } else if (namespaceURI === xlink || (!namespaceURI && name === 'xlink:href')) {
      if (/^(xlink:)?href$/.test(local)) addAddress('href', value)
    } else if (!namespaceURI) {
      if (name === 'src' || name === 'href' || name === 'poster') addAddress(name, value)
      else addPlain(name, value)
    }
  }
  const candidates = attributes.getNamedItem('srcset')?.value.trim()
  if (candidates && (localName === 'img' || localName === 'source'))
    addFile(
      localName === 'img' ? 'src' : 'srcset',
      /^data:/i.test(candidates) ? (candidates.split(/\s/, 1)[0] ?? '') : (candidates.split(/[\s,]+/, 1)[0] ?? ''),
    )
  return [...copied.values()]

  function addPlain(name: string, value: string): void {
    if (!isAllowedAttribute(name, allowed)) return
    if (name === 'style') add(name, rewrittenStyle(value, references.ofStyle, { isAttribute: true }))
    else if (name === 'name') named.includes(localName) && add(name, value)
    else if (name === 'usemap') value.startsWith('#') && add(name, value)
    else if (name === 'id') add(name, value.startsWith('longbox-') ? '' : value)
    else if (/^(col|row|column)span$/.test(name) || (name === 'span' && namespace === xhtml))
      add(name, String(Math.min(chapterLimits.maxCellSpan, Number.parseInt(value, 10) || 0)))
    else if (lengths.test(name) && Number.parseFloat(value) > chapterLimits.maxLengthPx)
      add(name, String(chapterLimits.maxLengthPx))
    else if (namespace === svg && /[(\\]/.test(value)) add(name, rewrittenStyle(value, references.ofStyle))
    else add(name, value)
  }

  function addAddress(name: string, value: string): void {
    if (files[localName] === name || name === 'poster') addFile(name, value)
    else if (name === 'href') addLink(value)
  }

  function addFile(name: string, address: string): void {
    const isPicture = localName === 'img' || localName === 'image' || localName === 'source'
    if (copied.has(`data-longbox-${name}`) || copied.has(name)) return
    if (isPicture && /^data:image\/[\w.+-]+[;,]/i.test(address.trim())) return void add(name, address.trim())
    const path = references.pathOf(address)
    if (path !== undefined) add(`data-longbox-${name}`, path)
  }

  function addLink(value: string): void {
    const isLink = localName === 'a' || localName === 'area' || namespace === mathml
    if (!isLink) {
      if (namespace === svg && /^#[^\s]+$/.test(value.trim())) add('href', value.trim())
      return
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside an address
    const plain = value.replace(/[\u0000-\u0020]+/g, '').replaceAll('\\', '/')
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
    const isOutside = scheme !== undefined || plain.startsWith('//')
    if (isOutside && namespace === mathml) return
    if (isOutside && (!/^(https?|mailto)$/.test(scheme ?? 'https') || isOfThisServer(plain))) return
    add('href', value)
  }
}

/** Links to our own server would be followed with the session of the reader. */
const isOfThisServer = (address: string): boolean =>
  typeof location !== 'undefined' &&
  URL.canParse(address, location.origin) &&
  new URL(address, location.origin).host === location.host
