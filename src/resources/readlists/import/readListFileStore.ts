import { ServerError } from '../../../api/ServerError'
import type { ReadListFile, ReadListMatchCalls } from '../../../machines/import/readListFiles'
import type { ReadListRow } from '../../../machines/import/readListRows'
import { awaitIdbRequest, createIdbTransactionRunner } from '../../../preferences/databases/createIdbTransactionRunner'

/** Properties of a read list file in the store `lists`. */
type StoredList = Omit<ReadListFile, 'rows' | 'file' | 'error'> & { error: ServerErrorMembers | undefined }
type ServerErrorMembers = ConstructorParameters<typeof ServerError>[0]

const storeNames = ['lists', 'rows', 'files', 'order'] as const
type StoreOf = (name: (typeof storeNames)[number]) => IDBObjectStore
const ORDER_KEY = 'order'

/**
 * Creates the browser storage of the read list import of a user. A save writes only changed parts. The functions
 * reject with the error of IndexedDB.
 */
export function createReadListFileStore(userId: string): Pick<ReadListMatchCalls, 'load' | 'save'> {
  const transact = createIdbTransactionRunner(`longbox.readListImport.${userId}`, storeNames)
  let saved: ReadonlyMap<string, ReadListFile> = new Map()
  return {
    load: async () => {
      const lists = await transact(storeNames, 'readonly', readLists)
      saved = toMapById(lists)
      return lists
    },
    save: async lists => {
      const previous = saved
      saved = toMapById(lists)
      try {
        await transact(storeNames, 'readwrite', async storeOf => writeChanges(storeOf, previous, lists))
      } catch (error) {
        // Makes the next save write all parts.
        saved = new Map()
        throw error
      }
    },
  }
}

async function readLists(storeOf: StoreOf): Promise<ReadListFile[]> {
  const [stored, order = []] = await Promise.all([
    awaitIdbRequest<StoredList[]>(storeOf('lists').getAll()),
    awaitIdbRequest<readonly string[] | undefined>(storeOf('order').get(ORDER_KEY)),
  ])
  const lists = stored.map(async ({ error, ...list }): Promise<ReadListFile> => {
    const [rows = [], file] = await Promise.all([
      awaitIdbRequest<readonly ReadListRow[] | undefined>(storeOf('rows').get(list.id)),
      awaitIdbRequest<Blob | undefined>(storeOf('files').get(list.id)),
    ])
    return { ...list, rows, file, error: error && new ServerError(error) }
  })
  return sortByIdOrder(await Promise.all(lists), order)
}

function writeChanges(
  storeOf: StoreOf,
  previous: ReadonlyMap<string, ReadListFile>,
  lists: readonly ReadListFile[],
): void {
  const ids = lists.map(({ id }) => id)
  const write = (name: 'lists' | 'rows' | 'files', id: string, value: unknown) =>
    value === undefined ? storeOf(name).delete(id) : storeOf(name).put(value, id)
  for (const id of previous.keys())
    if (!ids.includes(id)) for (const name of ['lists', 'rows', 'files'] as const) write(name, id, undefined)
  for (const list of lists) {
    const { id, rows, file, error, ...rest } = list
    const before = previous.get(id)
    if (before === list) continue
    write('lists', id, { id, ...rest, error: toStoredError(error) } satisfies StoredList)
    if (before?.rows !== rows) write('rows', id, rows)
    if (before?.file !== file) write('files', id, file)
  }
  storeOf('order').put(ids, ORDER_KEY)
}

const toMapById = (lists: readonly ReadListFile[]) => new Map(lists.map(list => [list.id, list]))

/** Sorts lists in the order of `ids`. Lists that another tab has added come last. */
function sortByIdOrder(lists: readonly ReadListFile[], order: readonly string[]): ReadListFile[] {
  const positionOf = ({ id }: ReadListFile) => (order.includes(id) ? order.indexOf(id) : order.length)
  return lists.toSorted((list, other) => positionOf(list) - positionOf(other))
}

/** Returns the properties of a `ServerError`, because IndexedDB would not store them. */
function toStoredError(error: unknown): ServerErrorMembers | undefined {
  if (!(error instanceof ServerError)) return undefined
  const { operation, status, serverMessage, violations, timeout } = error
  return { operation, status, serverMessage, violations: [...violations], timeout }
}
