import { fontsUrl } from '../../../api/urls/fonts'
import { decodePath } from '../../../api/urls/resources'
import { getFontFile } from '../../../generated/fonts/fonts.calls'
import type { BookFiles } from '../files/bookFiles'
import { bookFile, FileTooLarge } from '../files/chapterFiles'
import { fontMark } from '../sanitize/allowedAttributes'
import { chapterLimits } from '../sanitize/chapterLimits'
import { quotedString, rewrittenStyle } from '../sanitize/rewriteStyle'

/** Prefix of `local()` names that stand for a font file of the server. */
const servedMark = 'longbox-served-font:'

/** Texts of the `@font-face` rules whose fonts were requested; each is fetched once per document. */
const requested = new WeakMap<Document, Set<string>>()

/**
 * Rewrites `@font-face` rules for the frame of a chapter, which must not fetch fonts. Each URL of a server font becomes a
 * `local()` font that does not exist. The browser reports the fonts that the text needs as failed, and {@link loadFonts}
 * fetches them.
 */
export const frameFaces = (faces: string): string =>
  rewrittenStyle(faces, address => {
    const path = address.startsWith(fontsUrl()) ? address.slice(fontsUrl().length) : undefined
    if (path !== undefined) return `local(${quotedString(servedMark + path)})`
    return /^(blob|data):/.test(address) ? `url(${quotedString(address)})` : undefined
  })

/**
 * Fetches the fonts that the text of a chapter needs and adds them to the document.
 * @returns whether at least one font was added
 */
export async function loadFonts(page: Document, files: BookFiles): Promise<boolean> {
  const needed = new Set([...(page.fonts ?? [])].filter(({ status }) => status === 'error').map(keyOfFace))
  const known = requested.get(page) ?? new Set()
  requested.set(page, known)
  const rules = needed.size === 0 ? [] : [...page.styleSheets].flatMap(fontRules)
  const wanted = rules.filter(
    ({ style, cssText }) => needed.has(keyOfFace(descriptorsOf(style))) && !known.has(cssText),
  )
  const loaded = await Promise.all(
    wanted.map(async rule => {
      known.add(rule.cssText)
      const face = await faceOf(rule, page, files)
      if (face) page.fonts.add(face)
      else known.delete(rule.cssText)
      return face !== undefined
    }),
  )
  return loaded.includes(true)
}

type Descriptors = Pick<FontFace, 'family' | 'weight' | 'style' | 'unicodeRange' | 'stretch'>

/** Returns a key of family, weight and style. */
const keyOfFace = ({ family, weight, style }: Descriptors): string =>
  [family.trim().replace(/^(['"])(.*)\1$/, '$2'), weights[weight] ?? weight, style || 'normal'].join('|')

const weights: Readonly<Record<string, string>> = { normal: '400', bold: '700', '': '400' }

const descriptorsOf = (style: CSSStyleDeclaration): Descriptors => ({
  family: style
    .getPropertyValue('font-family')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2'),
  weight: style.getPropertyValue('font-weight'),
  style: style.getPropertyValue('font-style'),
  stretch: style.getPropertyValue('font-stretch'),
  unicodeRange: style.getPropertyValue('unicode-range'),
})

/** Loads the first source of a rule that the browser can use; undefined when there is none. */
async function faceOf({ style }: CSSFontFaceRule, page: Document, files: BookFiles): Promise<FontFace | undefined> {
  const { FontFace } = page.defaultView as Window & typeof globalThis
  const { family, ...descriptors } = descriptorsOf(style)
  const stated = Object.fromEntries(Object.entries(descriptors).filter(([, value]) => value !== ''))
  for (const [, , mark = '', path = ''] of style.getPropertyValue('src').matchAll(source)) {
    try {
      const bytes = await (mark === servedMark ? servedFont(path) : fontOfBook(decodePath(path), files))
      return await new FontFace(family, bytes, stated).load()
    } catch {
      // Tries the next source.
    }
  }
  return undefined
}

const source = new RegExp(`local\\(\\s*(["'])(${fontMark}|${servedMark})(.*?)\\1\\s*\\)`, 'g')

/** @param path  family and file name, percent-encoded */
async function servedFont(path: string): Promise<ArrayBuffer> {
  const [family = '', ...file] = path.split('/')
  const bytes = await getFontFile(decodePath(family), decodePath(file.join('/')))
  if (bytes.size > chapterLimits.maxFontBytes) throw new FileTooLarge(path)
  return bytes.arrayBuffer()
}

async function fontOfBook(path: string, files: BookFiles): Promise<ArrayBuffer> {
  const bytes = await (await bookFile(files.bookId, path, chapterLimits.maxFontBytes)).arrayBuffer()
  return files.readFont(new Uint8Array(bytes))
}

/** Returns all `@font-face` rules of a style sheet, including imported style sheets. */
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
