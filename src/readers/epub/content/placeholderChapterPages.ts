import { ServerError } from '../../../api/ServerError'
import { encodeEpubResourcePath } from '../../../api/urls/epubResourceUrls'
import { isRetryableServerError } from '../../progress/toProgressRejectedErrorIfPermanent'

/** Texts of the page that replaces a missing chapter. */
export interface MissingChapterMessages {
  readonly title: string
  readonly reason: string
}

/**
 * Whether the failure of a chapter is permanent. After a permanent failure, a placeholder page replaces the chapter.
 */
export const isPermanentChapterFailure = (failure: unknown): boolean =>
  failure instanceof ServerError && !isRetryableServerError(failure)

/** Creates a page without links that replaces a chapter and gives the reason. */
export function createChapterPlaceholder({ title, reason }: MissingChapterMessages): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(createTextElement(page, 'h2', title), createTextElement(page, 'p', reason))
  return page
}

/** Labels of the links on a page that replaces a chapter. */
export interface ChapterLinkLabels {
  readonly next: string
  readonly previous: string
  readonly contents: string
}

/**
 * Attribute of the link to the table of contents on pages that replace a chapter. The sanitizer removes this attribute
 * from chapters.
 */
export const TABLE_OF_CONTENTS_LINK_ATTRIBUTE = 'data-longbox-contents'

/**
 * Creates a page that says why a chapter cannot be shown. The page links to the neighboring chapters and the table of
 * contents.
 * @param paths  paths of the replaced chapter (`own`) and of the neighboring chapters, inside the EPUB
 */
export function createChapterPlaceholderWithLinks(
  texts: MissingChapterMessages & ChapterLinkLabels,
  paths: { readonly own: string; readonly next: string | undefined; readonly previous: string | undefined },
): Document {
  const page = createChapterPlaceholder(texts)
  const link = (text: string, href: string) => {
    const paragraph = page.body.appendChild(page.createElement('p'))
    paragraph.append(createTextElement(page, 'a', text))
    paragraph.firstElementChild?.setAttribute('href', href)
    return paragraph.firstElementChild
  }
  if (paths.next !== undefined) link(texts.next, createRelativeHref(paths.own, paths.next))
  if (paths.previous !== undefined) link(texts.previous, createRelativeHref(paths.own, paths.previous))
  link(texts.contents, '#')?.setAttribute(TABLE_OF_CONTENTS_LINK_ATTRIBUTE, '')
  return page
}

/** Returns the relative URL from a file of the EPUB to another file. Links with absolute paths are not allowed. */
const createRelativeHref = (fromPath: string, toPath: string): string =>
  '../'.repeat(encodeEpubResourcePath(fromPath).split('/').length - 1) + encodeEpubResourcePath(toPath)

function createTextElement(page: Document, name: string, text: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  return element
}
