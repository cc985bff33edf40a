import { normalizeHeadword } from './dictionaryEntries'
import { findBaseFormsOfWord } from './findBaseFormsOfWord'
import { getPrimaryLanguageCode } from './parseLanguagesOfDictionaryName'

/**
 * Relation of a candidate to the selected text. `whole`: the full text. `form`: a possible base form of the text.
 * `part`: the first words or characters of the text. `near`: the beginning of the first word, as a guess at a related
 * word.
 */
export type DictionaryMatchKind = 'whole' | 'form' | 'part' | 'near'

/** Key to look up in the dictionaries, see {@link normalizeHeadword}. */
export interface DictionaryLookUpCandidate {
  readonly key: string
  readonly match: DictionaryMatchKind
}

/** Matches characters of writing systems that put no spaces between words. */
const UNSPACED_SCRIPTS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

/** Maximum length of a candidate: in characters for writing systems without spaces, in words for all others. */
const MAX_CANDIDATE_LENGTH = { characters: 24, words: 8 }
/** Maximum length of a selected text, in characters. Longer text is cut. */
const MAX_TEXT_CHARS = 200
/**
 * Minimum length of a beginning of the first word that is looked up as a candidate. `letters` is a number of letters,
 * `share` a fraction of the word.
 */
const MIN_SHARED_PREFIX = { letters: 3, share: 1 / 3 }

/** Converts selected text to a single line of limited length, without soft hyphens. */
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
 * Returns the words to look up for a selected text, the most likely word first, without duplicates.
 * @param language language of the book as a BCP 47 tag; for an empty tag, English rules apply
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
    // Uses the Japanese rules for all languages except Chinese. Books for learners of Japanese often declare another
    // language.
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
