import { type DictionaryDefinition, type DictionaryEntry, entryKey } from './dictionaryEntries'
import { primaryLanguage } from './dictionaryLanguages'
import {
  type CandidateMatch,
  type LookUpCandidate,
  lookUpCandidates,
  selectedWords,
  wordsWithoutPunctuation,
} from './lookUpCandidates'

/** What is known of a dictionary without opening it. */
export interface DictionarySummary {
  readonly id: number
  readonly name: string
  readonly from?: string
  readonly to?: string
}

/** What one dictionary says. */
export interface LookUpResult<Dictionary extends DictionarySummary = DictionarySummary> {
  readonly dictionary: Dictionary
  readonly match: CandidateMatch
  readonly meanings: readonly DictionaryDefinition[]
}

/** Gives the entries of keys in a dictionary, for each key its own. */
export type ReadEntries = (id: number, keys: readonly string[]) => Promise<readonly (readonly DictionaryEntry[])[]>

/** So many meanings of one dictionary are shown. */
const most = 12
const nearness: readonly CandidateMatch[] = ['whole', 'form', 'part', 'near']

/**
 * Looks chosen words up in all dictionaries: those of the book's language first, else in their order. What is only near is
 * told where no dictionary has better.
 * @param language  of the book, as a tag; may be empty
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

/** Everything that is the words themselves or their base form; else the longest beginning; else what is nearest. */
function best(candidates: readonly LookUpCandidate[], entries: readonly (readonly DictionaryEntry[])[]) {
  const of = (match: CandidateMatch) =>
    candidates.flatMap((one, index) => (one.match === match ? [entries[index] ?? []] : []))
  const found = { whole: of('whole').flat(), form: of('form').flat(), part: first(of('part')), near: first(of('near')) }
  const match = nearness.find(each => found[each].length > 0) ?? 'near'
  return { match, chosen: match === 'whole' ? [...found.whole, ...found.form] : found[match] }
}

const first = (lists: readonly (readonly DictionaryEntry[])[]): readonly DictionaryEntry[] =>
  lists.find(list => list.length > 0) ?? []

/** Follows references, once; what is written exactly as the words are comes first, and nothing twice. */
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

/** Dictionaries of the language of the book first, then those that do not say theirs; else as the person put them. */
function inOrder<Dictionary extends DictionarySummary>(
  dictionaries: readonly Dictionary[],
  language: string,
): readonly Dictionary[] {
  const own = primaryLanguage(language)
  const rank = ({ from }: DictionarySummary) => (from === undefined ? 1 : from === own ? 0 : 2)
  return dictionaries.toSorted((one, other) => rank(one) - rank(other))
}
