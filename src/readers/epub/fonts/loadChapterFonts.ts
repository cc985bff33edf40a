import { decodeUriSafely } from '../../../api/urls/epubResourceUrls'
import { getServerFontsBaseUrl } from '../../../api/urls/serverFontUrls'
import { getFontFile } from '../../../generated/fonts/fonts.calls'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { EpubResourceTooLargeError, fetchEpubResource } from '../files/fetchEpubResource'
import { isWebKit } from '../sanitize/bookIframeSandbox'
import { chapterLimits } from '../sanitize/chapterLimits'
import { EPUB_FONT_PLACEHOLDER_URL_PREFIX } from '../sanitize/copyAllowedAttributes'
import { quoteCssString } from '../sanitize/css/quoteCssString'
import { sanitizeCss } from '../sanitize/css/sanitizeCss'

/**
 * Prefix of the `local()` font name that replaces the URL of a server font. After the prefix, the name contains the
 * path of the font.
 */
const SERVER_FONT_PREFIX = 'longbox-served-font:'

/** For each chapter document, the text of the `@font-face` rules whose fonts are loading or have loaded. */
const requestedRulesByDocument = new WeakMap<Document, Set<string>>()

/**
 * Rewrites the `@font-face` rules for a chapter, because the iframe of a chapter cannot fetch fonts. Replaces each
 * server URL by a `local()` font name that exists on no device. {@link loadChapterFonts} fetches the fonts that the
 * chapter uses.
 */
export const replaceServerFontUrlsByPlaceholders = (css: string): string =>
  sanitizeCss(css, address => {
    const path = address.startsWith(getServerFontsBaseUrl()) ? address.slice(getServerFontsBaseUrl().length) : undefined
    if (path !== undefined) return `local(${quoteCssString(SERVER_FONT_PREFIX + path)})`
    return /^(blob|data):/.test(address) ? `url(${quoteCssString(address)})` : undefined
  })

/**
 * Fetches the fonts that the text of a chapter needs.
 * @returns whether a font was added
 */
export async function loadChapterFonts(page: Document, files: EpubResourceBlobUrls): Promise<boolean> {
  const neededKeys = new Set((await findFailedAndUnloadedFonts(page)).map(fontFaceKey))
  const requestedRules = requestedRulesByDocument.get(page) ?? new Set()
  requestedRulesByDocument.set(page, requestedRules)
  const rules = neededKeys.size === 0 ? [] : [...page.styleSheets].flatMap(fontFaceRulesOf)
  const rulesToLoad = rules.filter(
    ({ style, cssText }) => neededKeys.has(fontFaceKey(fontDescriptorsOf(style))) && !requestedRules.has(cssText),
  )
  const loaded = await Promise.all(
    rulesToLoad.map(async rule => {
      requestedRules.add(rule.cssText)
      const fontFace = await loadFirstUsableSource(rule, page, files)
      if (fontFace) page.fonts.add(fontFace)
      else requestedRules.delete(rule.cssText)
      return fontFace !== undefined
    }),
  )
  return loaded.includes(true)
}

async function findFailedAndUnloadedFonts(page: Document): Promise<FontFace[]> {
  const failedFonts = [...(page.fonts ?? [])].filter(({ status }) => status === 'error')
  if (!isWebKit(navigator.userAgent)) return failedFonts
  const { findUnloadedFontsInUse } = await import('./findUnloadedFontsInUse')
  return [...failedFonts, ...findUnloadedFontsInUse(page)]
}

type FontDescriptors = Pick<FontFace, 'family' | 'weight' | 'style' | 'unicodeRange' | 'stretch'>

const fontFaceKey = ({ family, weight, style }: FontDescriptors): string =>
  [family.trim().replace(/^(['"])(.*)\1$/, '$2'), numericFontWeights[weight] ?? weight, style || 'normal'].join('|')

const numericFontWeights: Readonly<Record<string, string>> = { normal: '400', bold: '700', '': '400' }

const fontDescriptorsOf = (style: CSSStyleDeclaration): FontDescriptors => ({
  family: style
    .getPropertyValue('font-family')
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2'),
  weight: style.getPropertyValue('font-weight'),
  style: style.getPropertyValue('font-style'),
  stretch: style.getPropertyValue('font-stretch'),
  unicodeRange: style.getPropertyValue('unicode-range'),
})

async function loadFirstUsableSource(
  { style }: CSSFontFaceRule,
  page: Document,
  files: EpubResourceBlobUrls,
): Promise<FontFace | undefined> {
  const { FontFace } = page.defaultView as Window & typeof globalThis
  const { family, ...descriptors } = fontDescriptorsOf(style)
  const statedDescriptors = Object.fromEntries(Object.entries(descriptors).filter(([, value]) => value !== ''))
  for (const [, , mark = '', path = ''] of style.getPropertyValue('src').matchAll(placeholderSourcePattern)) {
    try {
      const bytes = await (mark === SERVER_FONT_PREFIX
        ? fetchServerFont(path)
        : readBookFont(decodeUriSafely(path), files))
      const { isFontLayoutFastEnough } = await import('./isFontLayoutFastEnough')
      if (!(await isFontLayoutFastEnough(bytes, page.body.textContent ?? '', files))) continue
      return await new FontFace(family, bytes, statedDescriptors).load()
    } catch {
      // If this font source fails, the loop continues with the next source.
    }
  }
  return undefined
}

const placeholderSourcePattern = new RegExp(
  `local\\(\\s*(["'])(${EPUB_FONT_PLACEHOLDER_URL_PREFIX}|${SERVER_FONT_PREFIX})((?:(?!\\1).)*)\\1\\s*\\)`,
  'g',
)

/**
 * Fetches a font file from the server.
 * @param path family name and file name, percent-encoded and separated by a slash
 */
async function fetchServerFont(path: string): Promise<ArrayBuffer> {
  const [family = '', ...file] = path.split('/')
  const bytes = await getFontFile(decodeUriSafely(family), decodeUriSafely(file.join('/')))
  if (bytes.size > chapterLimits.maxFontBytes) throw new EpubResourceTooLargeError(path)
  return bytes.arrayBuffer()
}

/** Font files of each open book, by path. Each chapter has its own document, but most chapters use the same fonts. */
const fontFilesByBook = new WeakMap<EpubResourceBlobUrls, Map<string, Promise<Blob>>>()

/** Fetches a font file of the book. A font file that has already been fetched is not requested again. */
function fetchFontFileOnce(path: string, files: EpubResourceBlobUrls): Promise<Blob> {
  const fontFiles = fontFilesByBook.get(files) ?? new Map<string, Promise<Blob>>()
  fontFilesByBook.set(files, fontFiles)
  const file = fontFiles.get(path) ?? fetchEpubResource(files.bookId, path, chapterLimits.maxFontBytes)
  fontFiles.set(path, file)
  file.catch(() => fontFiles.delete(path))
  return file
}

/**
 * Returns the bytes of a font of the book.
 * @param path path in the book, or a `data:` URL
 */
async function readBookFont(path: string, files: EpubResourceBlobUrls): Promise<ArrayBuffer> {
  const file = path.startsWith('data:')
    ? (await import('../sanitize/sanitizeEpubResource')).decodeDataUrl(path)
    : await fetchFontFileOnce(path, files)
  const bytes = await file.arrayBuffer()
  return files.decodeFont(new Uint8Array(bytes))
}

function fontFaceRulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  const collectRules = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap(rule => {
      if (rule.constructor.name === 'CSSFontFaceRule') return rule as CSSFontFaceRule
      if ('styleSheet' in rule && rule.styleSheet) return fontFaceRulesOf(rule.styleSheet as CSSStyleSheet)
      return 'cssRules' in rule ? collectRules(rule.cssRules as CSSRuleList) : []
    })
  try {
    return collectRules(sheet.cssRules)
  } catch {
    return []
  }
}
