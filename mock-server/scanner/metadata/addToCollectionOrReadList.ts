import { toLowerCaseAscii } from '../../query/textComparison'
import type { BookRecord, CollectionRecord, ReadListRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { getBookPositionsInReadList } from '../../state/readListPositions'

/**
 * Adds a series to the collection with the given name. Creates the collection if it does not exist. Does nothing if the
 * collection already contains the series. Ignores the case of ASCII letters when it compares names.
 */
export function addToCollection(world: MockServerState, name: string, series: SeriesRecord): void {
  const existing = findByName<CollectionRecord>(world.collections, name)
  if (existing?.seriesIds.includes(series.id)) return
  const now = world.now()
  const collection = existing ?? {
    id: world.newId(),
    name,
    ordered: false,
    seriesIds: [],
    storedCount: 0,
    created: now,
    lastModified: now,
  }
  collection.seriesIds = [...collection.seriesIds, series.id]
  collection.storedCount = collection.seriesIds.length
  collection.lastModified = now
  world.collections.set(collection.id, collection)
  world.emit('everyone', existing ? 'CollectionChanged' : 'CollectionAdded', {
    collectionId: collection.id,
    seriesIds: collection.seriesIds,
  })
  world.markChanged()
}

/**
 * Adds a book to the read list with the given name. Creates the read list if it does not exist. Does nothing if the
 * read list already contains the book. Ignores the case of ASCII letters when it compares names.
 * @param number position in the read list. If it is undefined, or if another book already has this position, the new
 *   book comes last
 */
export function addToReadList(
  world: MockServerState,
  name: string,
  number: number | undefined,
  book: BookRecord,
): void {
  const existing = findByName<ReadListRecord>(world.readLists, name)
  if (existing?.bookIds.includes(book.id)) return
  const now = world.now()
  const list: ReadListRecord = existing ?? {
    id: world.newId(),
    name,
    summary: '',
    ordered: true,
    bookIds: [],
    places: {},
    storedCount: 0,
    created: now,
    lastModified: now,
  }
  const positions = getBookPositionsInReadList(list)
  const takenPositions = Object.values(positions)
  const end = takenPositions.length ? takenPositions.reduce((a, b) => Math.max(a, b)) + 1 : 0
  const position = number === undefined || takenPositions.includes(number) ? end : number
  list.places = { ...positions, [book.id]: position }
  list.bookIds = Object.entries(list.places)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id)
  list.storedCount = list.bookIds.length
  list.lastModified = now
  world.readLists.set(list.id, list)
  world.emit('everyone', existing ? 'ReadListChanged' : 'ReadListAdded', { readListId: list.id, bookIds: list.bookIds })
  world.markChanged()
}

function findByName<SetRecord extends { name: string }>(
  records: Map<string, SetRecord>,
  name: string,
): SetRecord | undefined {
  const lowerCaseName = toLowerCaseAscii(name)
  for (const record of records.values()) if (toLowerCaseAscii(record.name) === lowerCaseName) return record
  return undefined
}
