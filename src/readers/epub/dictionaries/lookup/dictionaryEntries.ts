import { foldTextWithOffsets } from '../../../search/foldTextWithOffsets'

/** Definition of a headword. */
export interface DictionaryDefinition {
  readonly word: string
  /** Pronunciation or reading; undefined if unknown. */
  readonly reading?: string
  readonly meaning: string
  /** Format of the definition. HTML is sanitized before it is shown. */
  readonly form: 'text' | 'html'
}

/** Cross-reference from an alternative spelling to the headword `see`. */
export interface DictionaryCrossReference {
  readonly word: string
  readonly see: string
}

export type DictionaryEntry = DictionaryDefinition | DictionaryCrossReference

/** Parsed dictionary. `entry` creates entries on request to save memory. */
export interface ParsedDictionary {
  readonly name: string
  /** Language codes of the headwords (`from`) and the definitions (`to`); undefined if unknown. */
  readonly from?: string
  readonly to?: string
  /** Headwords of all entries, in the order of `entry`. */
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/** Entries that are stored as a single record, sorted by key. Entries with the same key are in the same block. */
export interface DictionaryEntryBlock {
  /** The key of the first entry. */
  readonly first: string
  readonly entries: readonly KeyedDictionaryEntry[]
}

export type KeyedDictionaryEntry = DictionaryEntry & { readonly key: string }

/** Normalizes a headword for comparison: case, accents, spelling variants and white space. */
export const normalizeHeadword = (word: string): string => foldTextWithOffsets(word).text.trim()

/** Approximate size of a block, in characters. A compromise between the read time and the number of blocks. */
const BLOCK_SIZE_CHARACTERS = 8_000

/** Sorts the entries of a dictionary by key and yields blocks. Skips empty keys. */
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

/** Compares UTF-16 code units, like IndexedDB. */
const compareCodeUnits = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0)

/** Returns the entries of a key in a block. */
export const findEntriesInDictionaryBlock = (
  { entries }: Pick<DictionaryEntryBlock, 'entries'>,
  key: string,
): readonly DictionaryEntry[] => entries.filter(entry => entry.key === key)
