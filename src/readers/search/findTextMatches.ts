import { type FoldedTextWithOffsets, foldTextWithOffsets } from './foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

export interface BookTextSearchQuery {
  readonly text: string
  readonly wholeWords: boolean
}

/** Offsets in the searched text at which a match starts and ends. `end` is exclusive. */
export interface TextMatch {
  readonly start: number
  readonly end: number
}

/** Matching text with the text before and after it, for display in the result list. */
export interface SearchMatchSnippet {
  readonly before: string
  readonly match: string
  readonly after: string
}

/**
 * Returns the text of a query in lower case and without accents. Returns an empty string if the query contains no
 * searchable characters.
 */
export const foldSearchQueryText = (query: BookTextSearchQuery): string =>
  foldTextWithOffsets(query.text).text.replaceAll(PARAGRAPH_SEPARATOR, ' ').trim()

/**
 * Finds the matches of a query in a text. The matches are in text order and do not overlap.
 * @param source  original text
 * @param text  the original text, converted by {@link foldTextWithOffsets}
 * @param maxMatches  maximum number of matches to return
 */
export function findTextMatches(
  source: string,
  text: FoldedTextWithOffsets,
  query: BookTextSearchQuery,
  maxMatches: number,
): TextMatch[] {
  const searchText = foldSearchQueryText(query)
  const matches: TextMatch[] = []
  if (searchText === '') return matches
  let from = 0
  while (matches.length < maxMatches) {
    const index = text.text.indexOf(searchText, from)
    if (index < 0) break
    const start = text.starts[index] ?? 0
    const end = text.ends[index + searchText.length - 1] ?? start
    if (query.wholeWords && !isWholeWord(source, start, end)) {
      from = index + 1
      continue
    }
    matches.push({ start, end })
    from = index + searchText.length
    while (from < text.starts.length && (text.starts[from] ?? end) < end) from += 1
  }
  return matches
}

/**
 * Returns a search match together with the words before and after it, for the result list. All of these words come from
 * the same paragraph.
 * @param contextLength maximum number of characters before the match, and maximum number of characters after the match
 */
export function createSearchMatchSnippet(
  source: string,
  { start, end }: TextMatch,
  contextLength = 64,
): SearchMatchSnippet {
  const paragraphStart = source.lastIndexOf(PARAGRAPH_SEPARATOR, start - 1) + 1
  const separatorIndex = source.indexOf(PARAGRAPH_SEPARATOR, end)
  const paragraphEnd = separatorIndex < 0 ? source.length : separatorIndex
  const from = Math.max(paragraphStart, snippetStart(source, start - contextLength, start))
  const to = Math.min(paragraphEnd, snippetEnd(source, end + contextLength, end))
  const toSingleLine = (text: string) => text.replace(/\s+/g, ' ')
  return {
    before: (from > paragraphStart ? '…' : '') + toSingleLine(source.slice(from, start)).trimStart(),
    match: toSingleLine(source.slice(start, end)),
    after: toSingleLine(source.slice(end, to)).trimEnd() + (to < paragraphEnd ? '…' : ''),
  }
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u
/** Matches characters of writing systems that have no spaces between words, such as Chinese and Thai. */
const UNSPACED_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const NOT_WORD = 1
const WORD = 2
/**
 * Cached results of `isWordCharacter`, because tests of Unicode properties are slow. The index is a UTF-16 code unit.
 * The value is {@link WORD}, {@link NOT_WORD}, or 0 before the first test of this code unit.
 */
const knownCharacters = new Uint8Array(0x1_0000)

function isWordCharacter(character: string): boolean {
  const code = character.length === 1 ? character.charCodeAt(0) : undefined
  const known = code === undefined ? 0 : knownCharacters[code]
  if (known) return known === WORD
  const isWord = WORD_CHARACTER.test(character) && !UNSPACED_SCRIPTS.test(character)
  if (code !== undefined) knownCharacters[code] = isWord ? WORD : NOT_WORD
  return isWord
}

function isWholeWord(source: string, start: number, end: number): boolean {
  const characterBefore = (index: number) => {
    const codePoint = source.codePointAt(index - 1) ?? 32
    return String.fromCodePoint(
      codePoint >= 0xdc00 && codePoint <= 0xdfff ? (source.codePointAt(index - 2) ?? 32) : codePoint,
    )
  }
  const characterAt = (index: number) => String.fromCodePoint(source.codePointAt(index) ?? 32)
  const isInsideWord = (index: number) =>
    index > 0 && isWordCharacter(characterBefore(index)) && isWordCharacter(characterAt(index))
  return !isInsideWord(start) && !isInsideWord(end)
}

/**
 * Returns the start of the next word after `index`, so that a snippet starts with a whole word. If no word starts
 * within 20 characters, returns `index`.
 */
function snippetStart(source: string, index: number, matchStart: number): number {
  if (index <= 0) return 0
  const space = source.slice(index, matchStart).search(/\s/)
  return avoidSplitSurrogates(source, space < 0 || space > 20 ? index : index + space + 1)
}

/**
 * Returns the end of the last whole word before `index`, so that a snippet ends with a whole word. If no word ends
 * within 20 characters, returns `index`.
 */
function snippetEnd(source: string, index: number, matchEnd: number): number {
  if (index >= source.length) return source.length
  const contextLength = source.slice(matchEnd, index)
  const space = contextLength.search(/\s\S*$/)
  return avoidSplitSurrogates(source, space < 0 || contextLength.length - space > 20 ? index : matchEnd + space)
}

/**
 * Returns the start of the surrogate pair if `index` is in the middle of a surrogate pair. Otherwise returns `index`.
 */
const avoidSplitSurrogates = (source: string, index: number) =>
  /[\udc00-\udfff]/.test(source[index] ?? '') ? index - 1 : index
