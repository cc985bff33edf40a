import type { LiveEventRecord } from '../../world/records'
import type { World } from '../../world/world'
import { bookFields, seriesFields } from './documents'
import { FullTextIndex } from './fullTextIndex'

type Searchable = 'series' | 'book' | 'collection' | 'readList'
type Change = { what: Searchable; id: string; isNew: boolean; at: number }

/** Time after which a change becomes searchable, as on the real server. */
const DELAY_MS = 2000
const SUBJECTS_BY_EVENT: Record<string, { what: Searchable; key: string }> = {
  Series: { what: 'series', key: 'seriesId' },
  Book: { what: 'book', key: 'bookId' },
  Collection: { what: 'collection', key: 'collectionId' },
  ReadList: { what: 'readList', key: 'readListId' },
}
const DEFAULT_FIELDS: Record<Searchable, string[]> = {
  series: ['title'],
  book: ['title', 'isbn'],
  collection: ['name'],
  readList: ['name'],
}

/**
 * Full-text search over a state. Learns about changes from live events and indexes them with the delay of the real
 * server.
 */
export class WorldSearch {
  private readonly indexes: Partial<Record<Searchable, FullTextIndex>> = {}
  private readonly changes = new Map<string, Change>()

  constructor(private readonly world: World) {
    world.subscribe(event => this.note(event))
  }

  /** Builds all indexes. Called at the start, so that later changes are indexed in their order. */
  build(): void {
    for (const what of ['series', 'book', 'collection', 'readList'] as const) this.indexOf(what)
  }

  /** Searches records of a kind. Returns ids, best match first; undefined for a blank text. */
  find(what: Searchable, text: string | null | undefined): string[] | undefined {
    if (text === null || text === undefined || text.trim() === '') return undefined
    const index = this.indexOf(what)
    this.takeIn()
    return index.search(text)
  }

  /** Records a change. A changed item moves to the end among equal scores. */
  private note({ event, data }: LiveEventRecord): void {
    const found = /^(Series|Book|Collection|ReadList)(Added|Changed|Deleted)$/.exec(event)
    const subject = SUBJECTS_BY_EVENT[found?.[1] ?? '']
    if (!subject) return
    const id = String(data[subject.key])
    const name = `${subject.what}/${id}`
    const before = this.changes.get(name)
    this.changes.delete(name)
    const isNew = found?.[2] === 'Added' || before?.isNew === true
    this.changes.set(name, { what: subject.what, id, isNew, at: before?.at ?? this.world.now() })
  }

  private takeIn(): void {
    const latest = this.world.now() - DELAY_MS
    for (const [name, { what, id, at }] of this.changes) {
      const index = this.indexes[what]
      if (at > latest || !index) continue
      this.changes.delete(name)
      const fields = this.fieldsOf(what, id)
      if (fields) index.put(id, fields)
      else index.remove(id)
    }
  }

  private indexOf(what: Searchable): FullTextIndex {
    const known = this.indexes[what]
    if (known) return known
    const made = new FullTextIndex(DEFAULT_FIELDS[what])
    this.indexes[what] = made
    const { series, books, collections, readLists } = this.world
    for (const id of { series, book: books, collection: collections, readList: readLists }[what].keys()) {
      const fields = this.changes.get(`${what}/${id}`)?.isNew ? undefined : this.fieldsOf(what, id)
      if (fields) made.put(id, fields)
    }
    return made
  }

  private fieldsOf(what: Searchable, id: string) {
    const { series, books, collections, readLists } = this.world
    if (what === 'series') {
      const record = series.get(id)
      return record && (() => seriesFields(record))
    }
    if (what === 'book') {
      const record = books.get(id)
      return record && (() => bookFields(record, series.get(record.seriesId)))
    }
    const set = (what === 'collection' ? collections : readLists).get(id)
    return set && (() => ({ name: [set.name] }))
  }
}
