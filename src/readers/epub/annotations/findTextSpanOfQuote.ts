import { findTextMatches } from '../../search/findTextMatches'
import { foldTextWithOffsets } from '../../search/foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from '../../search/paragraphSeparator'
import type { FlatChapterText } from '../locators/flattenChapterText'
import type { TextSpan } from './splitOverlappingTextSpans'

/** Returns the text of a span in readable form: each paragraph on its own line, with single spaces. */
export const formatTextSpanAsQuote = (text: string, { start, end }: TextSpan): string =>
  text
    .slice(start, end)
    .split(PARAGRAPH_SEPARATOR)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/**
 * Removes the chapter title from the start of a text. Ignores differences in white space.
 * @returns the text without the title; unchanged if the title is not at the start, or if no text follows the title
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

/** Removes white space from both ends of a span. Undefined if the span contains only white space. */
export function trimSpanWhitespace(text: string, span: TextSpan): TextSpan | undefined {
  let { start, end } = span
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return start < end ? { start, end } : undefined
}

/** Number of characters at the start of a quote that are compared with the text. */
const COMPARED_QUOTE_CHARS = 120

/**
 * Finds a stored quote in the text of its chapter. Prefers the span of the stored CFI. If this span does not contain
 * the quote, returns the nearest span with the quote.
 * @param cfiSpan span of the stored CFI; undefined if the CFI is invalid in this chapter
 * @param expectedOffset offset where the quote is expected if `cfiSpan` is undefined
 * @returns undefined if the chapter does not contain the quote
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
