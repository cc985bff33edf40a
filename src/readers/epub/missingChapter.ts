import { ServerError } from '../../api/ServerError'
import { willPass } from '../refusal'

/** What stands in the place of a chapter that the server cannot give. */
export interface MissingWords {
  readonly title: string
  readonly reason: string
}

/** Whether asking again later helps little: the book goes on without this chapter. */
export const isMissing = (failure: unknown): boolean => failure instanceof ServerError && !willPass(failure)

/** A page that says why a chapter is not there. */
export function missingChapter({ title, reason }: MissingWords): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(made(page, 'h2', title), made(page, 'p', reason))
  return page
}

function made(page: Document, name: string, text: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  return element
}
