import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'

/**
 * Parses an XML file of a book.
 * @returns the root element, or undefined when the text is invalid or exceeds a limit
 */
export function parseEpubXmlFile(text: string): Element | undefined {
  if (findExceededMarkupLimit(text) !== undefined) return undefined
  const parsed = new DOMParser().parseFromString(replaceCostlyTags(text), 'application/xml')
  return parsed.getElementsByTagName('parsererror').length > 0 ? undefined : parsed.documentElement
}
