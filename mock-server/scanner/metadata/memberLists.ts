import type { BookRecord, CollectionRecord, ReadListRecord, SeriesRecord } from '../../world/records'
import type { World } from '../../world/world'

/** Adds a series to the collection of a name, ignoring case. Creates the collection if needed. */
export function addToCollection(world: World, name: string, series: SeriesRecord): void {
  const existing = byName<CollectionRecord>(world.collections, name)
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
  world.tell('everyone', existing ? 'CollectionChanged' : 'CollectionAdded', {
    collectionId: collection.id,
    seriesIds: collection.seriesIds,
  })
  world.changed()
}

/**
 * Adds a book to the read list of a name, ignoring case: at its number if that position is free, else at the end.
 * Creates the read list if needed.
 */
export function addToReadList(world: World, name: string, number: number | undefined, book: BookRecord): void {
  const existing = byName<ReadListRecord>(world.readLists, name)
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
  const places = placesOf(list)
  const taken = Object.values(places)
  const end = taken.length ? Math.max(...taken) + 1 : 0
  const place = number === undefined || taken.includes(number) ? end : number
  list.places = { ...places, [book.id]: place }
  list.bookIds = Object.entries(list.places)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id)
  list.storedCount = list.bookIds.length
  list.lastModified = now
  world.readLists.set(list.id, list)
  world.tell('everyone', existing ? 'ReadListChanged' : 'ReadListAdded', { readListId: list.id, bookIds: list.bookIds })
  world.changed()
}

/**
 * Positions of the books of a read list: those of the import if they still match the order of the list, else indexes.
 */
function placesOf(list: ReadListRecord): Record<string, number> {
  const kept = list.bookIds.map(id => list.places?.[id] ?? Number.NaN)
  const isKept = kept.every((place, i) => (i === 0 ? !Number.isNaN(place) : place > (kept[i - 1] ?? Number.NaN)))
  return Object.fromEntries(list.bookIds.map((id, i) => [id, isKept ? (kept[i] ?? i) : i]))
}

function byName<SetRecord extends { name: string }>(sets: Map<string, SetRecord>, name: string): SetRecord | undefined {
  return [...sets.values()].find(set => set.name.toLowerCase() === name.toLowerCase())
}
