import type { BookRecord, ReadProgressRecord } from './libraryRecords'

type SeriesCounts = { read: number; inProgress: number; mostRecentReadDate: number }
const NO_PROGRESS: SeriesCounts = { read: 0, inProgress: 0, mostRecentReadDate: 0 }

/**
 * Stores the read progress of all users. For each user and series, counts the read books and the books in progress
 * (server-facts 4.1).
 */
export class ReadProgressStore {
  private byUser = new Map<string, Map<string, ReadProgressRecord>>()
  private bySeries = new Map<string, Map<string, Set<string>>>()
  private counts = new Map<string, Map<string, SeriesCounts>>()
  /** Number that increases with each change of any read progress. */
  version = 0

  constructor(private readonly bookOf: (bookId: string) => BookRecord | undefined) {}

  of(userId: string, bookId: string): ReadProgressRecord | undefined {
    return this.byUser.get(userId)?.get(bookId)
  }

  ofUser(userId: string): ReadonlyMap<string, ReadProgressRecord> {
    return this.byUser.get(userId) ?? new Map()
  }

  /** Returns how many books of a series a user has read, how many are in progress, and the latest read date. */
  countsOf(userId: string, seriesId: string): SeriesCounts {
    return this.counts.get(userId)?.get(seriesId) ?? NO_PROGRESS
  }

  /**
   * Returns the number of read books, the number of books in progress and the latest read date by series id. Omits
   * series in which the user has not started a book.
   */
  seriesOf(userId: string): ReadonlyMap<string, SeriesCounts> {
    return this.counts.get(userId) ?? new Map()
  }

  set(record: ReadProgressRecord): void {
    this.version++
    getOrCreate(this.byUser, record.userId, () => new Map()).set(record.bookId, record)
    const seriesId = this.bookOf(record.bookId)?.seriesId
    if (seriesId === undefined) return
    getOrCreate(
      getOrCreate(this.bySeries, record.userId, () => new Map<string, Set<string>>()),
      seriesId,
      () => new Set(),
    ).add(record.bookId)
    this.recount(record.userId, seriesId)
  }

  /**
   * Deletes the progress of a user in a book. Call it before the record of the book is deleted.
   * @returns whether there was progress
   */
  delete(userId: string, bookId: string): boolean {
    this.version++
    const wasStored = this.byUser.get(userId)?.delete(bookId) ?? false
    const seriesId = this.bookOf(bookId)?.seriesId
    if (!wasStored || seriesId === undefined) return wasStored
    this.bySeries.get(userId)?.get(seriesId)?.delete(bookId)
    this.recount(userId, seriesId)
    return wasStored
  }

  deleteOfBook(bookId: string): void {
    for (const userId of this.byUser.keys()) this.delete(userId, bookId)
  }

  deleteOfUser(userId: string): void {
    this.version++
    for (const index of [this.byUser, this.bySeries, this.counts]) index.delete(userId)
  }

  /** Returns the progress of every user who has progress in the book. */
  ofBook(bookId: string): ReadProgressRecord[] {
    return [...this.byUser.values()].flatMap(books => books.get(bookId) ?? [])
  }

  all(): ReadProgressRecord[] {
    return [...this.byUser.values()].flatMap(books => [...books.values()])
  }

  private recount(userId: string, seriesId: string): void {
    const ids = this.bySeries.get(userId)?.get(seriesId) ?? new Set()
    const counts = getOrCreate(this.counts, userId, () => new Map<string, SeriesCounts>())
    if (!ids.size) {
      counts.delete(seriesId)
      return
    }
    const sum = { read: 0, inProgress: 0, mostRecentReadDate: 0 }
    for (const id of ids) {
      const progress = this.of(userId, id)
      if (!progress) continue
      if (progress.completed) sum.read += 1
      else sum.inProgress += 1
      sum.mostRecentReadDate = Math.max(sum.mostRecentReadDate, progress.readDate)
    }
    counts.set(seriesId, sum)
  }
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const created = make()
  map.set(key, created)
  return created
}
