import { foldWithOffsets } from '../../search/foldText'

/** Definition of a headword. */
export interface DictionaryDefinition {
  readonly word: string
  /** Pronunciation or reading, if the dictionary has one. */
  readonly reading?: string
  readonly meaning: string
  /** Format of the definition. HTML is sanitized when it is shown. */
  readonly form: 'text' | 'html'
}

/** Cross-reference from an alternative spelling to the headword `see`. */
export interface DictionaryReference {
  readonly word: string
  readonly see: string
}

export type DictionaryEntry = DictionaryDefinition | DictionaryReference

/** Dictionary read from its files. Entries are created on request to limit memory use. */
export interface DictionarySource {
  readonly name: string
  /** Language codes of the headwords (`from`) and of the definitions (`to`); undefined when unknown. */
  readonly from?: string
  readonly to?: string
  /** Headwords of all entries and references, in the order of `entry`. */
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/** Entries that are stored as one record, sorted by key. All entries of a key are in the same block. */
export interface EntryBlock {
  /** The key of the first entry. */
  readonly first: string
  readonly entries: readonly KeyedEntry[]
}

export type KeyedEntry = DictionaryEntry & { readonly key: string }

/** Normalizes a headword for comparison: removes case, accents, spelling variants and outer white space. */
export const entryKey = (word: string): string => foldWithOffsets(word).text.trim()

/** Approximate size of a block, in characters. Balances the read time of a block against the number of blocks. */
const blockSize = 8_000

/** Sorts the entries of a dictionary by key and yields them in blocks. Omits headwords with an empty key. */
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

/** Compares by UTF-16 code units, as IndexedDB does. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the entries of a key in a block. */
export const entriesInBlock = ({ entries }: Pick<EntryBlock, 'entries'>, key: string): readonly DictionaryEntry[] =>
  entries.filter(entry => entry.key === key)
