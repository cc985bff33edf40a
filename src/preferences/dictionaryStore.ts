import { database, requestResult } from './database'

/**
 * Dictionaries of the user, stored in IndexedDB of this browser: one record per dictionary, and its entries in blocks keyed by dictionary id
 * and first headword of the block. All functions reject with the error of IndexedDB, for example in private browsing.
 */
const transact = database('longbox.dictionaries', ['dictionaries', 'blocks'])

/** Record of a stored dictionary. */
export interface StoredDictionary {
  readonly id: number
  readonly name: string
  /** BCP 47 tags of the languages of the headwords and of the definitions; undefined when unknown. */
  readonly from?: string
  readonly to?: string
  /** Number of entries, alternative spellings included. */
  readonly entries: number
  /** Approximate storage size in bytes. */
  readonly bytes: number
  /** Position in the order of the user, ascending. */
  readonly rank: number
}

/** Entries stored as one IndexedDB record, sorted by key. All entries of a key are in the same block. `first` is the first key. */
interface EntryBlock<Entry extends { readonly key: string }> {
  readonly first: string
  readonly entries: readonly Entry[]
}

/** Lists the stored dictionaries in the order of the user. */
export async function listStoredDictionaries(): Promise<readonly StoredDictionary[]> {
  const all = await transact(['dictionaries'], 'readonly', storeOf =>
    requestResult<StoredDictionary[]>(storeOf('dictionaries').getAll()),
  )
  return all.toSorted(
    (dictionary, otherDictionary) => dictionary.rank - otherDictionary.rank || dictionary.id - otherDictionary.id,
  )
}

/** Number of blocks written before waiting for IndexedDB, which limits memory use. */
const BLOCKS_PER_BATCH = 32

/**
 * Stores a dictionary as the last one in the order, in one transaction: nothing is stored when it fails or the page is closed.
 * @param description  name and languages
 * @param blocks  blocks of entries, sorted by key; read lazily
 * @param onProgress  called after each batch with the number of entries written
 * @throws the error of IndexedDB, for example a `QuotaExceededError`
 */
export async function storeDictionary<Entry extends { readonly key: string }>(
  description: Pick<StoredDictionary, 'name' | 'from' | 'to'>,
  blocks: Iterable<EntryBlock<Entry>>,
  onProgress: (entries: number) => void,
): Promise<void> {
  await transact(['dictionaries', 'blocks'], 'readwrite', async storeOf => {
    const [dictionaries, blockStore] = [storeOf('dictionaries'), storeOf('blocks')]
    const existing = await requestResult<StoredDictionary[]>(dictionaries.getAll())
    const id = 1 + Math.max(0, ...existing.map(dictionary => dictionary.id))
    let [entries, bytes, pendingBlocks] = [0, 0, 0]
    for (const block of blocks) {
      const put = blockStore.put(block.entries, [id, block.first])
      entries += block.entries.length
      bytes += estimateBytes(block.entries)
      pendingBlocks += 1
      if (pendingBlocks < BLOCKS_PER_BATCH) continue
      await requestResult(put)
      pendingBlocks = 0
      onProgress(entries)
    }
    const rank = 1 + Math.max(0, ...existing.map(dictionary => dictionary.rank))
    await requestResult(dictionaries.put({ ...description, id, entries, bytes, rank } satisfies StoredDictionary, id))
  })
}

/** Stores the order of the dictionaries. Dictionaries whose id is not listed follow at the end in their current order. */
export const reorderDictionaries = (ids: readonly number[]): Promise<void> =>
  transact(['dictionaries'], 'readwrite', async storeOf => {
    const dictionaries = storeOf('dictionaries')
    for (const dictionary of await requestResult<StoredDictionary[]>(dictionaries.getAll()))
      dictionaries.put(
        {
          ...dictionary,
          rank: ids.includes(dictionary.id) ? ids.indexOf(dictionary.id) + 1 : ids.length + dictionary.rank,
        },
        dictionary.id,
      )
  })

/** Deletes a dictionary and its entries. */
export const deleteDictionary = (id: number): Promise<void> =>
  transact(['dictionaries', 'blocks'], 'readwrite', async storeOf => {
    storeOf('dictionaries').delete(id)
    storeOf('blocks').delete(IDBKeyRange.bound([id], [id, []]))
  })

/**
 * Finds the entries of keys in a dictionary. The entries of a key are in the last block whose first key is not greater.
 * @returns for each key, in the same order, its entries
 */
export const findDictionaryEntries = <Entry extends { readonly key: string }>(
  id: number,
  keys: readonly string[],
): Promise<readonly (readonly Entry[])[]> =>
  transact(['blocks'], 'readonly', storeOf => {
    const blocks = storeOf('blocks')
    return Promise.all(
      keys.map(async key => {
        const range = IDBKeyRange.bound([id, ''], [id, key])
        const cursor = await requestResult(blocks.openCursor(range, 'prev'))
        return ((cursor?.value ?? []) as Entry[]).filter(entry => entry.key === key)
      }),
    )
  })

/** Estimates the storage size of entries in bytes. Browsers store Latin-1 texts with one byte per character, others with two. */
const estimateBytes = (entries: readonly object[]): number =>
  entries
    .flatMap(entry => Object.values(entry).map(String))
    .reduce((sum, text) => sum + text.length * (nonLatin1.test(text) ? 2 : 1), 0)

/** Matches a character outside of Latin-1. */
const nonLatin1 = /[^\0-\xff]/
