import { createCfiOfDomPoint } from '../locators/epubCfi'
import type { FlatChapterText } from '../locators/flattenChapterText'
import type { TextSpan } from './splitOverlappingTextSpans'

/**
 * Returns a CFI for the start of a span in the text of a chapter, for example of a search result. Returns undefined if
 * the chapter has no text.
 * @param chapter  index of the chapter in the reading order
 */
export function createCfiOfTextSpanStart(
  flat: FlatChapterText,
  { start }: TextSpan,
  chapter: number,
): string | undefined {
  const position = flat.startAt(start)
  return position && createCfiOfDomPoint(position, chapter)
}
