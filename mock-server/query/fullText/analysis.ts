import { isPlain } from '../text'

/** Lengths of the n-grams of a word that searches match. */
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 10

const CJK_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD_PATTERN =
  /[\p{L}\p{N}\p{M}_]+(?:(?:(?<=\p{L})['’.:·](?=\p{L})|(?<=\p{N})['’.,;](?=\p{N}))[\p{L}\p{N}\p{M}_]+)*/gu

const LATIN_LETTERS = /\p{Script=Latin}/gu
const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
}

/** Removes accents from Latin letters. Other scripts keep their marks (`й`, `が`). */
function folded(word: string): string {
  return word.replace(
    LATIN_LETTERS,
    letter => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, ''),
  )
}

/** Splits a text into words: lower case, without accents, CJK text as bigrams. */
export function tokenize(text: string): string[] {
  if (isPlain(text)) return text.toLowerCase().match(WORD_PATTERN) ?? []
  const words = text.normalize('NFC').normalize('NFKC').toLowerCase().match(WORD_PATTERN) ?? []
  return words.flatMap(word => (CJK_CHARACTER.test(word) ? pairsOf(word) : folded(word)))
}

function pairsOf(word: string): string[] {
  const found: string[] = []
  for (const run of word.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
  ) ?? []) {
    const letters = [...run]
    if (!CJK_CHARACTER.test(run)) found.push(folded(run))
    else if (letters.length === 1) found.push(run)
    else for (let i = 1; i < letters.length; i++) found.push(`${letters[i - 1]}${letters[i]}`)
  }
  return found
}

/** Lower case without accents, for terms with wildcards, which are not tokenized. */
export function normalizeText(text: string): string {
  return isPlain(text) ? text.toLowerCase() : folded(text.normalize('NFC').toLowerCase())
}

/** N-grams of a word: runs of 3 to 10 characters, and the whole word if it is shorter or longer. */
export function ngramsOf(word: string): string[] {
  const pieces: string[] = []
  for (let length = SHORTEST_PIECE; length <= Math.min(LONGEST_PIECE, word.length); length++)
    for (let at = 0; at + length <= word.length; at++) pieces.push(word.slice(at, at + length))
  if (word.length < SHORTEST_PIECE || word.length > LONGEST_PIECE) pieces.push(word)
  return pieces
}

/** Number of occurrences of an n-gram in a word. */
export function countOccurrences(word: string, piece: string): number {
  if (piece.length < SHORTEST_PIECE || piece.length > LONGEST_PIECE) return word === piece ? 1 : 0
  let times = 0
  for (let at = word.indexOf(piece); at >= 0; at = word.indexOf(piece, at + 1)) times++
  return times
}
