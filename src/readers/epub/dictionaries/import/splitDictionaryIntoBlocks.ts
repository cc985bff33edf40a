import { dictionaryLimits } from '../dictionaryLimits'
import {
  type DictionaryEntry,
  type DictionaryEntryBlock,
  type DictionaryEntryWithLookUpKey,
  normalizeHeadword,
  type ParsedDictionary,
} from '../lookup/dictionaryEntries'
import { DictionaryImportError } from './dictionaryImportError'

/**
 * Size of a block of dictionary entries, in characters. A block ends when it exceeds this size and the next entry has a
 * different key. Smaller blocks can be read faster, and larger blocks need fewer database records.
 */
const BLOCK_SIZE_CHARACTERS = 8_000

/**
 * Sorts the entries of a dictionary by their keys and yields them in blocks. Skips entries without a key. Limits the
 * number and the total length of the entries with the same key, and skips further entries. Cuts long definitions.
 * @throws DictionaryImportError when all entries together are too long
 */
export function* splitDictionaryIntoBlocks({ words, entry }: ParsedDictionary): Generator<DictionaryEntryBlock> {
  const keys = words.map(keyOfHeadword)
  const sortedIndexes = Uint32Array.from(keys.keys()).filter(index => keys[index] !== '')
  sortedIndexes.sort((first, second) => compareCodeUnits(keys[first] ?? '', keys[second] ?? '') || first - second)
  let entries: DictionaryEntryWithLookUpKey[] = []
  let [blockChars, totalChars, keyEntries, keyChars] = [0, 0, 0, 0]
  let previousKey = ''
  for (const index of sortedIndexes) {
    const key = keys[index] ?? ''
    if (key !== previousKey) {
      if (blockChars > BLOCK_SIZE_CHARACTERS) {
        yield { first: entries[0]?.key ?? '', entries }
        entries = []
        blockChars = 0
      }
      ;[keyEntries, keyChars] = [0, 0]
      previousKey = key
    }
    if (keyEntries >= dictionaryLimits.maxEntriesPerKey || keyChars > dictionaryLimits.maxCharsPerKey) continue
    const stored = { key, ...withShortDefinition(entry(index)) }
    const chars = key.length + stored.word.length + ('see' in stored ? stored.see : stored.meaning).length
    entries.push(stored)
    keyEntries += 1
    keyChars += chars
    blockChars += chars
    totalChars += chars
    if (totalChars > dictionaryLimits.maxTotalChars) throw new DictionaryImportError('tooLarge')
  }
  if (entries.length > 0) yield { first: entries[0]?.key ?? '', entries }
}

/** Returns the look-up key of a headword. Returns an empty string if the headword is too long. */
const keyOfHeadword = (word: string): string =>
  word.length > dictionaryLimits.maxHeadwordChars ? '' : normalizeHeadword(word)

function withShortDefinition(entry: DictionaryEntry): DictionaryEntry {
  if ('see' in entry) return entry
  const { reading, meaning, ...others } = entry
  return {
    ...others,
    ...(reading !== undefined && { reading: reading.slice(0, dictionaryLimits.maxHeadwordChars) }),
    meaning: meaning.slice(0, dictionaryLimits.maxDefinitionChars),
  }
}

/** Compares strings by their UTF-16 code units, because IndexedDB sorts its keys in the same way. */
const compareCodeUnits = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0)
