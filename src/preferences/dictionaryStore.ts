/**
 * Dictionaries that a person brought along, kept in this browser's IndexedDB: what each is, and its entries in blocks, by
 * the dictionary's number and the first key of the block. A browser that refuses to keep them (private mode, full) says so by
 * a failure.
 */
const name = 'longbox.dictionaries'
const list = 'dictionaries'
const store = 'blocks'

/** A dictionary that is kept. */
export interface StoredDictionary {
  readonly id: number
  readonly name: string
  /** BCP 47 tags of the language of its words and that of its meanings, where they are known. */
  readonly from?: string
  readonly to?: string
  /** How many words it has, other ways to write them among them. */
  readonly entries: number
  /** About how much room it takes, in bytes. */
  readonly bytes: number
  /** Smaller ones come first. */
  readonly rank: number
}

/** Entries that are kept together, in the order of their keys; those of one key lie in one block. */
interface KeptBlock<Entry extends { readonly key: string }> {
  readonly first: string
  readonly entries: readonly Entry[]
}

/** The dictionaries, in the order of the person. */
export async function storedDictionaries(): Promise<readonly StoredDictionary[]> {
  const all = await within([list], 'readonly', work => answer<StoredDictionary[]>(work.objectStore(list).getAll()))
  return all.toSorted((one, other) => one.rank - other.rank || one.id - other.id)
}

/** So many blocks are handed over before one waits for the browser. */
const batch = 32

/**
 * Keeps a dictionary behind the others: all of it, or nothing when it fails or the page is left meanwhile.
 * @param blocks  in the order of their keys; each is made when its turn comes
 * @param onSyncedChange  hears how many entries were handed over so far
 * @throws the failure of the browser, a QuotaExceededError where there is no room
 */
export async function storeDictionary<Entry extends { readonly key: string }>(
  about: Pick<StoredDictionary, 'name' | 'from' | 'to'>,
  blocks: Iterable<KeptBlock<Entry>>,
  onKept: (entries: number) => void,
): Promise<void> {
  await within([list, store], 'readwrite', async work => {
    const [dictionaries, kept] = [work.objectStore(list), work.objectStore(store)]
    const known = await answer<StoredDictionary[]>(dictionaries.getAll())
    const id = 1 + Math.max(0, ...known.map(one => one.id))
    let [entries, bytes, waiting] = [0, 0, 0]
    for (const block of blocks) {
      const put = kept.put(block.entries, [id, block.first])
      entries += block.entries.length
      bytes += sizeOf(block.entries)
      waiting += 1
      if (waiting < batch) continue
      await answer(put)
      waiting = 0
      onKept(entries)
    }
    const rank = 1 + Math.max(0, ...known.map(one => one.rank))
    await answer(dictionaries.put({ ...about, id, entries, bytes, rank } satisfies StoredDictionary, id))
  })
}

/** Puts dictionaries in the order of these numbers. */
export const orderDictionaries = (ids: readonly number[]): Promise<void> =>
  within([list], 'readwrite', async work => {
    const dictionaries = work.objectStore(list)
    for (const one of await answer<StoredDictionary[]>(dictionaries.getAll()))
      dictionaries.put({ ...one, rank: ids.includes(one.id) ? ids.indexOf(one.id) + 1 : ids.length + one.rank }, one.id)
  })

/** Takes a dictionary and all its entries away. */
export const deleteDictionary = (id: number): Promise<void> =>
  within([list, store], 'readwrite', async work => {
    work.objectStore(list).delete(id)
    work.objectStore(store).delete(IDBKeyRange.bound([id], [id, []]))
  })

/** The entries of keys in a dictionary, for each key its own: those of a key lie in the last block that does not begin after it. */
export const findStoredEntries = <Entry extends { readonly key: string }>(
  id: number,
  keys: readonly string[],
): Promise<readonly (readonly Entry[])[]> =>
  within([store], 'readonly', work => {
    const blocks = work.objectStore(store)
    return Promise.all(
      keys.map(async key => {
        const range = IDBKeyRange.bound([id, ''], [id, key])
        const at = await answer(blocks.openCursor(range, 'prev'))
        return ((at?.value ?? []) as Entry[]).filter(entry => entry.key === key)
      }),
    )
  })

/** The size of entries as browsers write texts, in bytes: letters of western Europe take one each, others two. */
const sizeOf = (entries: readonly object[]): number =>
  entries
    .flatMap(entry => Object.values(entry).map(String))
    .reduce((sum, text) => sum + text.length * (wide.test(text) ? 2 : 1), 0)

const wide = /[^\0-\xff]/

/** Does a piece of work as one transaction: when it fails, nothing of it is kept. */
async function within<T>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(stores, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'))
    })
    // Whoever fails first says why.
    ended.catch(() => {})
    try {
      const done = await work(transaction)
      await ended
      return done
    } catch (failure) {
      if (transaction.error === null) abort(transaction)
      throw transaction.error ?? failure
    }
  } finally {
    database.close()
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(list)
    request.result.createObjectStore(store)
  }
  return answer(request)
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
