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

/** A chapter that can be laid out. */
export interface ChapterSource {
  /** XHTML that stands on its own, with the style sheet to begin with. */
  readonly dressed: (style: string) => string
  /** The size of the page that it is drawn for, where it says one. */
  readonly page?: PageSize
  /** Whether it is nothing but a picture: then it lies in the middle of the page. */
  readonly isPicture: boolean
  /** Says that the chapter is not there, instead of it. */
  readonly isMissing?: boolean
  /** The files that it refers to. */
  readonly files?: BookFiles
  /** Letters and elements, which explain how many pages it takes. */
  readonly amount?: { readonly chars: number; readonly elements: number }
}

/**
 * A sanitised chapter as XHTML that stands on its own: it begins with the policy, and its styles have their files.
 * @param parsed    the chapter as `chapterDocument` gives it, which is changed
 * @param language  of the book, for chapters that do not say theirs: words are divided by it
 */
export async function chapterSource(files: BookFiles, parsed: Document, language: string): Promise<ChapterSource> {
  const page = pageSizeOf(parsed)
  const isPicture = isOnlyPicture(parsed)
  const root = parsed.documentElement
  if (isPicture) root.setAttribute('data-longbox-picture', page ? '' : 'unsized')
  if (page) announcePageSize(parsed, page)
  if (language && !root.hasAttribute('lang')) root.setAttribute('lang', root.getAttribute('xml:lang') ?? language)
  const amount = { chars: parsed.body.textContent?.length ?? 0, elements: parsed.getElementsByTagName('*').length }
  const markup = await markupOf(parsed, files, styleMark)
  const [before = '', after = ''] = markup.split(styleMark)
  return { dressed: style => before + escaped(style) + after, isPicture, files, amount, ...(page && { page }) }
}

/** Stands where the style goes; no book can know it. */
const styleMark = `longbox-${Math.random().toString(36).slice(2)}`

const escaped = (style: string) => style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A chapter, sanitised; never shown, so that its text can be read.
 * @throws ChapterTooLarge before it is parsed, ServerError
 */
export async function chapterDocument(bookId: string, chapter: SpineItem): Promise<Document> {
  if (chapter.type.startsWith('image/')) return pictureChapter(chapter.path)
  const text = await chapterText(bookId, chapter.path)
  const page = sanitized(parsedChapter(text), referencesOf(chapter.path))
  if (page.getElementsByTagName('*').length > 2 * chapterLimits.maxElements) throw new ChapterTooLarge('elements')
  return page
}

/**
 * Most chapters are XHTML. Where names of characters are used that only its document type knows, it is given that
 * type; what is not well-formed even then is read as browsers read the web.
 * @throws ChapterTooLarge instead of parsing
 */
export function parsedChapter(text: string): Document {
  const parser = new DOMParser()
  const refused = excessOfMarkup(text)
  if (refused && refused !== 'depth') throw new ChapterTooLarge(refused)
  // HTML with many elements left open looks deep: it is no XML.
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

/** The text with the document type of XHTML in place of its own. */
function withDocumentType(text: string): string {
  const root = /<[a-z_]/i.exec(text)
  const type = root && text.slice(0, root.index).search(/<!DOCTYPE/i)
  // A type with declarations of its own is left out as far as they reach.
  return (
    xhtmlType + (root ? text.slice(type === -1 ? root.index : Math.max(root.index, afterType(text, type ?? 0))) : '')
  )
}

function afterType(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const inner = text.indexOf('[', from)
  if (inner < 0 || end < 0 || inner > end) return end + 1
  const close = text.indexOf(']', inner)
  return close < 0 ? text.length : text.indexOf('>', close) + 1
}

/** A page that shows nothing but a picture. */
function pictureChapter(path: string): Document {
  const page = document.implementation.createDocument(xhtml, 'html', null)
  for (const name of ['head', 'body']) page.documentElement.append(page.createElementNS(xhtml, name))
  page.body.append(made(page, 'img', { 'data-longbox-src': path }))
  return page
}

/** Whether nothing but one picture is seen in a chapter. */
export function isOnlyPicture(chapter: Document): boolean {
  const body = chapter.querySelector('body')
  const seen = body?.querySelectorAll('img, svg, video, audio, math, table, hr, input') ?? []
  const words = (body?.textContent ?? '').replace(/[\s\u00a0]/g, '')
  return seen.length === 1 && words === '' && ['img', 'svg'].includes(seen[0]?.localName ?? '')
}

/** What a page of fixed layout says of its size; a drawing or a picture on its own is as large as it is drawn. */
export function pageSizeOf(chapter: Document): PageSize | undefined {
  const content = chapter.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  const said = (name: string) => new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(content)?.[1]
  const drawing = chapter.querySelector('body > svg:only-child')
  const picture = drawing ?? (isOnlyPicture(chapter) ? chapter.querySelector('body img') : null)
  const own = (name: string) => /^\s*([\d.]+)(px)?\s*$/.exec(picture?.getAttribute(name) ?? '')?.[1]
  const [, , ...box] = (drawing?.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  return sizeOf(said('width'), said('height')) ?? sizeOf(own('width'), own('height')) ?? sizeOf(...box)
}

function sizeOf(...[across, down]: readonly (string | undefined)[]): PageSize | undefined {
  const [width, height] = [Number(across), Number(down)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** The size is put where it is looked for when the page is drawn. */
export function announcePageSize(chapter: Document, { width, height }: PageSize): void {
  for (const said of chapter.querySelectorAll('meta[name="viewport"]')) said.remove()
  headOf(chapter).append(made(chapter, 'meta', { name: 'viewport', content: `width=${width}, height=${height}` }))
}

/**
 * Writes a sanitised document with the policy as the first element of its head and the reader's style as the last one.
 * @returns XHTML; the only markup that is parsed again
 */
export async function markupOf(page: Document, files: BookFiles, style: string): Promise<string> {
  const head = headOf(page)
  await fillStyles(page, files)
  limitStyles(page, files)
  const metas = [
    { 'http-equiv': 'Content-Security-Policy', content: chapterPolicy },
    { name: 'referrer', content: 'no-referrer' },
    // Names of hosts in links are looked up ahead unless this is said.
    { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
  ]
  head.prepend(...metas.map(meta => made(page, 'meta', meta)))
  const look = made(page, 'style', { id: styleId })
  look.textContent = style
  head.append(look)
  return new XMLSerializer().serializeToString(page)
}

/** Puts the addresses of files in place of their marks in styles; what cannot be had is left out. */
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

/** Takes style sheets out, the last ones first, until the rest can be matched with all elements in time. */
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
