import type { InternalLink } from '../content/chapterLinks'
import { createEpubStyleSheet, type EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import { fetchSanitizedChapter, serializeChapter } from '../content/createRenderableChapter'
import type { SpineItem } from '../epubPublication'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { findFootnote } from './findFootnote'

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/**
 * Loads the footnote to which a link leads. The result is a complete XHTML document with the styles of the publisher
 * and the reader.
 * @param chapter file that contains the footnote
 * @returns the markup, or undefined if the target of the link is not a footnote
 * @throws ServerError when the file cannot be fetched, or ChapterTooLargeError when it exceeds a limit
 */
export async function loadFootnoteMarkup(
  files: EpubResourceBlobUrls,
  { link, note, location }: InternalLink,
  chapter: SpineItem,
  appearance: EpubAppearanceSettings,
): Promise<string | undefined> {
  const footnote = note ?? (await findFootnoteInChapter(files.bookId, link, chapter, location.fragment ?? ''))
  if (!footnote) return undefined
  return serializeChapter(createStandaloneDocument(footnote), files, footnoteCss(appearance))
}

async function findFootnoteInChapter(bookId: string, link: Element, chapter: SpineItem, fragment: string) {
  const other = await fetchSanitizedChapter(bookId, chapter)
  const target = other.getElementById(fragment) ?? other.querySelector(`a[name="${CSS.escape(fragment)}"]`)
  return target ? findFootnote(link, target) : undefined
}

/** Copies a footnote into a new document with the styles of its chapter. */
function createStandaloneDocument(note: Element): Document {
  const { documentElement, body } = note.ownerDocument
  const standalone = document.implementation.createDocument(XHTML_NAMESPACE, 'html')
  const head = standalone.documentElement.appendChild(standalone.createElementNS(XHTML_NAMESPACE, 'head'))
  for (const styleElement of note.ownerDocument.querySelectorAll('head > link, head > style:not([id])')) {
    head.append(standalone.importNode(styleElement, true))
  }
  for (const { name, value } of documentElement.attributes)
    if (COPIED_ATTRIBUTES.includes(name)) standalone.documentElement.setAttribute(name, value)
  const copiedBody = standalone.documentElement.appendChild(standalone.createElementNS(XHTML_NAMESPACE, 'body'))
  for (const { name, value } of body?.attributes ?? [])
    if (COPIED_ATTRIBUTES.includes(name)) copiedBody.setAttribute(name, value)
  const copy = copiedBody.appendChild(standalone.importNode(note, true))
  copy.removeAttribute('hidden')
  for (const fileElement of copiedBody.querySelectorAll('[data-longbox-src], [data-longbox-href]'))
    for (const name of ['src', 'href'])
      if (fileElement.getAttribute(name)?.startsWith('blob:')) fileElement.removeAttribute(name)
  return standalone
}

const COPIED_ATTRIBUTES = ['lang', 'xml:lang', 'dir', 'class']

const footnoteCss = (appearance: EpubAppearanceSettings): string =>
  `${createEpubStyleSheet(appearance, { width: 400, height: 400, gap: 0, columns: 1, flow: 'scrolled', direction: 'ltr', fixedLayout: false })}
@layer longbox {
html, body { writing-mode: horizontal-tb !important; block-size: auto !important; inline-size: auto !important; }
body { padding: 14px 18px !important; margin: 0 !important; }
body > * { display: block !important; position: static !important; margin: 0 !important; padding: 0 !important; }
}`
