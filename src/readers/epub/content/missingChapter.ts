import { ServerError } from '../../../api/ServerError'
import { isTemporaryRejection } from '../../progress/progressRejection'

/** Texts of the placeholder page of a chapter that cannot be loaded. */
export interface MissingChapterTexts {
  readonly title: string
  readonly reason: string
}

/** Whether a failure is permanent, so a retry is unlikely to succeed; a placeholder page then replaces the chapter. */
export const isMissing = (failure: unknown): boolean => failure instanceof ServerError && !isTemporaryRejection(failure)

/** Creates a page that says why a chapter is missing. */
export function missingChapter({ title, reason }: MissingChapterTexts): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(made(page, 'h2', title), made(page, 'p', reason))
  return page
}

/** Texts of the placeholder page of a chapter that exceeds a limit; the last three label its links. */
export interface TooLargeWords extends MissingChapterTexts {
  readonly next: string
  readonly previous: string
  readonly contents: string
}

/** Attribute of the link that opens the table of contents; the sanitiser removes it from chapters. */
export const contentsLink = 'data-longbox-contents'

/**
 * Creates a page that names the exceeded limit and links to the neighbouring chapters and the table of contents.
 * @param paths  paths of the neighbouring chapters
 */
export function tooLargeChapter(
  words: TooLargeWords,
  paths: { readonly next: string | undefined; readonly previous: string | undefined },
): Document {
  const page = missingChapter(words)
  const link = (text: string, path: string) => {
    const line = page.body.appendChild(page.createElement('p'))
    line.append(made(page, 'a', text))
    const address = path.split('/').map(encodeURIComponent).join('/')
    line.firstElementChild?.setAttribute('href', path === '' ? '#' : `/${address}`)
    return line.firstElementChild
  }
  if (paths.next !== undefined) link(words.next, paths.next)
  if (paths.previous !== undefined) link(words.previous, paths.previous)
  link(words.contents, '')?.setAttribute(contentsLink, '')
  return page
}

function made(page: Document, name: string, text: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  return element
}
