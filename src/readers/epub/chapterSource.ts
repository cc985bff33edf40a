import { fontsUrl } from '../../api/urls/fonts'
import { encodedPath, resourcesUrl } from '../../api/urls/resources'
import { getBookResource } from '../../generated/publications/publications'
import { textOfBytes } from './encodedText'
import type { PageSize } from './epubEngine'
import type { Chapter } from './publication'
import { styleId } from './publisherStyle'
import { policyFor, sanitize } from './sanitize'

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
}

/**
 * A chapter as harmless XHTML that stands on its own: what could run is cut out, a policy is put in, and addresses
 * lead to the book's files on the client's own origin.
 * @param parsed    the chapter as `chapterDocument` gives it, which is changed
 * @param language  of the book, for chapters that do not say theirs: words are divided by it
 */
export function chapterSource(bookId: string, chapter: Chapter, parsed: Document, language: string): ChapterSource {
  const page = pageSizeOf(parsed)
  const isPicture = isOnlyPicture(parsed)
  const root = parsed.documentElement
  if (isPicture) root.setAttribute('data-longbox-picture', page ? '' : 'unsized')
  if (page) saySize(parsed, page)
  if (language && !root.hasAttribute('lang')) root.setAttribute('lang', root.getAttribute('xml:lang') ?? language)
  prepare(parsed, resourcesUrl(bookId), resourcesUrl(bookId) + encodedPath(chapter.path), styleMark)
  const [before = '', after = ''] = new XMLSerializer().serializeToString(parsed).split(styleMark)
  return { dressed: style => before + escaped(style) + after, isPicture, ...(page && { page }) }
}

/** Stands where the style goes; no book can know it. */
const styleMark = `longbox-${Math.random().toString(36).slice(2)}`

const escaped = (style: string) => style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A chapter as it is in the book, but harmless; never shown, so that its text can be read. */
export async function chapterDocument(bookId: string, chapter: Chapter): Promise<Document> {
  const path = encodedPath(chapter.path)
  const parsed = chapter.type.startsWith('image/')
    ? pictureChapter(resourcesUrl(bookId) + path)
    : parse(await textOf(await getBookResource(bookId, path)))
  sanitize(parsed)
  return parsed
}

/** The generated function promises a Blob; without a content type it may be text. */
const textOf = async (answer: Blob | string): Promise<string> =>
  typeof answer === 'string' ? answer : textOfBytes(new Uint8Array(await answer.arrayBuffer()))

/**
 * Most chapters are XHTML. Where names of characters are used that only its document type knows, it is given that
 * type; what is not well-formed even then is read as browsers read the web.
 */
function parse(text: string): Document {
  const parser = new DOMParser()
  for (const source of [
    text,
    xhtmlType + text.replace(/^[^<]*(<\?xml[^>]*\?>)?\s*(<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>)?/i, ''),
  ]) {
    const strict = parser.parseFromString(source, 'application/xhtml+xml')
    if (strict.querySelector('parsererror')) continue
    if (strict.documentElement.localName === 'html') return strict
    if (strict.documentElement.localName === 'svg') return wrapped(strict)
  }
  return parser.parseFromString(text, 'text/html')
}

const xhtmlType = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'

/** A drawing in the reading order is put on a page of its own. */
function wrapped(drawing: Document): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(page.importNode(drawing.documentElement, true))
  return page
}

function pictureChapter(address: string): Document {
  const page = document.implementation.createHTMLDocument('')
  const picture = page.body.appendChild(page.createElement('img'))
  picture.setAttribute('src', address)
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
export function saySize(chapter: Document, { width, height }: PageSize): void {
  for (const said of chapter.querySelectorAll('meta[name="viewport"]')) said.remove()
  headOf(chapter).append(made(chapter, 'meta', { name: 'viewport', content: `width=${width}, height=${height}` }))
}

/** Puts the policy, the address of the book's files and the person's style into a chapter. */
export function prepare(chapter: Document, resources: string, address: string, style: string): void {
  const head = headOf(chapter)
  for (const clash of chapter.querySelectorAll(`[id="${styleId}"]`)) clash.removeAttribute('id')
  const metas = [
    { 'http-equiv': 'Content-Security-Policy', content: policyFor(resources, fontsUrl()) },
    { name: 'referrer', content: 'no-referrer' },
    // Names of hosts in links are looked up ahead unless this is said.
    { 'http-equiv': 'x-dns-prefetch-control', content: 'off' },
  ]
  head.prepend(...metas.map(meta => made(chapter, 'meta', meta)), made(chapter, 'base', { href: address }))
  const look = chapter.createElementNS(xhtml, 'style')
  look.setAttribute('id', styleId)
  look.textContent = style
  head.append(look)
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
