import { ServerError } from '../../api/ServerError'
import { encodedPath } from '../../api/urls/resources'
import { willPass } from '../refusal'
import type { Chapter } from './publication'

/** What stands in the place of a chapter that the server cannot give. */
export interface MissingWords {
  readonly title: string
  readonly reason: string
  readonly again: string
}

/** Whether asking again later helps little: the book goes on without this chapter. */
export const isMissing = (failure: unknown): boolean => failure instanceof ServerError && !willPass(failure)

/** A page that says why a chapter is not there, with a link to the chapter itself, which asks for it again. */
export function missingChapter({ title, reason, again }: MissingWords, { path }: Chapter): Document {
  const page = document.implementation.createHTMLDocument('')
  const { body } = page
  body.append(
    made(page, 'h2', title),
    made(page, 'p', reason),
    made(page, 'a', again, encodedPath(path).split('/').at(-1)),
  )
  return page
}

function made(page: Document, name: string, text: string, href?: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  if (href) element.setAttribute('href', href)
  return element
}
