import type { InnerLink } from '../content/chapterLinks'
import { chapterDocument, markupOf } from '../content/chapterSource'
import { type BookAppearance, epubStyle } from '../content/epubStyle'
import type { BookFiles } from '../files/bookFiles'
import type { SpineItem } from '../publication'
import { findFootnote } from './findFootnote'

const xhtml = 'http://www.w3.org/1999/xhtml'

/**
 * Loads the footnote of a link as a standalone, sanitized XHTML document with the styles of the publisher and of the user.
 * @param chapter  file that contains the footnote
 * @returns the markup; undefined when the target of the link is not a footnote
 * @throws when the file cannot be fetched
 */
export async function footnoteDocument(
  files: BookFiles,
  { link, note, place }: InnerLink,
  chapter: SpineItem,
  look: BookAppearance,
): Promise<string | undefined> {
  const found = note ?? (await noteElsewhere(files.bookId, link, chapter, place.fragment ?? ''))
  if (!found) return undefined
  return markupOf(standingAlone(found), files, styleOf(look))
}

async function noteElsewhere(bookId: string, link: Element, chapter: SpineItem, fragment: string) {
  const other = await chapterDocument(bookId, chapter)
  const target = other.getElementById(fragment) ?? other.querySelector(`a[name="${CSS.escape(fragment)}"]`)
  return target ? findFootnote(link, target) : undefined
}

/** Copies a footnote into a new document with the style sheets of its chapter and the style-related attributes of html and body. */
function standingAlone(note: Element): Document {
  const { documentElement, body } = note.ownerDocument
  const alone = document.implementation.createDocument(xhtml, 'html')
  const head = alone.documentElement.appendChild(alone.createElementNS(xhtml, 'head'))
  for (const sheet of note.ownerDocument.querySelectorAll('head > link, head > style:not([id])')) {
    head.append(alone.importNode(sheet, true))
  }
  for (const { name, value } of documentElement.attributes)
    if (kept.includes(name)) alone.documentElement.setAttribute(name, value)
  const page = alone.documentElement.appendChild(alone.createElementNS(xhtml, 'body'))
  for (const { name, value } of body?.attributes ?? []) if (kept.includes(name)) page.setAttribute(name, value)
  const copy = page.appendChild(alone.importNode(note, true))
  copy.removeAttribute('hidden')
  for (const file of page.querySelectorAll('[data-longbox-src], [data-longbox-href]'))
    for (const name of ['src', 'href']) if (file.getAttribute(name)?.startsWith('blob:')) file.removeAttribute(name)
  return alone
}

const kept = ['lang', 'xml:lang', 'dir', 'class']

const styleOf = (look: BookAppearance): string =>
  `${epubStyle(look, { width: 400, height: 400, gap: 0, columns: 1, flow: 'scrolled', direction: 'ltr', fixedLayout: false })}
@layer longbox {
html, body { writing-mode: horizontal-tb !important; block-size: auto !important; }
body { padding: 14px 18px !important; margin: 0 !important; }
body > * { display: block !important; position: static !important; margin: 0 !important; padding: 0 !important; }
}`
