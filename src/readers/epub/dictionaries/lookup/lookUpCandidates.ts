import { baseForms } from './baseForms'
import { entryKey } from './dictionaryEntries'
import { primaryLanguage } from './dictionaryLanguages'

/**
 * Relation of a candidate to the selected text: the full text, a base form of it, its leading words or characters, or a word that
 * shares only its first letters.
 */
export type CandidateMatch = 'whole' | 'form' | 'part' | 'near'

/** Key to look up in the dictionaries, see {@link entryKey}. */
export interface LookUpCandidate {
  readonly key: string
  readonly match: CandidateMatch
}

/** Matches characters of scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

/** Maximum length of a candidate: in characters for scripts without spaces, in words for others. */
const longest = { characters: 24, words: 8 }
/** Maximum length of the selected text, in characters. The rest is ignored. */
const longestText = 200
/** Minimum common prefix of similar words: in letters, and as a fraction of the word. */
const nearest = { letters: 3, share: 1 / 3 }

/** Converts selected text to a single line for the word field: removes soft hyphens, collapses white space, limits the length. */
export const selectedWords = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)

/** Removes punctuation at both ends of a text. */
export const wordsWithoutPunctuation = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')

/**
 * Creates the keys to look up for a selected text, the likeliest first, without duplicates.
 * @param language  language of the book as a BCP 47 tag; English rules apply when it is empty
 */
export function lookUpCandidates(text: string, language: string): readonly LookUpCandidate[] {
  const words = selectedWords(text)
  const bare = wordsWithoutPunctuation(words)
  const known = primaryLanguage(language) ?? 'en'
  const all: LookUpCandidate[] = [{ key: entryKey(words), match: 'whole' }]
  if (unspaced.test(bare.slice(0, 2))) all.push(...byLetters(bare.replaceAll(' ', ''), known))
  else all.push(...byWords(bare, known))
  const seen = new Set<string>()
  return all.filter(({ key }) => key !== '' && !seen.has(key) && seen.add(key))
}

function byLetters(text: string, language: string): readonly LookUpCandidate[] {
  const letters = [...text]
  const most = Math.min(letters.length, longest.characters)
  return Array.from({ length: most }, (_, index) => most - index).flatMap(length =>
    // Japanese rules apply unless the book is Chinese: textbooks of Japanese often declare another language.
    withForms(entryKey(letters.slice(0, length).join('')), language === 'zh' ? 'zh' : 'ja', length === letters.length),
  )
}

function byWords(text: string, language: string): readonly LookUpCandidate[] {
  const words = text.split(' ')
  const most = Math.min(words.length, longest.words)
  const phrases = Array.from({ length: most }, (_, index) => most - index).flatMap(length =>
    withForms(entryKey(wordsWithoutPunctuation(words.slice(0, length).join(' '))), language, length === words.length),
  )
  const first = [...entryKey(wordsWithoutPunctuation(words[0] ?? ''))]
  const least = Math.max(nearest.letters, Math.ceil(first.length * nearest.share))
  const near = Array.from({ length: Math.max(0, first.length - least) }, (_, index) => first.length - 1 - index)
  return [...phrases, ...near.map(length => ({ key: first.slice(0, length).join(''), match: 'near' as const }))]
}

function withForms(key: string, language: string, isWhole: boolean): readonly LookUpCandidate[] {
  const forms = key === '' ? [] : baseForms(key, language)
  return [
    { key, match: isWhole ? 'whole' : 'part' },
    ...forms.map(form => ({ key: form, match: isWhole ? ('form' as const) : ('part' as const) })),
  ]
}
