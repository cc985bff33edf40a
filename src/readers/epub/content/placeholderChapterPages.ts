import { ServerError } from '../../../api/ServerError'
import { getCurrentLocale } from '../../../language/interfaceLanguage'
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

/** Creates a page in the interface language, without links, that replaces a chapter and gives the reason. */
export function createChapterPlaceholder({ title, reason }: MissingChapterMessages): Document {
  const page = document.implementation.createHTMLDocument('')
  const { code, rtl } = getCurrentLocale()
  page.documentElement.setAttribute('lang', code)
  page.documentElement.setAttribute('dir', rtl ? 'rtl' : 'ltr')
  page.body.append(createTextElement(page, 'h2', title), createTextElement(page, 'p', reason))
  return page
}

/**
 * Attribute of the link to the table of contents on placeholder pages. Books cannot set it, because the sanitizer
 * removes it from their markup.
 */
export const TABLE_OF_CONTENTS_LINK_ATTRIBUTE = 'data-longbox-contents'

/** Creates an element that contains a text and takes its direction from this text. */
export function createTextElement(page: Document, name: string, text: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  return element
}
