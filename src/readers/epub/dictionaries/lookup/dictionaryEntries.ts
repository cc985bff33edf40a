import { foldTextWithOffsets } from '../../../search/foldTextWithOffsets'

export interface DictionaryDefinition {
  readonly word: string
  /** Pronunciation of the headword, or its reading in Japanese. Undefined if unknown. */
  readonly reading?: string
  readonly meaning: string
  /** Format of the definition. An HTML definition is sanitized before it is shown. */
  readonly form: 'text' | 'html'
}

/** Cross-reference from the alternative spelling `word` to the headword `see`. */
export interface DictionaryCrossReference {
  readonly word: string
  readonly see: string
}

export type DictionaryEntry = DictionaryDefinition | DictionaryCrossReference

/**
 * Dictionary that was read from its files. The function `entry` returns the entry of the headword at an index of
 * `words`. To save memory, some implementations of `entry` create the entry when the function is called.
 */
export interface ParsedDictionary {
  readonly name: string
  /**
   * `from` is the language code of the headwords. `to` is the language code of the definitions. A language code is
   * undefined if the language is unknown.
   */
  readonly from?: string
  readonly to?: string
  readonly words: readonly string[]
  readonly entry: (index: number) => DictionaryEntry
}

/**
 * Block of dictionary entries, sorted by key. Each block is stored as a database record. Entries with the same key are
 * always in the same block.
 */
export interface DictionaryEntryBlock {
  readonly first: string
  readonly entries: readonly DictionaryEntryWithLookUpKey[]
}

export type DictionaryEntryWithLookUpKey = DictionaryEntry & { readonly key: string }

/**
 * Normalizes a headword, so that headwords can be compared. Ignores case, accents and spelling variants, for example
 * `ø` instead of `o`. Removes white space at the start and end.
 */
export const normalizeHeadword = (word: string): string => foldTextWithOffsets(word).text.trim()

/** Returns the entries of a block whose key equals `key`. */
export const findEntriesInDictionaryBlock = (
  { entries }: Pick<DictionaryEntryBlock, 'entries'>,
  key: string,
): readonly DictionaryEntry[] => entries.filter(entry => entry.key === key)
