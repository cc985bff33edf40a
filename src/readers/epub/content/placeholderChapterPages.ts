import { ServerError } from '../../../api/ServerError'
import { getCurrentLocale } from '../../../language/interfaceLanguage'
import { isRetryableServerError } from '../../progress/toProgressRejectedErrorIfPermanent'

/** Title and text of the page that replaces a chapter that cannot be loaded. */
export interface MissingChapterMessages {
  readonly title: string
  readonly reason: string
}

/**
 * Whether the failure to load a chapter is permanent: another request would also fail. In this case, a placeholder page
 * replaces the chapter.
 */
export const isPermanentChapterFailure = (failure: unknown): boolean =>
  failure instanceof ServerError && !isRetryableServerError(failure)

/**
 * Creates a page that replaces a chapter. The page gives the reason in the interface language. It contains no links.
 */
export function createChapterPlaceholder({ title, reason }: MissingChapterMessages): Document {
  const page = document.implementation.createHTMLDocument('')
  const { code, rtl } = getCurrentLocale()
  page.documentElement.setAttribute('lang', code)
  page.documentElement.setAttribute('dir', rtl ? 'rtl' : 'ltr')
  page.body.append(createTextElement(page, 'h2', title), createTextElement(page, 'p', reason))
  return page
}

/**
 * Attribute of the link to the table of contents on placeholder pages. Books cannot set this attribute, because the
 * sanitizer removes it from their markup.
 */
export const TABLE_OF_CONTENTS_LINK_ATTRIBUTE = 'data-longbox-contents'

/** Creates an element with a text. The letters of the text determine its direction. */
export function createTextElement(page: Document, name: string, text: string): Element {
  const element = page.createElement(name)
  element.textContent = text
  element.setAttribute('dir', 'auto')
  return element
}
