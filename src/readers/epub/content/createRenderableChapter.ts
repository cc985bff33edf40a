import { getRenderedSpineItemPath, type SpineItem } from '../epubPublication'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { fetchChapterMarkup } from '../files/fetchEpubResource'
import { doesPageUseDeviceWidth, type FixedLayoutPageSize } from '../layout/fixedLayoutPageSize'
import { chapterContentSecurityPolicy } from '../sanitize/chapterContentSecurityPolicy'
import { ChapterTooLargeError, chapterLimits } from '../sanitize/chapterLimits'
import {
  createEpubResourceUrlResolver,
  EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX,
  STYLE_SHEET_PLACEHOLDER_URL_PREFIX,
} from '../sanitize/copyAllowedAttributes'
import { countWeightedCssSelectors } from '../sanitize/css/countWeightedCssSelectors'
import {
  isOnlyRemovedEmbeddedContent,
  REMOVED_EMBEDDED_CONTENT_ATTRIBUTE,
} from '../sanitize/isOnlyRemovedEmbeddedContent'
import { sanitizeChapter } from '../sanitize/sanitizeChapter'
import { READER_STYLE_ELEMENT_ID } from './adaptPublisherStyle'
import { FALLBACK_LANGUAGE_ATTRIBUTE } from './createEpubStyleSheet'
import { createStyleSheetDisablingSlowEffects, measureChapterComplexity } from './createStyleSheetDisablingSlowEffects'
import { setLeftToRightDirectionIfUndeclared } from './direction/detectTextDirection'
import { MARKUP_ERRORS_ATTRIBUTE } from './markupErrorsAttribute'
import { parseChapterMarkup } from './parseChapterMarkup'

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Sanitized chapter that an iframe can render. */
export interface RenderableChapter {
  /** Returns the chapter as a complete XHTML document that contains the CSS text `style`. */
  readonly markupWithStyle: (style: string) => string
  /** Page size that a fixed-layout page declares, in CSS px. Undefined if the page declares no size. */
  readonly pageSize?: FixedLayoutPageSize
  /** Whether a fixed-layout page declares `device-width` as its width, so that it fills the window. */
  readonly fillsWindow?: boolean
  /** Whether the chapter is a single image, which is centered on the page. */
  readonly isImageOnly: boolean
  /**
   * Whether the item of the reading order is a bitmap image and not markup. If this image cannot be loaded, the chapter
   * cannot be shown.
   */
  readonly isBitmap?: boolean
  /** Whether this is a placeholder page of a chapter that could not be loaded. */
  readonly isMissing?: boolean
  /** URLs of the files that the chapter uses. */
  readonly files?: EpubResourceBlobUrls
  /**
   * Numbers of characters and elements in the chapter. The reader estimates from these numbers how many pages the
   * chapter can have.
   */
  readonly contentSize?: { readonly chars: number; readonly elements: number }
}

/**
 * Converts a sanitized chapter to complete XHTML with a content security policy.
 * @param parsed  document that `fetchSanitizedChapter` returned; this function changes it
 * @param language  language of the book, for chapters that declare no language
 * @param direction  direction of the pages
 */
export async function createRenderableChapter(
  files: EpubResourceBlobUrls,
  parsed: Document,
  language: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<RenderableChapter> {
  const pageSize = readFixedLayoutPageSize(parsed)
  const fillsWindow = doesPageUseDeviceWidth(parsed)
  if (direction === 'rtl') setLeftToRightDirectionIfUndeclared(parsed)
  const isImageOnly = isImageOnlyChapter(parsed)
  const root = parsed.documentElement
  if (isImageOnly) {
    root.setAttribute('data-longbox-picture', pageSize ? '' : 'unsized')
    // Removes the attribute `preserveAspectRatio`, which stretches the covers of Calibre books to the page size.
    for (const svg of parsed.querySelectorAll('svg:has(> image)')) svg.removeAttribute('preserveAspectRatio')
  }
  if (pageSize) setViewportMeta(parsed, pageSize)
  if (language && !root.hasAttribute('lang') && !root.hasAttribute('xml:lang'))
    root.setAttribute(FALLBACK_LANGUAGE_ATTRIBUTE, '')
  if (language && !root.hasAttribute('lang')) root.setAttribute('lang', root.getAttribute('xml:lang') ?? language)
  const contentSize = { chars: parsed.body.textContent?.length ?? 0, elements: parsed.getElementsByTagName('*').length }
  const markup = await serializeChapter(parsed, files, STYLE_PLACEHOLDER)
  const [before = '', after = ''] = markup.split(STYLE_PLACEHOLDER)
  return {
    markupWithStyle: style => before + escapeXml(style) + after,
    isImageOnly,
    files,
    contentSize,
    ...(pageSize && { pageSize }),
    ...(fillsWindow && { fillsWindow }),
  }
}

/**
 * Placeholder for the style sheet of the reader in the markup of a chapter. The text is random, so that no book can
 * contain it.
 */
const STYLE_PLACEHOLDER = `longbox-${Math.random().toString(36).slice(2)}`

const escapeXml = (style: string) => style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Fetches and sanitizes a chapter.
 * @returns the document, for the layout and the text search
 * @throws ChapterTooLargeError before parsing; ServerError when the request fails
 */
export async function fetchSanitizedChapter(bookId: string, chapter: SpineItem): Promise<Document> {
  const path = getRenderedSpineItemPath(chapter)
  if (isBitmapChapter(chapter)) return createImageChapter(path)
  const text = await fetchChapterMarkup(bookId, path)
  const { document: parsed, hasErrors } = parseChapterMarkup(text)
  const page = sanitizeChapter(parsed, createEpubResourceUrlResolver(path))
  if (isOnlyRemovedEmbeddedContent(parsed, page))
    page.documentElement.setAttribute(REMOVED_EMBEDDED_CONTENT_ATTRIBUTE, '')
  if (hasErrors && chapter.type !== 'text/html') page.documentElement.setAttribute(MARKUP_ERRORS_ATTRIBUTE, '')
  if (page.getElementsByTagName('*').length > 2 * chapterLimits.maxElements) throw new ChapterTooLargeError('elements')
  return page
}

/** Whether a chapter is an image file, but not an SVG. */
export function isBitmapChapter({ type, fallback }: SpineItem): boolean {
  const renderedType = fallback?.mediaType ?? type
  return renderedType.startsWith('image/') && !renderedType.startsWith('image/svg')
}

function createImageChapter(path: string): Document {
  const page = document.implementation.createDocument(XHTML_NAMESPACE, 'html', null)
  for (const name of ['head', 'body']) page.documentElement.append(page.createElementNS(XHTML_NAMESPACE, name))
  page.body.append(createXhtmlElement(page, 'img', { 'data-longbox-src': path }))
  return page
}

/** Whether a chapter contains a single image or drawing and no text. */
export function isImageOnlyChapter(chapter: Document): boolean {
  const body = chapter.querySelector('body')
  const [image, ...others] =
    body?.querySelectorAll(':is(img, svg, video, audio, math, table, hr, input):not(svg *)') ?? []
  if (!image || others.length > 0 || !['img', 'svg'].includes(image.localName)) return false
  const visibleChars = (element: Element | null) => (element?.textContent ?? '').replace(/[\s\u00a0]/g, '').length
  return visibleChars(body) === visibleChars(image)
}

/**
 * Returns the declared size of a fixed-layout page in CSS pixels. Reads the size from the viewport meta element, or
 * else from a single SVG or image.
 */
export function readFixedLayoutPageSize(chapter: Document): FixedLayoutPageSize | undefined {
  const content = chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  const contentValue = (name: string) => new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(content)?.[1]
  const svg = chapter.querySelector('body > svg:only-child')
  const image = svg ?? (isImageOnlyChapter(chapter) ? chapter.querySelector('body img') : null)
  const attributeValue = (name: string) => /^\s*([\d.]+)(px)?\s*$/.exec(image?.getAttribute(name) ?? '')?.[1]
  const [, , ...box] = (svg?.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  return (
    parsePageSize(contentValue('width'), contentValue('height')) ??
    parsePageSize(attributeValue('width'), attributeValue('height')) ??
    parsePageSize(...box)
  )
}

function parsePageSize(...[widthText, heightText]: readonly (string | undefined)[]): FixedLayoutPageSize | undefined {
  const [width, height] = [Number(widthText), Number(heightText)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** Writes the page size to the viewport meta element for epubjs. */
export function setViewportMeta(chapter: Document, { width, height }: FixedLayoutPageSize): void {
  for (const meta of chapter.querySelectorAll('meta[name="viewport"]')) meta.remove()
  ensureHead(chapter).append(
    createXhtmlElement(chapter, 'meta', { name: 'viewport', content: `width=${width}, height=${height}` }),
  )
}

/**
 * Serializes a sanitized document with its content security policy and the reader style.
 * @returns XHTML for an iframe
 */
export async function serializeChapter(page: Document, files: EpubResourceBlobUrls, style: string): Promise<string> {
  const head = ensureHead(page)
  await insertStyleUrls(page, files)
  removeExcessStyles(page, files)
  // Declares the CSS layers of the reader before all styles of the book. In the first layer, `!important` rules
  // override all other rules.
  const limits = createXhtmlElement(page, 'style', {})
  limits.textContent = `@layer longbox-limits, longbox; ${createStyleSheetDisablingSlowEffects(measureChapterComplexity(page))}`
  head.prepend(limits)
  const metas = [
    { 'http-equiv': 'Content-Security-Policy', content: chapterContentSecurityPolicy },
    { name: 'referrer', content: 'no-referrer' },
    // Switches DNS prefetching off. Otherwise browsers would look up the hosts of external links.
    { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
  ]
  head.prepend(...metas.map(meta => createXhtmlElement(page, 'meta', meta)))
  const styleElement = createXhtmlElement(page, 'style', { id: READER_STYLE_ELEMENT_ID })
  styleElement.textContent = style
  head.append(styleElement)
  return new XMLSerializer().serializeToString(page)
}

/**
 * Replaces the placeholder URLs in styles by blob URLs. Removes the placeholder URLs of files that cannot be loaded.
 */
async function insertStyleUrls(page: Document, files: EpubResourceBlobUrls): Promise<void> {
  const links = [...page.querySelectorAll('link[data-longbox-href]')].slice(0, chapterLimits.maxStyleSheets)
  const isMarked = (css: string | null) =>
    css !== null &&
    (css.includes(EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX) || css.includes(STYLE_SHEET_PLACEHOLDER_URL_PREFIX))
  const tasks = links.map(async link => {
    const url = await files.styleSheetUrl(link.getAttribute('data-longbox-href') ?? '').catch(() => undefined)
    if (url) link.setAttribute('href', url)
    else link.removeAttribute('href')
  })
  for (const element of page.querySelectorAll('style'))
    if (isMarked(element.textContent))
      tasks.push(files.insertFileUrls(element.textContent ?? '').then(css => element.replaceChildren(css)))
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (!name.startsWith('data-') && isMarked(value))
        tasks.push(files.insertFileUrls(value).then(css => element.setAttribute(name, css)))
  await Promise.all(tasks)
}

/**
 * Multiplies the selectors of each style sheet by the number of elements and adds up the products. Removes the style
 * sheets after the sum exceeds the limit.
 */
function removeExcessStyles(page: Document, files: EpubResourceBlobUrls): void {
  const elements = page.getElementsByTagName('*').length
  let matches = 0
  for (const element of page.querySelectorAll('style, link[data-longbox-href]')) {
    const path = element.getAttribute('data-longbox-href')
    matches +=
      elements * (path === null ? countWeightedCssSelectors(element.textContent ?? '') : files.styleSheetSize(path))
    if (matches > chapterLimits.maxStyleMatches) element.remove()
  }
}

function createXhtmlElement(chapter: Document, name: string, attributes: Record<string, string | undefined>): Element {
  const element = chapter.createElementNS(XHTML_NAMESPACE, name)
  for (const [attribute, value] of Object.entries(attributes)) if (value) element.setAttribute(attribute, value)
  return element
}

function ensureHead(chapter: Document): Element {
  const existing = chapter.querySelector('head')
  if (existing) return existing
  const head = chapter.createElementNS(XHTML_NAMESPACE, 'head')
  chapter.documentElement.prepend(head)
  return head
}
