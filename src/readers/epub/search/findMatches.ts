import { PARAGRAPH_SEPARATOR } from '../locators/flatText'
import { type FoldedText, foldWithOffsets } from './foldText'

/** Query of a text search. */
export interface SearchQuery {
  readonly text: string
  readonly wholeWords: boolean
}

/** Offsets of a match in the searched text. `end` is exclusive. */
export interface TextMatch {
  readonly start: number
  readonly end: number
}

/** Match with the text before and after it, for a result list. */
export interface Snippet {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** Returns the folded search text that is compared; empty when the query contains nothing searchable. */
export const requiredSubstring = (query: SearchQuery): string =>
  foldWithOffsets(query.text).text.replaceAll(PARAGRAPH_SEPARATOR, ' ').trim()

/**
 * Finds the matches of a query in a text, in order and without overlaps.
 * @param source  original text
 * @param text  folded form of the source
 * @param most  maximum number of matches
 */
export function findMatches(source: string, text: FoldedText, query: SearchQuery, most: number): TextMatch[] {
  const needed = requiredSubstring(query)
  const found: TextMatch[] = []
  if (needed === '') return found
  let from = 0
  while (found.length < most) {
    const at = text.text.indexOf(needed, from)
    if (at < 0) break
    const start = text.starts[at] ?? 0
    const end = text.ends[at + needed.length - 1] ?? start
    if (query.wholeWords && !standsAlone(source, start, end)) {
      from = at + 1
      continue
    }
    found.push({ start, end })
    from = at + needed.length
    while (from < text.starts.length && (text.starts[from] ?? end) < end) from += 1
  }
  return found
}

/**
 * Creates the snippet of a match, limited to its paragraph and to whole words.
 * @param room  length of the text on each side, in characters
 */
export function matchSnippet(source: string, { start, end }: TextMatch, room = 64): Snippet {
  const first = source.lastIndexOf(PARAGRAPH_SEPARATOR, start - 1) + 1
  const stop = source.indexOf(PARAGRAPH_SEPARATOR, end)
  const last = stop < 0 ? source.length : stop
  const from = Math.max(first, wordAfter(source, start - room, start))
  const to = Math.min(last, wordBefore(source, end + room, end))
  const line = (text: string) => text.replace(/\s+/g, ' ')
  return {
    before: (from > first ? '…' : '') + line(source.slice(from, start)).trimStart(),
    match: line(source.slice(start, end)),
    after: line(source.slice(end, to)).trimEnd() + (to < last ? '…' : ''),
  }
}

const letter = /[\p{L}\p{N}\p{M}]/u
/** Matches characters of scripts without spaces between words, where a word may end at any character. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const inWord = (character: string) => letter.test(character) && !unspaced.test(character)

function standsAlone(source: string, start: number, end: number): boolean {
  const characterBefore = (at: number) => {
    const low = source.codePointAt(at - 1) ?? 32
    return String.fromCodePoint(low >= 0xdc00 && low <= 0xdfff ? (source.codePointAt(at - 2) ?? 32) : low)
  }
  const characterAt = (at: number) => String.fromCodePoint(source.codePointAt(at) ?? 32)
  const joined = (at: number) => at > 0 && inWord(characterBefore(at)) && inWord(characterAt(at))
  return !joined(start) && !joined(end)
}

/** Returns the start of the first word after an offset, at most 20 characters later; else the offset. */
function wordAfter(source: string, at: number, before: number): number {
  if (at <= 0) return 0
  const space = source.slice(at, before).search(/\s/)
  return whole(source, space < 0 || space > 20 ? at : at + space + 1)
}

/** Returns the end of the last word before an offset, at most 20 characters earlier; else the offset. */
function wordBefore(source: string, at: number, after: number): number {
  if (at >= source.length) return source.length
  const room = source.slice(after, at)
  const space = room.search(/\s\S*$/)
  return whole(source, space < 0 || room.length - space > 20 ? at : after + space)
}

/** Moves an offset before a surrogate pair that it would split. */
const whole = (source: string, at: number) => (/[\udc00-\udfff]/.test(source[at] ?? '') ? at - 1 : at)
