import { foldTextWithOffsets } from '../../../search/foldTextWithOffsets'

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
export interface DictionaryCrossReference {
  readonly word: string
  readonly see: string
}

export type DictionaryEntry = DictionaryDefinition | DictionaryCrossReference

/** Dictionary that was read from its files. `entry` creates entries on request, which limits the memory use. */
export interface ParsedDictionary {
  readonly name: string
  /** Language codes of the headwords (`from`) and of the definitions (`to`); undefined when unknown. */
  readonly from?: string
  readonly to?: string
  /** Headwords of all entries and references, in the order of `entry`. */
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/** Entries that are stored as one record, sorted by key. All entries of a key are in the same block. */
export interface DictionaryEntryBlock {
  /** The key of the first entry. */
  readonly first: string
  readonly entries: readonly KeyedDictionaryEntry[]
}

export type KeyedDictionaryEntry = DictionaryEntry & { readonly key: string }

/** Normalizes a headword for comparison: removes case, accents, spelling variants and outer white space. */
export const normalizeHeadword = (word: string): string => foldTextWithOffsets(word).text.trim()

/** Approximate size of a block, in characters. Balances the read time of a block against the number of blocks. */
const BLOCK_SIZE_CHARACTERS = 8_000

/** Sorts the entries of a dictionary by key and yields them in blocks. Omits headwords with an empty key. */
export function* splitDictionaryIntoBlocks({ words, entry }: ParsedDictionary): Generator<DictionaryEntryBlock> {
  const keys = words.map(normalizeHeadword)
  const sortedIndexes = Uint32Array.from(keys.keys()).filter(index => keys[index] !== '')
  sortedIndexes.sort((first, second) => compareCodeUnits(keys[first] ?? '', keys[second] ?? '') || first - second)
  let entries: KeyedDictionaryEntry[] = []
  let sizeCharacters = 0
  for (const index of sortedIndexes) {
    const key = keys[index] ?? ''
    if (sizeCharacters > BLOCK_SIZE_CHARACTERS && entries.at(-1)?.key !== key) {
      yield { first: entries[0]?.key ?? '', entries }
      entries = []
      sizeCharacters = 0
    }
    const dictionaryEntry = entry(index)
    entries.push({ key, ...dictionaryEntry })
    sizeCharacters +=
      key.length +
      dictionaryEntry.word.length +
      ('see' in dictionaryEntry ? dictionaryEntry.see.length : dictionaryEntry.meaning.length)
  }
  if (entries.length > 0) yield { first: entries[0]?.key ?? '', entries }
}

/** Compares by UTF-16 code units, as IndexedDB does. */
const compareCodeUnits = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0)

/** Returns the entries of a key in a block. */
export const findEntriesInDictionaryBlock = (
  { entries }: Pick<DictionaryEntryBlock, 'entries'>,
  key: string,
): readonly DictionaryEntry[] => entries.filter(entry => entry.key === key)
