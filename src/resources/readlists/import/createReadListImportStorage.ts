import type {
  ReadListImportFile,
  ReadListImportServerAndStorageCalls,
} from '../../../machines/import/readListImportFiles'
import type { ReadListMatchRow } from '../../../machines/import/readListMatchRows'
import {
  awaitIndexedDbRequest,
  createIndexedDbTransactionRunner,
} from '../../../preferences/databases/createIndexedDbTransactionRunner'
import { createUnsavedRecordJournal } from '../../../preferences/databases/createUnsavedRecordJournal'
import {
  fromStoredReadListImportFile,
  type StoredReadListImportFile,
  toStoredReadListImportFile,
} from './storedReadListImportFile'
import {
  applyUnsavedReadListImportFileChanges,
  listReadListImportFileChanges,
  type ReadListImportFileChange,
} from './unsavedReadListImportFileChanges'

const storeNames = ['lists', 'rows', 'files', 'order'] as const
type StoreOf = (name: (typeof storeNames)[number]) => IDBObjectStore
const ORDER_KEY = 'order'

/**
 * Creates functions that load and save the imported read list files of a user in IndexedDB. `save` writes only the
 * changes since the previous call. After a failed call, `save` writes all data. If the browser closes the page during a
 * write, the next `load` still returns the changes. Exception: `load` omits added files whose content was not stored.
 * Both functions reject with the error of IndexedDB.
 */
export function createReadListImportStorage(
  userId: string,
): Pick<ReadListImportServerAndStorageCalls, 'load' | 'save'> {
  const transact = createIndexedDbTransactionRunner(`longbox.readListImport.${userId}`, storeNames)
  const journal = createUnsavedRecordJournal<ReadListImportFileChange>(
    `readListImport.${userId}.unsaved`,
    ({ id }) => id,
  )
  let saved: ReadonlyMap<string, ReadListImportFile> = new Map()
  return {
    load: async () => {
      const lists = await transact(storeNames, 'readonly', readLists)
      saved = toMapById(lists)
      return applyUnsavedReadListImportFileChanges(lists, journal.takeStoredRecords())
    },
    save: async lists => {
      const previous = saved
      saved = toMapById(lists)
      const changes = listReadListImportFileChanges(previous, lists)
      journal.add(changes)
      try {
        await transact(storeNames, 'readwrite', async storeOf => writeChanges(storeOf, previous, lists))
        journal.remove(changes)
      } catch (error) {
        // The failed call may have written some of the data. Therefore, the next call of `save` writes all data again.
        saved = new Map()
        throw error
      }
    },
  }
}

async function readLists(storeOf: StoreOf): Promise<ReadListImportFile[]> {
  const [stored, order = []] = await Promise.all([
    awaitIndexedDbRequest<StoredReadListImportFile[]>(storeOf('lists').getAll()),
    awaitIndexedDbRequest<readonly string[] | undefined>(storeOf('order').get(ORDER_KEY)),
  ])
  const lists = stored.map(async list => {
    const [rows = [], file] = await Promise.all([
      awaitIndexedDbRequest<readonly ReadListMatchRow[] | undefined>(storeOf('rows').get(list.id)),
      awaitIndexedDbRequest<Blob | undefined>(storeOf('files').get(list.id)),
    ])
    return fromStoredReadListImportFile(list, { rows, file })
  })
  return sortByIdOrder(await Promise.all(lists), order)
}

function writeChanges(
  storeOf: StoreOf,
  previous: ReadonlyMap<string, ReadListImportFile>,
  lists: readonly ReadListImportFile[],
): void {
  const ids = lists.map(({ id }) => id)
  const write = (name: 'lists' | 'rows' | 'files', id: string, value: unknown) =>
    value === undefined ? storeOf(name).delete(id) : storeOf(name).put(value, id)
  for (const id of previous.keys())
    if (!ids.includes(id)) for (const name of ['lists', 'rows', 'files'] as const) write(name, id, undefined)
  for (const list of lists) {
    const { id, rows, file } = list
    const before = previous.get(id)
    if (before === list) continue
    write('lists', id, toStoredReadListImportFile(list))
    if (before?.rows !== rows) write('rows', id, rows)
    if (before?.file !== file) write('files', id, file)
  }
  storeOf('order').put(ids, ORDER_KEY)
}

const toMapById = (lists: readonly ReadListImportFile[]) => new Map(lists.map(list => [list.id, list]))

/**
 * Sorts read list files in the stored order. Files that another tab has added come last, because the stored order does
 * not contain them.
 */
function sortByIdOrder(lists: readonly ReadListImportFile[], order: readonly string[]): ReadListImportFile[] {
  const positionOf = ({ id }: ReadListImportFile) => (order.includes(id) ? order.indexOf(id) : order.length)
  return lists.toSorted((list, other) => positionOf(list) - positionOf(other))
}
