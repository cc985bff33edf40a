import {
  createDictionaryLookUpCandidates,
  type DictionaryLookUpCandidate,
  type DictionaryMatchKind,
  normalizeSelectedText,
  trimPunctuation,
} from './createDictionaryLookUpCandidates'
import { type DictionaryDefinition, type DictionaryEntry, normalizeHeadword } from './dictionaryEntries'
import { getPrimaryLanguageCode } from './parseLanguagesOfDictionaryName'

/**
 * Name and languages of a dictionary. `from` is the language of the headwords. `to` is the language of the definitions.
 */
export interface DictionarySummary {
  readonly id: number
  readonly name: string
  readonly from?: string
  readonly to?: string
}

/**
 * Definitions that a dictionary contains for a looked-up text. `match` describes how well the best definition matches
 * the text.
 */
export interface DictionaryLookUpResult<Dictionary extends DictionarySummary = DictionarySummary> {
  readonly dictionary: Dictionary
  readonly match: DictionaryMatchKind
  readonly meanings: readonly DictionaryDefinition[]
}

/** Reads the entries of a dictionary that have the given keys. Returns a list of entries for each key. */
export type ReadDictionaryEntriesByKey = (
  id: number,
  keys: readonly string[],
) => Promise<readonly (readonly DictionaryEntry[])[]>

const MAX_DEFINITIONS = 12
const MATCH_PRECEDENCE: readonly DictionaryMatchKind[] = ['whole', 'form', 'part', 'near']

/**
 * Looks up a text in all dictionaries. Searches for the full text and its base forms, then for the first words of the
 * text, then for similar words. Returns the definitions of the first of these searches that has a result.
 * @param text  selected text or typed word
 * @param language  language of the book as a BCP 47 tag; may be empty
 * @returns dictionaries that contain a definition; dictionaries in the language of the book come first
 * @throws the errors of `read`
 */
export async function lookUpWordInDictionaries<Dictionary extends DictionarySummary>(
  text: string,
  language: string,
  dictionaries: readonly Dictionary[],
  read: ReadDictionaryEntriesByKey,
): Promise<readonly DictionaryLookUpResult<Dictionary>[]> {
  const candidates = createDictionaryLookUpCandidates(text, language)
  const all = await Promise.all(
    sortByLanguage(dictionaries, language).map(async dictionary => {
      const entries = await read(
        dictionary.id,
        candidates.map(({ key }) => key),
      )
      const { match, matchedEntries } = selectBestMatches(candidates, entries)
      const results = await resolveReferences(dictionary.id, matchedEntries, text, read)
      return { dictionary, match, meanings: results.slice(0, MAX_DEFINITIONS) }
    }),
  )
  const results = all.filter(({ meanings }) => meanings.length > 0)
  const hasGoodMatch = results.some(({ match }) => match !== 'near')
  const hasFullMatch = results.some(({ match }) => match === 'whole' || match === 'form')
  return results.filter(({ match }) =>
    hasFullMatch ? match === 'whole' || match === 'form' : !hasGoodMatch || match !== 'near',
  )
}

/**
 * Selects the entries to show from a dictionary. Prefers entries for the full text and its base forms. If there are
 * none, selects the entries for the longest part of the text, or else the entries for the most similar word.
 */
function selectBestMatches(
  candidates: readonly DictionaryLookUpCandidate[],
  entries: readonly (readonly DictionaryEntry[])[],
) {
  const entriesOf = (match: DictionaryMatchKind) =>
    candidates.flatMap((candidate, index) => (candidate.match === match ? [entries[index] ?? []] : []))
  const results = {
    whole: entriesOf('whole').flat(),
    form: entriesOf('form').flat(),
    part: firstNonEmpty(entriesOf('part')),
    near: firstNonEmpty(entriesOf('near')),
  }
  const match = MATCH_PRECEDENCE.find(kind => results[kind].length > 0) ?? 'near'
  return { match, matchedEntries: match === 'whole' ? [...results.whole, ...results.form] : results[match] }
}

const firstNonEmpty = (lists: readonly (readonly DictionaryEntry[])[]): readonly DictionaryEntry[] =>
  lists.find(list => list.length > 0) ?? []

/**
 * Replaces each cross-reference by the definition to which it refers. Removes duplicates. The definition whose headword
 * is most similar to the selected text comes first.
 */
async function resolveReferences(
  id: number,
  matchedEntries: readonly DictionaryEntry[],
  text: string,
  read: ReadDictionaryEntriesByKey,
): Promise<readonly DictionaryDefinition[]> {
  const selectedText = trimPunctuation(normalizeSelectedText(text))
  const spellingDistance = (word: string) =>
    word === selectedText
      ? 0
      : word.toLowerCase() === selectedText.toLowerCase()
        ? 1
        : normalizeHeadword(word) === normalizeHeadword(selectedText)
          ? 2
          : 3
  const referencedWords = [...new Set(matchedEntries.flatMap(entry => ('see' in entry ? [entry.see] : [])))]
  const referencedEntries = referencedWords.length > 0 ? await read(id, referencedWords.map(normalizeHeadword)) : []
  const resolvedEntries = matchedEntries.flatMap(entry => {
    if (!('see' in entry)) return [{ entry, spellingDistance: spellingDistance(entry.word) }]
    const targets = referencedEntries[referencedWords.indexOf(entry.see)] ?? []
    return targets.flatMap(target =>
      'see' in target || target.word !== entry.see
        ? []
        : [{ entry: target, spellingDistance: Math.min(spellingDistance(entry.word), spellingDistance(target.word)) }],
    )
  })
  const seenDefinitions = new Set<string>()
  return resolvedEntries
    .toSorted((first, second) => first.spellingDistance - second.spellingDistance)
    .map(({ entry }) => entry)
    .filter(({ word, reading = '', meaning }) => {
      const definitionKey = JSON.stringify([word, reading, meaning])
      return !seenDefinitions.has(definitionKey) && seenDefinitions.add(definitionKey)
    })
}

/**
 * Sorts dictionaries by the language of their headwords. The language of the book comes first, then unknown languages,
 * then all other languages.
 */
function sortByLanguage<Dictionary extends DictionarySummary>(
  dictionaries: readonly Dictionary[],
  language: string,
): readonly Dictionary[] {
  const bookLanguage = getPrimaryLanguageCode(language)
  const rank = ({ from }: DictionarySummary) => (from === undefined ? 1 : from === bookLanguage ? 0 : 2)
  return dictionaries.toSorted((first, second) => rank(first) - rank(second))
}
