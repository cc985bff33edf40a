import type { BookFiles } from '../files/bookFiles'
import { chapterText } from '../files/chapterFiles'
import type { PageSize } from '../layout/pageSize'
import type { SpineItem } from '../publication'
import { fileMark, referencesOf, sheetMark } from '../sanitize/allowedAttributes'
import { ChapterTooLarge, chapterLimits } from '../sanitize/chapterLimits'
import { chapterPolicy } from '../sanitize/chapterPolicy'
import { excessOfMarkup } from '../sanitize/measureMarkup'
import { styleSize } from '../sanitize/rewriteStyle'
import { sanitized } from '../sanitize/sanitize'
import { styleId } from './publisherStyle'

const xhtml = 'http://www.w3.org/1999/xhtml'

/** A sanitised chapter that can be rendered. */
export interface ChapterSource {
  /** Returns the chapter as self-contained XHTML with the given reader style sheet. */
  readonly dressed: (style: string) => string
  /** Fixed page size in CSS px; undefined when the chapter declares none. */
  readonly page?: PageSize
  /** Whether the chapter consists of a single image, which is then centred on the page. */
  readonly isPicture: boolean
  /** True for a placeholder page of a chapter that could not be loaded. */
  readonly isMissing?: boolean
  /** URLs of the files that the chapter refers to. */
  readonly files?: BookFiles
  /** Numbers of characters and elements, from which the plausible number of pages is estimated. */
  readonly amount?: { readonly chars: number; readonly elements: number }
}

/**
 * Converts a sanitised chapter to self-contained XHTML with a content security policy and with blob URLs in its styles.
 * @param parsed    document returned by `chapterDocument`; it is modified
 * @param language  language of the book, used for hyphenation when the chapter declares none
 */
export async function chapterSource(files: BookFiles, parsed: Document, language: string): Promise<ChapterSource> {
  const pageSize = pageSizeOf(parsed)
  const isPicture = isOnlyPicture(parsed)
  const root = parsed.documentElement
  if (isPicture) root.setAttribute('data-longbox-picture', pageSize ? '' : 'unsized')
  if (pageSize) announcePageSize(parsed, pageSize)
  if (language && !root.hasAttribute('lang')) root.setAttribute('lang', root.getAttribute('xml:lang') ?? language)
  const amount = { chars: parsed.body.textContent?.length ?? 0, elements: parsed.getElementsByTagName('*').length }
  const markup = await markupOf(parsed, files, styleMark)
  const [before = '', after = ''] = markup.split(styleMark)
  return {
    dressed: style => before + escaped(style) + after,
    isPicture,
    files,
    amount,
    ...(pageSize && { page: pageSize }),
  }
}

/** Placeholder of the reader style in the markup; random, so that a book cannot contain it. */
const styleMark = `longbox-${Math.random().toString(36).slice(2)}`

const escaped = (style: string) => style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Fetches and sanitises a chapter. The document is never rendered itself; it serves layout and text search.
 * @throws ChapterTooLarge before parsing; ServerError
 */
export async function chapterDocument(bookId: string, chapter: SpineItem): Promise<Document> {
  if (chapter.type.startsWith('image/')) return pictureChapter(chapter.path)
  const text = await chapterText(bookId, chapter.path)
  const page = sanitized(parsedChapter(text), referencesOf(chapter.path))
  if (page.getElementsByTagName('*').length > 2 * chapterLimits.maxElements) throw new ChapterTooLarge('elements')
  return page
}

/**
 * Parses a chapter as XHTML, then as XHTML with the XHTML 1.1 document type (which declares named character entities),
 * and last as HTML.
 * @throws ChapterTooLarge instead of parsing markup that exceeds a limit
 */
export function parsedChapter(text: string): Document {
  const parser = new DOMParser()
  const refused = excessOfMarkup(text)
  if (refused && refused !== 'depth') throw new ChapterTooLarge(refused)
  // HTML with many unclosed elements exceeds the depth limit of XML; it is parsed as HTML only.
  for (const source of refused ? [] : [text, withDocumentType(text)]) {
    const strict = parser.parseFromString(source, 'application/xhtml+xml')
    const root = strict.documentElement
    if (strict.getElementsByTagName('parsererror').length > 0) continue
    if (root.localName === 'html' && root.namespaceURI === xhtml) return strict
    if (root.localName === 'svg' && root.namespaceURI === 'http://www.w3.org/2000/svg') return strict
  }
  const tooMuch = excessOfMarkup(text, 'html')
  if (tooMuch) throw new ChapterTooLarge(tooMuch)
  return parser.parseFromString(text, 'text/html')
}

const xhtmlType = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'

/** Replaces the document type of the text by that of XHTML 1.1. */
function withDocumentType(text: string): string {
  const root = /<[a-z_]/i.exec(text)
  const typeIndex = root && text.slice(0, root.index).search(/<!DOCTYPE/i)
  // Skips the internal subset of the document type as well.
  return (
    xhtmlType +
    (root ? text.slice(typeIndex === -1 ? root.index : Math.max(root.index, afterType(text, typeIndex ?? 0))) : '')
  )
}

function afterType(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const inner = text.indexOf('[', from)
  if (inner < 0 || end < 0 || inner > end) return end + 1
  const close = text.indexOf(']', inner)
  return close < 0 ? text.length : text.indexOf('>', close) + 1
}

/** Creates a chapter that contains only an image. */
function pictureChapter(path: string): Document {
  const page = document.implementation.createDocument(xhtml, 'html', null)
  for (const name of ['head', 'body']) page.documentElement.append(page.createElementNS(xhtml, name))
  page.body.append(made(page, 'img', { 'data-longbox-src': path }))
  return page
}

/** Whether a chapter shows a single image and no text. */
export function isOnlyPicture(chapter: Document): boolean {
  const body = chapter.querySelector('body')
  const seen = body?.querySelectorAll('img, svg, video, audio, math, table, hr, input') ?? []
  const words = (body?.textContent ?? '').replace(/[\s\u00a0]/g, '')
  return seen.length === 1 && words === '' && ['img', 'svg'].includes(seen[0]?.localName ?? '')
}

/**
 * Reads the size of a fixed-layout page in CSS px: from the viewport meta element, else from the attributes of a single
 * SVG or image, else from the view box.
 */
export function pageSizeOf(chapter: Document): PageSize | undefined {
  const content = chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  const contentValue = (name: string) => new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(content)?.[1]
  const drawing = chapter.querySelector('body > svg:only-child')
  const picture = drawing ?? (isOnlyPicture(chapter) ? chapter.querySelector('body img') : null)
  const own = (name: string) => /^\s*([\d.]+)(px)?\s*$/.exec(picture?.getAttribute(name) ?? '')?.[1]
  const [, , ...box] = (drawing?.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  return sizeOf(contentValue('width'), contentValue('height')) ?? sizeOf(own('width'), own('height')) ?? sizeOf(...box)
}

function sizeOf(...[across, down]: readonly (string | undefined)[]): PageSize | undefined {
  const [width, height] = [Number(across), Number(down)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** Writes the size to the viewport meta element, where the layout engine reads it. */
export function announcePageSize(chapter: Document, { width, height }: PageSize): void {
  for (const meta of chapter.querySelectorAll('meta[name="viewport"]')) meta.remove()
  headOf(chapter).append(made(chapter, 'meta', { name: 'viewport', content: `width=${width}, height=${height}` }))
}

/**
 * Serializes a sanitised document. The content security policy becomes the first element of the head, the reader style
 * the last.
 * @returns XHTML; only this markup is parsed by a frame
 */
export async function markupOf(page: Document, files: BookFiles, style: string): Promise<string> {
  const head = headOf(page)
  await fillStyles(page, files)
  limitStyles(page, files)
  const metas = [
    { 'http-equiv': 'Content-Security-Policy', content: chapterPolicy },
    { name: 'referrer', content: 'no-referrer' },
    // Prevents DNS lookups for the hosts of links.
    { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
  ]
  head.prepend(...metas.map(meta => made(page, 'meta', meta)))
  const look = made(page, 'style', { id: styleId })
  look.textContent = style
  head.append(look)
  return new XMLSerializer().serializeToString(page)
}

/**
 * Replaces placeholder URLs in styles by the blob URLs of the files; removes references to files that cannot be loaded.
 */
async function fillStyles(page: Document, files: BookFiles): Promise<void> {
  const links = [...page.querySelectorAll('link[data-longbox-href]')].slice(0, chapterLimits.maxStyleSheets)
  const isMarked = (css: string | null) => css !== null && (css.includes(fileMark) || css.includes(sheetMark))
  const tasks = links.map(async link => {
    const url = await files.sheet(link.getAttribute('data-longbox-href') ?? '').catch(() => undefined)
    if (url) link.setAttribute('href', url)
    else link.removeAttribute('href')
  })
  for (const element of page.querySelectorAll('style'))
    if (isMarked(element.textContent))
      tasks.push(files.styleWithFiles(element.textContent ?? '').then(css => element.replaceChildren(css)))
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (!name.startsWith('data-') && isMarked(value))
        tasks.push(files.styleWithFiles(value).then(css => element.setAttribute(name, css)))
  await Promise.all(tasks)
}

/**
 * Removes the style sheets behind the point where the number of selector matches (selectors × elements) exceeds its
 * limit.
 */
function limitStyles(page: Document, files: BookFiles): void {
  const elements = page.getElementsByTagName('*').length
  let matches = 0
  for (const element of page.querySelectorAll('style, link[data-longbox-href]')) {
    const path = element.getAttribute('data-longbox-href')
    matches += elements * (path === null ? styleSize(element.textContent ?? '') : files.sheetSize(path))
    if (matches > chapterLimits.maxStyleMatches) element.remove()
  }
}

function made(chapter: Document, name: string, attributes: Record<string, string | undefined>): Element {
  const element = chapter.createElementNS(xhtml, name)
  for (const [attribute, value] of Object.entries(attributes)) if (value) element.setAttribute(attribute, value)
  return element
}

function headOf(chapter: Document): Element {
  const found = chapter.querySelector('head')
  if (found) return found
  const head = chapter.createElementNS(xhtml, 'head')
  chapter.documentElement.prepend(head)
  return head
}
