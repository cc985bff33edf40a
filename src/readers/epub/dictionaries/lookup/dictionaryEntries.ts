import { foldTextWithOffsets } from '../../../search/foldTextWithOffsets'

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

/** Dictionary that was read from its files. To save memory, the function `entry` creates entries only on demand. */
export interface ParsedDictionary {
  readonly name: string
  /** Language codes of the headwords (`from`) and the definitions (`to`); undefined if unknown. */
  readonly from?: string
  readonly to?: string
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/**
 * Dictionary entries that are stored together in a database record, sorted by key. All entries with the same key are in
 * the same block.
 */
export interface DictionaryEntryBlock {
  readonly first: string
  readonly entries: readonly DictionaryEntryWithLookupKey[]
}

export type DictionaryEntryWithLookupKey = DictionaryEntry & { readonly key: string }

/** Normalizes a headword for comparison: case, accents, spelling variants and white space. */
export const normalizeHeadword = (word: string): string => foldTextWithOffsets(word).text.trim()

/**
 * Approximate size of an entry block, in characters. Smaller blocks are read faster. Larger blocks need fewer database
 * records.
 */
const BLOCK_CHARS = 8_000

/** Sorts the entries of a dictionary by key and yields blocks. Skips empty keys. */
export function* splitDictionaryIntoBlocks({ words, entry }: ParsedDictionary): Generator<DictionaryEntryBlock> {
  const keys = words.map(normalizeHeadword)
  const sortedIndexes = Uint32Array.from(keys.keys()).filter(index => keys[index] !== '')
  sortedIndexes.sort((first, second) => compareCodeUnits(keys[first] ?? '', keys[second] ?? '') || first - second)
  let entries: DictionaryEntryWithLookupKey[] = []
  let sizeCharacters = 0
  for (const index of sortedIndexes) {
    const key = keys[index] ?? ''
    if (sizeCharacters > BLOCK_CHARS && entries.at(-1)?.key !== key) {
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

/** Compares texts by their UTF-16 code units, because IndexedDB sorts keys by code units. */
const compareCodeUnits = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0)

/** Returns the entries of a block that have the key `key`. */
export const findEntriesInDictionaryBlock = (
  { entries }: Pick<DictionaryEntryBlock, 'entries'>,
  key: string,
): readonly DictionaryEntry[] => entries.filter(entry => entry.key === key)
