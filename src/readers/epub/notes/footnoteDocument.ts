import type { InnerLink } from '../content/chapterLinks'
import { chapterDocument, markupOf } from '../content/chapterSource'
import { type BookAppearance, epubStyle } from '../content/epubStyle'
import type { BookFiles } from '../files/bookFiles'
import type { SpineItem } from '../publication'
import { findFootnote } from './findFootnote'

const xhtml = 'http://www.w3.org/1999/xhtml'

/**
 * The note that a link refers to, as harmless XHTML that stands on its own, in the publisher's style and the person's.
 * @param chapter  in which the note stands
 * @returns undefined when the link leads to a place to go to instead
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

/** The note in a document of its own, inside what stands around it so far as style is concerned. */
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
