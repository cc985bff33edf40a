import { isAscii } from '../textComparison'

/**
 * `MIN_NGRAM_CHARS` and `MAX_NGRAM_CHARS` are the minimum and maximum length of the parts of words (n-grams) that a
 * search can find.
 */
const MIN_NGRAM_CHARS = 3
const MAX_NGRAM_CHARS = 10

const CJK_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORD_PATTERN =
  /[\p{L}\p{N}\p{M}_]+(?:(?:(?<=\p{L})['‘’.:·‧](?=\p{L})|(?<=\p{N})['‘’.,;](?=\p{N}))[\p{L}\p{N}\p{M}_]+)*/gu

/** Characters that Lucene treats as an apostrophe, in addition to the ASCII apostrophe. */
const APOSTROPHES = /[‘’‚‛′‵‹›❛❜]/g
/** Full-width forms of ASCII characters, and half-width Japanese characters with their accents. */
const WIDTH_VARIANTS = /[\uff01-\uff5e\uff65-\uff9f]+/g

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

/**
 * Removes accents from Latin letters, and replaces all kinds of apostrophes by the ASCII apostrophe. Does not change
 * letters of other writing systems (`й`, `が`).
 */
function foldToAscii(word: string): string {
  return word
    .replace(APOSTROPHES, "'")
    .replace(
      LATIN_LETTERS,
      letter => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, ''),
    )
}

/**
 * Splits a text into words. The words are in lower case. Latin letters have no accents. Chinese, Japanese and Korean
 * text is split into pairs of characters.
 */
export function tokenizeText(text: string): string[] {
  if (isAscii(text)) return text.toLowerCase().match(WORD_PATTERN) ?? []
  const words = text.normalize('NFC').normalize('NFKC').toLowerCase().match(WORD_PATTERN) ?? []
  return words.flatMap(word => (CJK_CHARACTER.test(word) ? cjkBigrams(word) : foldToAscii(word)))
}

function cjkBigrams(word: string): string[] {
  const bigrams: string[] = []
  for (const run of word.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
  ) ?? []) {
    const letters = [...run]
    if (!CJK_CHARACTER.test(run)) bigrams.push(foldToAscii(run))
    else if (letters.length === 1) bigrams.push(run)
    else for (let i = 1; i < letters.length; i++) bigrams.push(`${letters[i - 1]}${letters[i]}`)
  }
  return bigrams
}

/**
 * Converts a text to lower case. Replaces accented letters, apostrophes and full-width characters in the same way as in
 * the words of the index. Does not split the text into words. Used for search terms with wildcards, for regular
 * expressions, for fuzzy search terms, and for the limits of ranges.
 */
export function normalizeSearchText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const normalized = text.normalize('NFC').replace(WIDTH_VARIANTS, variants => variants.normalize('NFKC'))
  return foldToAscii(normalized.toLowerCase())
}

/**
 * Returns the n-grams of a word: its parts of 3 to 10 characters. If the word is shorter than 3 or longer than 10
 * characters, the whole word is an additional n-gram.
 */
export function splitIntoNgrams(word: string): string[] {
  const ngrams: string[] = []
  for (let length = MIN_NGRAM_CHARS; length <= Math.min(MAX_NGRAM_CHARS, word.length); length++)
    for (let offset = 0; offset + length <= word.length; offset++) ngrams.push(word.slice(offset, offset + length))
  if (word.length < MIN_NGRAM_CHARS || word.length > MAX_NGRAM_CHARS) ngrams.push(word)
  return ngrams
}

/**
 * Returns the number of occurrences of an n-gram in a word. For an n-gram of fewer than 3 or more than 10 characters,
 * returns 1 if the word is equal to the n-gram, else 0.
 */
export function countNgramOccurrences(word: string, ngram: string): number {
  if (ngram.length < MIN_NGRAM_CHARS || ngram.length > MAX_NGRAM_CHARS) return word === ngram ? 1 : 0
  let times = 0
  for (let offset = word.indexOf(ngram); offset >= 0; offset = word.indexOf(ngram, offset + 1)) times++
  return times
}
