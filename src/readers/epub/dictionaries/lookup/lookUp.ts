import { type DictionaryDefinition, type DictionaryEntry, entryKey } from './dictionaryEntries'
import { primaryLanguage } from './dictionaryLanguages'
import {
  type CandidateMatch,
  type LookUpCandidate,
  lookUpCandidates,
  selectedWords,
  wordsWithoutPunctuation,
} from './lookUpCandidates'

/** Dictionary without its entries. `from` and `to` are the languages of headwords and definitions. */
export interface DictionarySummary {
  readonly id: number
  readonly name: string
  readonly from?: string
  readonly to?: string
}

/** Definitions of one dictionary. `match` is the match kind of the best of them. */
export interface LookUpResult<Dictionary extends DictionarySummary = DictionarySummary> {
  readonly dictionary: Dictionary
  readonly match: CandidateMatch
  readonly meanings: readonly DictionaryDefinition[]
}

/** Reads the entries of keys in a dictionary; returns one list per key, in the same order. */
export type ReadEntries = (id: number, keys: readonly string[]) => Promise<readonly (readonly DictionaryEntry[])[]>

/** Maximum number of definitions per dictionary. */
const most = 12
const nearness: readonly CandidateMatch[] = ['whole', 'form', 'part', 'near']

/**
 * Looks up a text in all dictionaries. Full matches and base forms of any dictionary exclude partial matches, which exclude similar words.
 * @param text  selected text or typed word
 * @param language  language of the book as a BCP 47 tag; may be empty
 * @returns results of the dictionaries with matches: those in the language of the book first, else in the given order
 * @throws the errors of `read`
 */
export async function lookUpWord<Dictionary extends DictionarySummary>(
  text: string,
  language: string,
  dictionaries: readonly Dictionary[],
  read: ReadEntries,
): Promise<readonly LookUpResult<Dictionary>[]> {
  const candidates = lookUpCandidates(text, language)
  const all = await Promise.all(
    inOrder(dictionaries, language).map(async dictionary => {
      const entries = await read(
        dictionary.id,
        candidates.map(({ key }) => key),
      )
      const { match, chosen } = best(candidates, entries)
      const found = await resolved(dictionary.id, chosen, text, read)
      return { dictionary, match, meanings: found.slice(0, most) }
    }),
  )
  const found = all.filter(({ meanings }) => meanings.length > 0)
  const isGood = found.some(({ match }) => match !== 'near')
  const isWhole = found.some(({ match }) => match === 'whole' || match === 'form')
  return found.filter(({ match }) => (isWhole ? match === 'whole' || match === 'form' : !isGood || match !== 'near'))
}

/** Selects the entries of the full text and its base forms; else of the longest partial match; else of the most similar word. */
function best(candidates: readonly LookUpCandidate[], entries: readonly (readonly DictionaryEntry[])[]) {
  const of = (match: CandidateMatch) =>
    candidates.flatMap((candidate, index) => (candidate.match === match ? [entries[index] ?? []] : []))
  const found = { whole: of('whole').flat(), form: of('form').flat(), part: first(of('part')), near: first(of('near')) }
  const match = nearness.find(kind => found[kind].length > 0) ?? 'near'
  return { match, chosen: match === 'whole' ? [...found.whole, ...found.form] : found[match] }
}

const first = (lists: readonly (readonly DictionaryEntry[])[]): readonly DictionaryEntry[] =>
  lists.find(list => list.length > 0) ?? []

/** Replaces references by their definitions (one level), sorts exact spellings first and removes duplicates. */
async function resolved(
  id: number,
  chosen: readonly DictionaryEntry[],
  text: string,
  read: ReadEntries,
): Promise<readonly DictionaryDefinition[]> {
  const written = wordsWithoutPunctuation(selectedWords(text))
  const apart = (word: string) =>
    word === written
      ? 0
      : word.toLowerCase() === written.toLowerCase()
        ? 1
        : entryKey(word) === entryKey(written)
          ? 2
          : 3
  const words = [...new Set(chosen.flatMap(entry => ('see' in entry ? [entry.see] : [])))]
  const seen = words.length > 0 ? await read(id, words.map(entryKey)) : []
  const meant = chosen.flatMap(entry => {
    if (!('see' in entry)) return [{ entry, apart: apart(entry.word) }]
    const there = seen[words.indexOf(entry.see)] ?? []
    return there.flatMap(each =>
      'see' in each || each.word !== entry.see
        ? []
        : [{ entry: each, apart: Math.min(apart(entry.word), apart(each.word)) }],
    )
  })
  const told = new Set<string>()
  return meant
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ entry }) => entry)
    .filter(({ word, reading = '', meaning }) => {
      const name = JSON.stringify([word, reading, meaning])
      return !told.has(name) && told.add(name)
    })
}

/** Sorts dictionaries in the language of the book first, then those of unknown language, then others. Keeps their order otherwise. */
function inOrder<Dictionary extends DictionarySummary>(
  dictionaries: readonly Dictionary[],
  language: string,
): readonly Dictionary[] {
  const own = primaryLanguage(language)
  const rank = ({ from }: DictionarySummary) => (from === undefined ? 1 : from === own ? 0 : 2)
  return dictionaries.toSorted((one, other) => rank(one) - rank(other))
}
