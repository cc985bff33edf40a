import { sha1 } from '@noble/hashes/legacy.js'
import { encodedPath, placeOfHref } from '../../api/urls/resources'
import { getBookResource } from '../../generated/publications/publications'
import type { ChapterView } from './chapterView'
import type { Publication } from './publication'

/** How files of fonts begin: TrueType, OpenType, those of Apple, collections, and both kinds for the web. */
const beginnings = ['\0\u0001\0\0', 'OTTO', 'true', 'ttcf', 'wOFF', 'wOF2']

const isFont = (bytes: Uint8Array): boolean => beginnings.includes(String.fromCharCode(...bytes.subarray(0, 4)))

/**
 * A font whose beginning was mixed with the name of its book, as publishers are told to do by those who make fonts. The
 * list of such files (META-INF/encryption.xml) is not handed out by the server: how a font begins tells.
 * @param names  the unique identifier of the book, or what may be it
 * @returns undefined where it is a font as it is, or no name makes it one
 */
export function unscrambled(bytes: Uint8Array<ArrayBuffer>, names: readonly string[]) {
  if (isFont(bytes)) return undefined
  for (const { key, length } of names.flatMap(keysOf)) {
    const plain = bytes.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte))
    if (isFont(plain)) return plain
  }
  return undefined
}

/** What a name mixes with, and how far: by the rule of EPUB (IDPF), and where it is a UUID by Adobe's too. */
function keysOf(name: string): { key: Uint8Array; length: number }[] {
  const digits = name.replace(/^urn:uuid:|-/gi, '')
  const pairs = /^[0-9a-f]{32}$/i.test(digits) ? digits.match(/../g) : undefined
  const adobe = pairs && { key: Uint8Array.from(pairs, pair => Number.parseInt(pair, 16)), length: 1024 }
  return [{ key: sha1(new TextEncoder().encode(name)), length: 1040 }, ...(adobe ? [adobe] : [])]
}

/** The rules of each chapter that were looked at. */
const looked = new WeakMap<Document, Set<string>>()

/** Gives a chapter those of its fonts that could not be read, where that undoes it. */
export async function readFonts(view: ChapterView, bookId: string, publication: Publication): Promise<void> {
  const { document } = view
  const failed = new Set(
    [...document.fonts].filter(({ status }) => status === 'error').map(face => plainly(face.family)),
  )
  const known = looked.get(document) ?? new Set()
  looked.set(document, known)
  const rules = [...document.styleSheets]
    .flatMap(fontRules)
    .filter(({ style, cssText }) => failed.has(familyOf(style)) && !known.has(cssText))
  if (rules.length === 0) return
  for (const { cssText } of rules) known.add(cssText)
  const names = await namesOf(bookId, publication)
  const faces = await Promise.all(rules.map(rule => faceOf(rule, document, bookId, names).catch(() => undefined)))
  for (const face of faces) if (face) document.fonts.add(face)
  if (faces.some(Boolean)) view.takeLetters()
}

async function faceOf(
  { style, parentStyleSheet }: CSSFontFaceRule,
  chapter: Document,
  bookId: string,
  names: string[],
) {
  const { FontFace } = chapter.defaultView as Window & typeof globalThis
  const file = await fontOf(bookId, style.getPropertyValue('src'), parentStyleSheet?.href ?? chapter.baseURI)
  const plain = file && unscrambled(file, names)
  if (!plain) return undefined
  const said = (name: string) => style.getPropertyValue(name) || undefined
  return new FontFace(familyOf(style), plain, {
    weight: said('font-weight'),
    style: said('font-style'),
    stretch: said('font-stretch'),
    unicodeRange: said('unicode-range'),
  }).load()
}

const plainly = (family: string): string => family.trim().replace(/^(['"])(.*)\1$/, '$2')

const familyOf = (style: CSSStyleDeclaration): string => plainly(style.getPropertyValue('font-family'))

/** Every rule for a font, also of sheets that a sheet imports. */
function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  const within = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap(rule => {
      if (rule.constructor.name === 'CSSFontFaceRule') return rule as CSSFontFaceRule
      if ('styleSheet' in rule && rule.styleSheet) return fontRules(rule.styleSheet as CSSStyleSheet)
      return 'cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []
    })
  try {
    return within(sheet.cssRules)
  } catch {
    return []
  }
}

/** The first file of the book that a rule names. */
async function fontOf(bookId: string, source: string, base: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, address] = /url\(\s*["']?([^"')]+)/.exec(source) ?? []
  const place = address && URL.canParse(address, base) ? placeOfHref(new URL(address, base).href) : undefined
  if (!place) return undefined
  const file: Blob | string = await getBookResource(bookId, encodedPath(place.path))
  return typeof file === 'string' ? undefined : new Uint8Array(await file.arrayBuffer())
}

/** The unique identifier stands in the package, which is not handed out; old lists of contents repeat it. */
async function namesOf(bookId: string, { identifier, oldContents }: Publication): Promise<string[]> {
  const file: Blob | string = oldContents ? await getBookResource(bookId, encodedPath(oldContents)) : ''
  const text = typeof file === 'string' ? file : await file.text()
  const contents = new DOMParser().parseFromString(text || '<none/>', 'text/xml')
  const repeated = contents.querySelector('meta[name="dtb:uid"]')?.getAttribute('content') ?? ''
  const names = [repeated, identifier].map(name => name.replace(/\s/g, '')).filter(Boolean)
  return [...new Set(names.flatMap(name => [name, name.replace(/^urn:(uuid|isbn):/i, ''), `urn:uuid:${name}`]))]
}
