import { foldWithOffsets } from '../../search/foldText'

/** What a dictionary says of a word. */
export interface DictionaryDefinition {
  readonly word: string
  /** How it is pronounced or read, where the dictionary says so. */
  readonly reading?: string
  readonly meaning: string
  /** Whether the meaning is plain or bears marks of HTML, which are reduced when it is shown. */
  readonly form: 'text' | 'html'
}

/** Another way to write a word: what is meant stands there. */
export interface DictionaryReference {
  readonly word: string
  readonly see: string
}

export type DictionaryEntry = DictionaryDefinition | DictionaryReference

/** A dictionary as it was read from its files; entries are made when they are asked for, as many do not fit at once. */
export interface DictionarySource {
  readonly name: string
  /** BCP 47 tags of the language of the words and that of the meanings, where they are known. */
  readonly from?: string
  readonly to?: string
  /** In any order; references count. */
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/** Entries that are kept together, in the order of their keys; entries of one key never lie in two blocks. */
export interface EntryBlock {
  /** The key of the first entry. */
  readonly first: string
  readonly entries: readonly KeyedEntry[]
}

export type KeyedEntry = DictionaryEntry & { readonly key: string }

/** How a word is found: without case, accents, ways of writing, and white space at its ends. */
export const entryKey = (word: string): string => foldWithOffsets(word).text.trim()

/** About how many characters of text lie in one block: few enough to be read at once, enough that blocks are few. */
const blockSize = 8_000

/** Puts the entries of a dictionary in order and together. What has no letters is left out. */
export function* blocksOf({ words, entry }: DictionarySource): Generator<EntryBlock> {
  const keys = words.map(entryKey)
  const order = Uint32Array.from(keys.keys()).filter(index => keys[index] !== '')
  order.sort((one, other) => compared(keys[one] ?? '', keys[other] ?? '') || one - other)
  let entries: KeyedEntry[] = []
  let size = 0
  for (const index of order) {
    const key = keys[index] ?? ''
    if (size > blockSize && entries.at(-1)?.key !== key) {
      yield { first: entries[0]?.key ?? '', entries }
      entries = []
      size = 0
    }
    const made = entry(index)
    entries.push({ key, ...made })
    size += key.length + made.word.length + ('see' in made ? made.see.length : made.meaning.length)
  }
  if (entries.length > 0) yield { first: entries[0]?.key ?? '', entries }
}

/** By code units, as IndexedDB compares. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The entries of a key in the block where they would lie. */
export const entriesInBlock = ({ entries }: Pick<EntryBlock, 'entries'>, key: string): readonly DictionaryEntry[] =>
  entries.filter(entry => entry.key === key)
