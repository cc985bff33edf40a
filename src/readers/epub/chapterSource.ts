import { resourcesUrl } from '../../api/urls/pages'
import { getBookResource } from '../../generated/publications/publications'
import { type Chapter, encodedPath } from './publication'
import { policyFor, sanitize } from './sanitize'

const xhtml = 'http://www.w3.org/1999/xhtml'

/** The id of the style element that carries the person's settings. */
export const styleId = 'longbox-style'

/**
 * A chapter as harmless XHTML that stands on its own: what could run is cut out, a policy is put in, and addresses
 * lead to the book's files on the client's own origin.
 * @param style  the style sheet to begin with
 */
export async function chapterSource(bookId: string, chapter: Chapter, style: string): Promise<string> {
  const address = resourcesUrl(bookId) + encodedPath(chapter.path)
  const parsed = chapter.type.startsWith('image/')
    ? pictureChapter(address)
    : parse(await textOf(await getBookResource(bookId, encodedPath(chapter.path))))
  sanitize(parsed)
  prepare(parsed, resourcesUrl(bookId), address, style)
  return new XMLSerializer().serializeToString(parsed)
}

/** The generated function promises a Blob; text types arrive as text. */
const textOf = async (answer: Blob | string): Promise<string> => (typeof answer === 'string' ? answer : answer.text())

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

function prepare(chapter: Document, resources: string, address: string, style: string): void {
  const head = headOf(chapter)
  const policy = chapter.createElementNS(xhtml, 'meta')
  policy.setAttribute('http-equiv', 'Content-Security-Policy')
  policy.setAttribute('content', policyFor(resources))
  const referrer = chapter.createElementNS(xhtml, 'meta')
  referrer.setAttribute('name', 'referrer')
  referrer.setAttribute('content', 'no-referrer')
  const base = chapter.createElementNS(xhtml, 'base')
  base.setAttribute('href', address)
  head.prepend(policy, referrer, base)
  const look = chapter.createElementNS(xhtml, 'style')
  look.setAttribute('id', styleId)
  look.textContent = style
  head.append(look)
}

function headOf(chapter: Document): Element {
  const found = chapter.querySelector('head')
  if (found) return found
  const head = chapter.createElementNS(xhtml, 'head')
  chapter.documentElement.prepend(head)
  return head
}
