import { findTextMatches } from '../../search/findTextMatches'
import { foldTextWithOffsets } from '../../search/foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from '../../search/paragraphSeparator'
import type { FlatChapterText } from '../locators/flattenChapterText'
import type { TextSpan } from './splitOverlappingTextSpans'

/**
 * Returns the text of a span for display. Each paragraph is a separate line. Each sequence of white space is replaced
 * by a single space.
 */
export const formatTextSpanAsQuote = (text: string, { start, end }: TextSpan): string =>
  text
    .slice(start, end)
    .split(PARAGRAPH_SEPARATOR)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/**
 * Removes the chapter title from the start of a text. Differences in white space do not matter.
 * @returns the text without the title. If the text does not start with the title, or consists only of the title,
 *   returns the unchanged text.
 */
export function removeChapterTitleFromTextStart(text: string, title: string): string {
  let position = 0
  for (const character of title.replace(/\s+/g, '')) {
    while (/\s/.test(text[position] ?? '')) position += 1
    if (!text.startsWith(character, position)) return text
    position += character.length
  }
  return text.slice(position).trim() || text
}

/**
 * Shortens a span, so that it does not start or end with white space. Returns undefined if the span contains only white
 * space.
 */
export function trimSpanWhitespace(text: string, span: TextSpan): TextSpan | undefined {
  let { start, end } = span
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return start < end ? { start, end } : undefined
}

/** Number of characters at the start of a quote that are compared with the text of the chapter. */
const COMPARED_QUOTE_CHARS = 120

/**
 * Finds the text of a stored highlight in its chapter. If the text at the stored CFI has not changed, returns the span
 * of the CFI. If the text has changed or the CFI is invalid, searches the chapter for the start of the text (see
 * {@link COMPARED_QUOTE_CHARS}). Of several occurrences, returns the occurrence nearest to the CFI. If the CFI is
 * invalid, returns the occurrence nearest to `expectedOffset`.
 * @param quote stored text of the highlight
 * @param cfiSpan span of the stored CFI; undefined if the CFI is invalid in this chapter
 * @param expectedOffset approximate offset of the text; used only if `cfiSpan` is undefined
 * @returns undefined if the chapter does not contain the start of the text
 */
export function findTextSpanOfQuote(
  flat: FlatChapterText,
  quote: string,
  cfiSpan: TextSpan | undefined,
  expectedOffset: number,
): TextSpan | undefined {
  if (quote === '') return cfiSpan
  const quoteStart = quote.slice(0, COMPARED_QUOTE_CHARS)
  if (cfiSpan && formatTextSpanAsQuote(flat.text, cfiSpan).startsWith(quoteStart)) return cfiSpan
  const matches = findTextMatches(
    flat.text,
    cachedFoldedText(flat),
    { text: firstLineOf(quoteStart), wholeWords: false },
    500,
  )
  const start = nearestSpan(matches, cfiSpan?.start ?? expectedOffset)
  if (!start) return undefined
  if (!quote.includes('\n') && quote.length <= COMPARED_QUOTE_CHARS) return start
  return {
    start: start.start,
    end: Math.min(flat.text.length, start.start + (cfiSpan ? cfiSpan.end - cfiSpan.start : quote.length)),
  }
}

const firstLineOf = (text: string) => text.split('\n')[0] ?? ''

const nearestSpan = (spans: readonly TextSpan[], offset: number): TextSpan | undefined =>
  spans.toSorted((first, second) => Math.abs(first.start - offset) - Math.abs(second.start - offset))[0]

const foldedTextCache = new WeakMap<FlatChapterText, ReturnType<typeof foldTextWithOffsets>>()

function cachedFoldedText(flat: FlatChapterText) {
  const folded = foldedTextCache.get(flat) ?? foldTextWithOffsets(flat.text)
  foldedTextCache.set(flat, folded)
  return folded
}
