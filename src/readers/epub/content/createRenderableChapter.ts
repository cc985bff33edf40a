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

/** Sanitized chapter that can be rendered in an iframe. */
export interface RenderableChapter {
  /**
   * Returns the chapter as a complete XHTML document.
   * @param style CSS text of the style sheet that the reader adds
   */
  readonly markupWithStyle: (style: string) => string
  /** Page size that the markup of a fixed-layout page declares, in CSS pixels. Undefined if the markup has no size. */
  readonly pageSize?: FixedLayoutPageSize
  /** Whether the markup of a fixed-layout page declares `device-width` as its width. Such a page fills the window. */
  readonly fillsWindow?: boolean
  /** Whether the chapter consists of a single image. This image is centered on the page. */
  readonly isImageOnly: boolean
  /**
   * Whether the chapter file is a bitmap image and not markup. If this image cannot be loaded, the chapter cannot be
   * shown.
   */
  readonly isBitmap?: boolean
  /** Whether this page replaces a chapter that could not be loaded. */
  readonly isMissing?: boolean
  /** Blob URLs of the files that the chapter uses, for example its images. */
  readonly files?: EpubResourceBlobUrls
  /**
   * Numbers of characters and elements in the chapter. From these numbers, the reader estimates the maximum number of
   * pages.
   */
  readonly contentSize?: { readonly chars: number; readonly elements: number }
}

/**
 * Converts a sanitized chapter to a complete XHTML document with a content security policy.
 * @param parsed  sanitized document, for example from `fetchSanitizedChapter`. This function changes it.
 * @param language  language of the book; used if the chapter declares no language
 * @param direction  page direction of the book
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
    // In covers of Calibre books, `preserveAspectRatio` is `none`, which would stretch the image to the page size.
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
 * Placeholder for the style sheet of the reader in the markup of a chapter. The placeholder is random text, so that no
 * book can contain the same text.
 */
const STYLE_PLACEHOLDER = `longbox-${Math.random().toString(36).slice(2)}`

const escapeXml = (style: string) => style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Fetches and sanitizes a chapter. The viewer and the text search use the returned document.
 * @throws ChapterTooLargeError when the chapter exceeds a size limit; ServerError when the request fails
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

/** Whether the chapter file is a bitmap image. An SVG is not a bitmap image. */
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

/** Returns whether a chapter contains only a single image or drawing. The drawing may contain text. */
export function isImageOnlyChapter(chapter: Document): boolean {
  const body = chapter.querySelector('body')
  const [image, ...others] =
    body?.querySelectorAll(':is(img, svg, video, audio, math, table, hr, input):not(svg *)') ?? []
  if (!image || others.length > 0 || !['img', 'svg'].includes(image.localName)) return false
  const visibleChars = (element: Element | null) => (element?.textContent ?? '').replace(/[\s\u00a0]/g, '').length
  return visibleChars(body) === visibleChars(image)
}

/**
 * Returns the page size that a fixed-layout page declares, in CSS pixels. Reads the viewport meta element. If this
 * element contains no size, reads the size of the SVG or image on the page. The SVG must be the only child element of
 * the body. The image must be the only content of the page.
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

/** Writes the page size to the viewport meta element, because epubjs reads the page size there. */
export function setViewportMeta(chapter: Document, { width, height }: FixedLayoutPageSize): void {
  for (const meta of chapter.querySelectorAll('meta[name="viewport"]')) meta.remove()
  ensureHead(chapter).append(
    createXhtmlElement(chapter, 'meta', { name: 'viewport', content: `width=${width}, height=${height}` }),
  )
}

/**
 * Serializes a sanitized chapter. Adds a content security policy and the style sheet of the reader.
 * @returns XHTML for an iframe
 */
export async function serializeChapter(page: Document, files: EpubResourceBlobUrls, style: string): Promise<string> {
  const head = ensureHead(page)
  await insertStyleUrls(page, files)
  removeExcessStyles(page, files)
  // The style sheets of the reader are in CSS layers. These layers must be declared before all styles of the book.
  // `!important` declarations in the first layer override all other declarations.
  const limits = createXhtmlElement(page, 'style', {})
  limits.textContent = `@layer longbox-limits, longbox; ${createStyleSheetDisablingSlowEffects(measureChapterComplexity(page))}`
  head.prepend(limits)
  const metas = [
    { 'http-equiv': 'Content-Security-Policy', content: chapterContentSecurityPolicy },
    { name: 'referrer', content: 'no-referrer' },
    // Switches DNS prefetching off. Otherwise, browsers would send DNS requests for the hosts of external links.
    { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
  ]
  head.prepend(...metas.map(meta => createXhtmlElement(page, 'meta', meta)))
  const styleElement = createXhtmlElement(page, 'style', { id: READER_STYLE_ELEMENT_ID })
  styleElement.textContent = style
  head.append(styleElement)
  return new XMLSerializer().serializeToString(page)
}

/** Replaces the placeholder URLs in styles by blob URLs. If a file cannot be loaded, its placeholder URL is removed. */
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
 * Limits the time that browsers need for the style sheets of a chapter. The cost of a style sheet is its number of
 * selectors multiplied by the number of elements. Removes the style sheet at which the total cost exceeds the limit,
 * and all later style sheets.
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
