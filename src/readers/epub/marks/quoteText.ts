import { type FlatText, PARAGRAPH_SEPARATOR } from '../locators/flatText'
import { findMatches } from '../search/findMatches'
import { foldWithOffsets } from '../search/foldText'
import type { TextSpan } from './visibleSegments'

/** Returns the text of a span, one line per paragraph, with white space collapsed. */
export const quoteText = (text: string, { start, end }: TextSpan): string =>
  text
    .slice(start, end)
    .split(PARAGRAPH_SEPARATOR)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/**
 * Removes a heading from the start of a text. White space is ignored in the comparison.
 * @returns the text unchanged when it starts otherwise or contains nothing else
 */
export function withoutHeading(words: string, title: string): string {
  let at = 0
  for (const character of title.replace(/\s+/g, '')) {
    while (/\s/.test(words[at] ?? '')) at += 1
    if (!words.startsWith(character, at)) return words
    at += character.length
  }
  return words.slice(at).trim() || words
}

/** Removes white space at both ends of a span; returns undefined when nothing is left. */
export function trimSpan(text: string, span: TextSpan): TextSpan | undefined {
  let { start, end } = span
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return start < end ? { start, end } : undefined
}

/** Number of characters at the start of a quote that are compared with the text. */
const remembered = 120

/**
 * Finds a stored quote in the text of its chapter: at its CFI if the text there is the same, else at the nearest match. A new
 * edition of a book may move text.
 * @param led  span of the CFI; undefined when it cannot be resolved
 * @param near  expected offset when there is no CFI span
 * @returns undefined when the text is not found
 */
export function findQuoteSpan(
  flat: FlatText,
  quote: string,
  led: TextSpan | undefined,
  near: number,
): TextSpan | undefined {
  if (quote === '') return led
  const beginning = quote.slice(0, remembered)
  if (led && quoteText(flat.text, led).startsWith(beginning)) return led
  const found = findMatches(flat.text, foldedOf(flat), { text: firstLine(beginning), wholeWords: false }, 500)
  const start = nearest(found, led?.start ?? near)
  if (!start) return undefined
  if (!quote.includes('\n') && quote.length <= remembered) return start
  return {
    start: start.start,
    end: Math.min(flat.text.length, start.start + (led ? led.end - led.start : quote.length)),
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

const nearest = (spans: readonly TextSpan[], offset: number): TextSpan | undefined =>
  spans.toSorted((one, other) => Math.abs(one.start - offset) - Math.abs(other.start - offset))[0]

const known = new WeakMap<FlatText, ReturnType<typeof foldWithOffsets>>()

function foldedOf(flat: FlatText) {
  const present = known.get(flat) ?? foldWithOffsets(flat.text)
  known.set(flat, present)
  return present
}
