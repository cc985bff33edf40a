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
  readonly entries: readonly DictionaryEntryWithLookUpKey[]
}

export type DictionaryEntryWithLookUpKey = DictionaryEntry & { readonly key: string }

/**
 * Normalizes a headword for comparison. Headwords that differ only in case, accents, spelling variants or white space
 * at the ends become equal.
 */
export const normalizeHeadword = (word: string): string => foldTextWithOffsets(word).text.trim()

/** Returns the entries of a block whose key equals `key`. */
export const findEntriesInDictionaryBlock = (
  { entries }: Pick<DictionaryEntryBlock, 'entries'>,
  key: string,
): readonly DictionaryEntry[] => entries.filter(entry => entry.key === key)
