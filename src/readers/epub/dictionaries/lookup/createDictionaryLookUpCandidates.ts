import { normalizeHeadword } from './dictionaryEntries'
import { findBaseFormsOfWord } from './findBaseFormsOfWord'
import { getPrimaryLanguageCode } from './parseLanguagesOfDictionaryName'

/**
 * Relation of a looked-up word to the selected text:
 * - `whole`: the word is the full text.
 * - `form`: the word may be the base form of the text.
 * - `part`: the word consists of the first words or characters of the text, or may be the base form of this part.
 * - `near`: the word consists of the first letters of the first word of the text, for example `read` for `reader`.
 */
export type DictionaryMatchKind = 'whole' | 'form' | 'part' | 'near'

/** Word to look up. `key` is the result of {@link normalizeHeadword}. */
export interface DictionaryLookUpCandidate {
  readonly key: string
  readonly match: DictionaryMatchKind
}

/** Matches a character of a writing system without spaces between words, for example Japanese. */
const UNSPACED_SCRIPTS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

/**
 * The reader looks up the beginning of the selected text several times, each time with a different length. This
 * constant is the maximum length. For writing systems without spaces, the length is a number of characters. For all
 * other writing systems, it is a number of words.
 */
const MAX_CANDIDATE_LENGTH = { characters: 24, words: 8 }
/** Maximum length of a selected text, in characters. A longer text is cut. */
const MAX_TEXT_CHARS = 200
/**
 * To find similar words, the reader looks up prefixes of the first word. A prefix must have at least `letters` letters,
 * and its length must be at least the fraction `share` of the word length.
 */
const MIN_SHARED_PREFIX = { letters: 3, share: 1 / 3 }

/** Converts selected text to a single line. Removes soft hyphens and cuts a long text. */
export const normalizeSelectedText = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_CHARS)

/** Removes punctuation at both ends of a text. */
export const trimPunctuation = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/gu, '')

/**
 * Returns the words to look up for a selected text. The most likely word comes first. Each word occurs only once.
 * @param language language of the book as a BCP 47 tag. If it is empty or invalid, the English rules are used.
 */
export function createDictionaryLookUpCandidates(text: string, language: string): readonly DictionaryLookUpCandidate[] {
  const words = normalizeSelectedText(text)
  const trimmed = trimPunctuation(words)
  const languageCode = getPrimaryLanguageCode(language) ?? 'en'
  const all: DictionaryLookUpCandidate[] = [{ key: normalizeHeadword(words), match: 'whole' }]
  if (UNSPACED_SCRIPTS.test(trimmed.slice(0, 2)))
    all.push(...candidatesByCharacter(trimmed.replaceAll(' ', ''), languageCode))
  else all.push(...candidatesByWord(trimmed, languageCode))
  const seen = new Set<string>()
  return all.filter(({ key }) => key !== '' && !seen.has(key) && seen.add(key))
}

function candidatesByCharacter(text: string, language: string): readonly DictionaryLookUpCandidate[] {
  const letters = [...text]
  const maxLength = Math.min(letters.length, MAX_CANDIDATE_LENGTH.characters)
  return Array.from({ length: maxLength }, (_, index) => maxLength - index).flatMap(length =>
    // The Japanese rules for base forms apply in all books except Chinese books, because the text may be Japanese even
    // if the book declares another language. For example, books for learners of Japanese often declare English.
    withBaseForms(
      normalizeHeadword(letters.slice(0, length).join('')),
      language === 'zh' ? 'zh' : 'ja',
      length === letters.length,
    ),
  )
}

function candidatesByWord(text: string, language: string): readonly DictionaryLookUpCandidate[] {
  const words = text.split(' ')
  const maxLength = Math.min(words.length, MAX_CANDIDATE_LENGTH.words)
  const phrases = Array.from({ length: maxLength }, (_, index) => maxLength - index).flatMap(length =>
    withBaseForms(
      normalizeHeadword(trimPunctuation(words.slice(0, length).join(' '))),
      language,
      length === words.length,
    ),
  )
  const firstWord = [...normalizeHeadword(trimPunctuation(words[0] ?? ''))]
  const minPrefixLength = Math.max(MIN_SHARED_PREFIX.letters, Math.ceil(firstWord.length * MIN_SHARED_PREFIX.share))
  const prefixLengths = Array.from(
    { length: Math.max(0, firstWord.length - minPrefixLength) },
    (_, index) => firstWord.length - 1 - index,
  )
  return [
    ...phrases,
    ...prefixLengths.map(length => ({ key: firstWord.slice(0, length).join(''), match: 'near' as const })),
  ]
}

function withBaseForms(key: string, language: string, isWhole: boolean): readonly DictionaryLookUpCandidate[] {
  const forms = key === '' ? [] : findBaseFormsOfWord(key, language)
  return [
    { key, match: isWhole ? 'whole' : 'part' },
    ...forms.map(form => ({ key: form, match: isWhole ? ('form' as const) : ('part' as const) })),
  ]
}
