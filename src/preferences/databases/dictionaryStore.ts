import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/**
 * Runs transactions on the database of imported dictionaries. All functions of this file reject with the error of
 * IndexedDB.
 */
const transact = createIndexedDbTransactionRunner('longbox.dictionaries', ['dictionaries', 'blocks'])

/** Record of a stored dictionary. */
export interface StoredDictionary {
  readonly id: number
  readonly name: string
  /** BCP 47 language tag of the headwords. Undefined if unknown. */
  readonly from?: string
  /** BCP 47 language tag of the definitions. Undefined if unknown. */
  readonly to?: string
  /** Number of entries in the dictionary, including alternative spellings. */
  readonly entries: number
  /** Estimated storage size of the dictionary, in bytes. */
  readonly bytes: number
  /**
   * Number that determines the position of the dictionary in the order that the user chose. Dictionaries with smaller
   * numbers come first.
   */
  readonly rank: number
}

/**
 * Block of entries, sorted by key. IndexedDB stores the entries as a single record. `first` is the first key of the
 * block.
 */
interface EntryBlock<Entry extends { readonly key: string }> {
  readonly first: string
  readonly entries: readonly Entry[]
}

/** Returns the stored dictionaries in the order that the user chose. */
export async function listStoredDictionaries(): Promise<readonly StoredDictionary[]> {
  const all = await transact(['dictionaries'], 'readonly', storeOf =>
    awaitIndexedDbRequest<StoredDictionary[]>(storeOf('dictionaries').getAll()),
  )
  return all.toSorted(
    (dictionary, otherDictionary) => dictionary.rank - otherDictionary.rank || dictionary.id - otherDictionary.id,
  )
}

/**
 * Number of entry blocks in a batch. After each batch, the import waits until IndexedDB has written the blocks. Larger
 * batches use more memory.
 */
const BLOCKS_PER_BATCH = 32

/**
 * Stores a new dictionary. The new dictionary becomes the last dictionary in the order that the user chose. If the
 * transaction fails or the page closes during the transaction, nothing is stored.
 * @param description name and languages of the dictionary
 * @param blocks blocks of entries, sorted by key; read lazily
 * @param onProgress called after each full batch of {@link BLOCKS_PER_BATCH} blocks; receives the number of entries
 *   that the transaction has written
 * @throws the error of IndexedDB, for example a `QuotaExceededError`
 */
export async function storeDictionary<Entry extends { readonly key: string }>(
  description: Pick<StoredDictionary, 'name' | 'from' | 'to'>,
  blocks: Iterable<EntryBlock<Entry>>,
  onProgress: (entries: number) => void,
): Promise<void> {
  await transact(['dictionaries', 'blocks'], 'readwrite', async storeOf => {
    const [dictionaries, blockStore] = [storeOf('dictionaries'), storeOf('blocks')]
    const existing = await awaitIndexedDbRequest<StoredDictionary[]>(dictionaries.getAll())
    const id = 1 + Math.max(0, ...existing.map(dictionary => dictionary.id))
    let [entries, bytes, pendingBlocks] = [0, 0, 0]
    for (const block of blocks) {
      const put = blockStore.put(block.entries, [id, block.first])
      entries += block.entries.length
      bytes += estimateBytes(block.entries)
      pendingBlocks += 1
      if (pendingBlocks < BLOCKS_PER_BATCH) continue
      await awaitIndexedDbRequest(put)
      pendingBlocks = 0
      onProgress(entries)
    }
    const rank = 1 + Math.max(0, ...existing.map(dictionary => dictionary.rank))
    await awaitIndexedDbRequest(
      dictionaries.put({ ...description, id, entries, bytes, rank } satisfies StoredDictionary, id),
    )
  })
}

/** Stores the order of the dictionaries. Dictionaries that are not in `ids` come last. */
export const reorderDictionaries = (ids: readonly number[]): Promise<void> =>
  transact(['dictionaries'], 'readwrite', async storeOf => {
    const dictionaries = storeOf('dictionaries')
    for (const dictionary of await awaitIndexedDbRequest<StoredDictionary[]>(dictionaries.getAll()))
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
 * Returns the entries of a dictionary that have the given keys.
 * @param id id of the dictionary
 * @param keys keys of the entries
 * @returns a list of entries for each key, in the order of `keys`
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
        const cursor = await awaitIndexedDbRequest(blocks.openCursor(range, 'prev'))
        return ((cursor?.value ?? []) as Entry[]).filter(entry => entry.key === key)
      }),
    )
  })

/**
 * Estimates the storage size of entries in bytes. Browsers store Latin-1 texts with one byte per character, and other
 * texts with two bytes per character.
 */
const estimateBytes = (entries: readonly object[]): number =>
  entries
    .flatMap(entry => Object.values(entry).map(String))
    .reduce((sum, text) => sum + text.length * (nonLatin1.test(text) ? 2 : 1), 0)

const nonLatin1 = /[^\0-\xff]/
