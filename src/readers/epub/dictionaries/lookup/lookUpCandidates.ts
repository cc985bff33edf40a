import { baseForms } from './baseForms'
import { entryKey } from './dictionaryEntries'
import { primaryLanguage } from './dictionaryLanguages'

/**
 * How what is looked up belongs to what was chosen: all of it, its base form, its beginning where more was chosen than one
 * word, or only the first letters of a word.
 */
export type CandidateMatch = 'whole' | 'form' | 'part' | 'near'

export interface LookUpCandidate {
  readonly key: string
  readonly match: CandidateMatch
}

/** Letters of languages that put no spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

/** No entry is longer, in characters without spaces between words and in words. */
const longest = { characters: 24, words: 8 }
/** What is looked up of a long stretch of text. */
const longestText = 200
/** So many letters a word must share with one that is near it, and so large a part of it. */
const nearest = { letters: 3, share: 1 / 3 }

/** Chosen words in one line, as the person sees and changes them. */
export const selectedWords = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)

/** Without what stands around words: signs, quotes, brackets. */
export const wordsWithoutPunctuation = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')

/**
 * What to look for, the likeliest first; each key once.
 * @param language  of the book, as a tag; may be empty
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
    // Those who learn Japanese read Chinese characters in it, whatever the book says of itself.
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
