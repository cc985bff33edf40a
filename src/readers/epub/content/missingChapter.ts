import { ServerError } from '../../../api/ServerError'
import { isTemporaryRejection } from '../../progress/progressRejection'

/** What stands in the place of a chapter that the server cannot give. */
export interface MissingChapterTexts {
  readonly title: string
  readonly reason: string
}

/** Whether asking again later helps little: the book goes on without this chapter. */
export const isMissing = (failure: unknown): boolean => failure instanceof ServerError && !isTemporaryRejection(failure)

/** A page that says why a chapter is not there. */
export function missingChapter({ title, reason }: MissingChapterTexts): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(made(page, 'h2', title), made(page, 'p', reason))
  return page
}

/** What stands in the place of a chapter that exceeds a limit. */
export interface TooLargeWords extends MissingChapterTexts {
  readonly next: string
  readonly previous: string
  readonly contents: string
}

/** Marks the link of such a page that opens the contents; no chapter of a book can carry it. */
export const contentsLink = 'data-longbox-contents'

/**
 * A page that says what of a chapter is too large, and leads on.
 * @param paths  of the chapters beside it, where there are any
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
