import { type FoldedTextWithOffsets, foldTextWithOffsets } from './foldTextWithOffsets'
import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

export interface BookTextSearchQuery {
  readonly text: string
  readonly wholeWords: boolean
}

/** Offsets of a match in the searched text. `end` is exclusive. */
export interface TextMatch {
  readonly start: number
  readonly end: number
}

/** Match and the text around the match, for a result list. */
export interface SearchMatchSnippet {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** Returns the query text without case and accents. Empty if the query contains no searchable characters. */
export const foldSearchQueryText = (query: BookTextSearchQuery): string =>
  foldTextWithOffsets(query.text).text.replaceAll(PARAGRAPH_SEPARATOR, ' ').trim()

/**
 * Finds the matches of a query in a text. The matches are in order and do not overlap.
 * @param source  original text
 * @param text  the same text without case and accents, see `foldTextWithOffsets`
 * @param maxMatches  maximum number of matches
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
 * Creates the snippet of a match: whole words before and after the match, from the same paragraph.
 * @param contextLength length of the text on each side, in characters
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
/** Matches characters of writing systems that put no spaces between words. */
const UNSPACED_SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const NOT_WORD = 1
const WORD = 2
/**
 * For each code unit: {@link WORD} or {@link NOT_WORD}; 0 before the first test. The results are cached, because tests
 * of Unicode properties are slow.
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
 * Moves the start of a snippet to the start of the next word. If no word starts within 20 characters, returns `index`.
 */
function snippetStart(source: string, index: number, matchStart: number): number {
  if (index <= 0) return 0
  const space = source.slice(index, matchStart).search(/\s/)
  return avoidSplitSurrogates(source, space < 0 || space > 20 ? index : index + space + 1)
}

/** Moves the end of a snippet to the end of a word. If no word ends in the last 20 characters, returns `index`. */
function snippetEnd(source: string, index: number, matchEnd: number): number {
  if (index >= source.length) return source.length
  const contextLength = source.slice(matchEnd, index)
  const space = contextLength.search(/\s\S*$/)
  return avoidSplitSurrogates(source, space < 0 || contextLength.length - space > 20 ? index : matchEnd + space)
}

/** Moves an offset from the middle of a surrogate pair to the start of this pair. */
const avoidSplitSurrogates = (source: string, index: number) =>
  /[\udc00-\udfff]/.test(source[index] ?? '') ? index - 1 : index
