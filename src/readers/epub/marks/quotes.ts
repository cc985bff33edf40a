import { type FlatText, paragraphEnd } from '../flatText'
import { folded } from '../search/folding'
import { matchesIn } from '../search/matches'
import type { Span } from './layers'

/** The words of a stretch, one line per paragraph. */
export const quoteOf = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .split(paragraphEnd)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')

/** Words without the title that they begin with, however it is spaced there; all of them when nothing else is left. */
export function withoutTitle(words: string, title: string): string {
  let at = 0
  for (const character of title.replace(/\s+/g, '')) {
    while (/\s/.test(words[at] ?? '')) at += 1
    if (!words.startsWith(character, at)) return words
    at += character.length
  }
  return words.slice(at).trim() || words
}

/** A stretch without the white space at its ends; undefined when nothing is left. */
export function trimmedSpan(text: string, span: Span): Span | undefined {
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
export function spanOfQuote(flat: FlatText, quote: string, led: Span | undefined, near: number): Span | undefined {
  if (quote === '') return led
  const beginning = quote.slice(0, remembered)
  if (led && quoteOf(flat.text, led).startsWith(beginning)) return led
  const found = matchesIn(flat.text, foldedOf(flat), { text: firstLine(beginning), wholeWords: false }, 500)
  const start = nearest(found, led?.start ?? near)
  if (!start) return undefined
  if (!quote.includes('\n') && quote.length <= remembered) return start
  return {
    start: start.start,
    end: Math.min(flat.text.length, start.start + (led ? led.end - led.start : quote.length)),
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

const nearest = (spans: readonly Span[], offset: number): Span | undefined =>
  spans.toSorted((one, other) => Math.abs(one.start - offset) - Math.abs(other.start - offset))[0]

const known = new WeakMap<FlatText, ReturnType<typeof folded>>()

function foldedOf(flat: FlatText) {
  const present = known.get(flat) ?? folded(flat.text)
  known.set(flat, present)
  return present
}
