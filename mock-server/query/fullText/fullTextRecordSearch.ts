import type { LiveEventWithAudience } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { FullTextIndex } from './fullTextIndex'
import { getSearchableTextsOfBook, getSearchableTextsOfSeries } from './searchableTexts'

type SearchableKind = 'series' | 'book' | 'collection' | 'readList'
type PendingChange = { kind: SearchableKind; id: string; isNew: boolean; at: number }

/** Time in milliseconds after which a search can find a changed record. The real server has the same delay. */
const INDEXING_DELAY_MS = 2000
const SUBJECTS_BY_EVENT: Record<string, { kind: SearchableKind; key: string }> = {
  Series: { kind: 'series', key: 'seriesId' },
  Book: { kind: 'book', key: 'bookId' },
  Collection: { kind: 'collection', key: 'collectionId' },
  ReadList: { kind: 'readList', key: 'readListId' },
}
const DEFAULT_FIELDS: Record<SearchableKind, string[]> = {
  series: ['title'],
  book: ['title', 'isbn'],
  collection: ['name'],
  readList: ['name'],
}

/**
 * Full-text search in the records of a mock server. When a live event reports a changed record, this class updates the
 * search index after the same delay as the real server.
 */
export class FullTextRecordSearch {
  private readonly indexes: Partial<Record<SearchableKind, FullTextIndex>> = {}
  private readonly changes = new Map<string, PendingChange>()

  constructor(private readonly world: MockServerState) {
    world.subscribe(event => this.recordChange(event))
  }

  /**
   * Builds all search indexes. Search results with the same relevance are in the order of their records in the index. A
   * record that changes after the build moves to the end of the index. Call this function when the server starts.
   */
  build(): void {
    for (const kind of ['series', 'book', 'collection', 'readList'] as const) this.indexOf(kind)
  }

  /** Searches records of a kind, such as series. Returns ids, best match first. Returns undefined for a blank text. */
  find(kind: SearchableKind, text: string | null | undefined): string[] | undefined {
    if (text === null || text === undefined || text.trim() === '') return undefined
    const index = this.indexOf(kind)
    this.takeIn()
    return index.search(text)
  }

  /**
   * Stores the change of a record. The first search after the delay {@link INDEXING_DELAY_MS} moves the record to the
   * end of the index, or removes a deleted record from the index.
   */
  private recordChange({ event, data }: LiveEventWithAudience): void {
    const eventMatch = /^(Series|Book|Collection|ReadList)(Added|Changed|Deleted)$/.exec(event)
    const subject = SUBJECTS_BY_EVENT[eventMatch?.[1] ?? '']
    if (!subject) return
    const id = String(data[subject.key])
    const name = `${subject.kind}/${id}`
    const earlier = this.changes.get(name)
    this.changes.delete(name)
    const isNew = eventMatch?.[2] === 'Added' || earlier?.isNew === true
    this.changes.set(name, { kind: subject.kind, id, isNew, at: earlier?.at ?? this.world.now() })
  }

  private takeIn(): void {
    const latest = this.world.now() - INDEXING_DELAY_MS
    for (const [name, { kind, id, at }] of this.changes) {
      const index = this.indexes[kind]
      if (at > latest || !index) continue
      this.changes.delete(name)
      const fields = this.fieldsOf(kind, id)
      if (fields) index.put(id, fields)
      else index.remove(id)
    }
  }

  private indexOf(kind: SearchableKind): FullTextIndex {
    const existing = this.indexes[kind]
    if (existing) return existing
    const created = new FullTextIndex(DEFAULT_FIELDS[kind])
    this.indexes[kind] = created
    const { series, books, collections, readLists } = this.world
    for (const id of { series, book: books, collection: collections, readList: readLists }[kind].keys()) {
      const fields = this.changes.get(`${kind}/${id}`)?.isNew ? undefined : this.fieldsOf(kind, id)
      if (fields) created.put(id, fields)
    }
    return created
  }

  private fieldsOf(kind: SearchableKind, id: string) {
    const { series, books, collections, readLists } = this.world
    if (kind === 'series') {
      const record = series.get(id)
      return record && (() => getSearchableTextsOfSeries(record))
    }
    if (kind === 'book') {
      const record = books.get(id)
      return record && (() => getSearchableTextsOfBook(record, series.get(record.seriesId)))
    }
    const memberList = (kind === 'collection' ? collections : readLists).get(id)
    return memberList && (() => ({ name: [memberList.name] }))
  }
}
