import { type FlatText, PARAGRAPH_SEPARATOR } from '../locators/flatText'
import { findMatches } from '../search/findMatches'
import { foldWithOffsets } from '../search/foldText'
import type { TextSpan } from './visibleSegments'

/** The words of a stretch, one line per paragraph. */
export const quoteText = (text: string, { start, end }: TextSpan): string =>
  text
    .slice(start, end)
    .split(PARAGRAPH_SEPARATOR)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/** Words without the title that they begin with, however it is spaced there; all of them when nothing else is left. */
export function withoutHeading(words: string, title: string): string {
  let at = 0
  for (const character of title.replace(/\s+/g, '')) {
    while (/\s/.test(words[at] ?? '')) at += 1
    if (!words.startsWith(character, at)) return words
    at += character.length
  }
  return words.slice(at).trim() || words
}

/** A stretch without the white space at its ends; undefined when nothing is left. */
export function trimSpan(text: string, span: TextSpan): TextSpan | undefined {
  let { start, end } = span
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return start < end ? { start, end } : undefined
}

/** How many words before and after the change of a book are enough to know the place again. */
const remembered = 120

/**
 * Where a kept quote stands in the text of its chapter: where its identifier leads if the words are there, else
 * the nearest place with these words. A new edition of a book moves things.
 * @param led  where the identifier leads, if anywhere
 * @param near  where to look else, by offset
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
