import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'
import { markupNamespaces } from '../sanitize/allowedChapterMarkup'
import { ChapterTooLargeError, chapterLimits } from '../sanitize/chapterLimits'
import {
  MAX_AUTO_TEXT_DIRECTION_CHARS,
  removeAutoTextDirections,
  replaceDoctypeWithXhtml,
} from './preprocessChapterMarkup'

interface ParsedChapter {
  readonly document: Document
  /**
   * Whether the XML parser has rejected the file, even with the XHTML 1.1 document type. Parts of the chapter may then
   * be missing. False if the markup is nested too deeply for the XML parser.
   */
  readonly hasErrors: boolean
}

const mathTokenPattern = /<(?:[^\s<>/:]*:)?m(?:i|n|o|s|text|space)(?=[\s/>])/gi

/**
 * Parses a chapter as XHTML. After an error, parses it again with the XHTML 1.1 document type, which defines named
 * characters such as `&nbsp;`. After another error, parses it as HTML.
 * @throws ChapterTooLargeError for markup that exceeds a limit
 */
export function parseChapterMarkup(chapterText: string): ParsedChapter {
  const parser = new DOMParser()
  const xmlExcess = findExceededMarkupLimit(chapterText)
  if (xmlExcess && xmlExcess !== 'depth') throw new ChapterTooLargeError(xmlExcess)
  const markup = replaceCostlyTags(chapterText)
  // Browsers are slow with long rows of formula elements, so a chapter with too many formula elements is rejected.
  if ((markup.match(mathTokenPattern)?.length ?? 0) > chapterLimits.maxMathElements)
    throw new ChapterTooLargeError('elements')
  const text = markup.length > MAX_AUTO_TEXT_DIRECTION_CHARS ? removeAutoTextDirections(markup) : markup
  let hasErrors = false
  // Markup that is nested too deeply for XML parsers (`xmlExcess`) is parsed only as HTML. Missing end tags are a
  // common cause of such deep nesting.
  for (const source of xmlExcess ? [] : [text, replaceDoctypeWithXhtml(text)]) {
    const strict = parser.parseFromString(source, 'application/xhtml+xml')
    const root = strict.documentElement
    hasErrors = strict.getElementsByTagName('parsererror').length > 0
    if (hasErrors) continue
    const isDisplayable =
      (root.localName === 'html' && root.namespaceURI === markupNamespaces.xhtml) ||
      (root.localName === 'svg' && root.namespaceURI === markupNamespaces.svg)
    if (isDisplayable) return { document: strict, hasErrors }
  }
  const htmlExcess = findExceededMarkupLimit(text, 'html')
  if (htmlExcess) throw new ChapterTooLargeError(htmlExcess)
  return { document: parser.parseFromString(text, 'text/html'), hasErrors }
}
