import type { LiveEventRecord } from '../../world/records'
import type { World } from '../../world/world'
import { bookFields, seriesFields } from './documents'
import { FullTextIndex } from './fullTextIndex'

export type Searchable = 'series' | 'book' | 'collection' | 'readList'
type Change = { what: Searchable; id: string; at: number }

/** New texts are found about this long after the first change. */
const DELAY_MS = 2000
const ID_KEYS: Record<Searchable, string> = {
  series: 'seriesId',
  book: 'bookId',
  collection: 'collectionId',
  readList: 'readListId',
}

/** The search of one world. It learns of changes by the world's live events and takes them in with the server's delay. */
export class WorldSearch {
  private readonly indexes: Record<Searchable, FullTextIndex | undefined> = {
    series: undefined,
    book: undefined,
    collection: undefined,
    readList: undefined,
  }
  private changes: Change[] = []

  constructor(private readonly world: World) {
    world.subscribe(event => this.note(event))
  }

  /** Ids that fit, best first; undefined when there is nothing to search for. */
  find(what: Searchable, text: string | null | undefined): string[] | undefined {
    if (text === null || text === undefined || text.trim() === '') return undefined
    this.takeIn()
    return this.indexOf(what).search(text)
  }

  private note({ event, data }: LiveEventRecord): void {
    const found = /^(Series|Book|Collection|ReadList)(Added|Changed|Deleted)$/.exec(event)
    const name = found?.[1]
    if (!name) return
    const what: Searchable =
      name === 'Series' ? 'series' : name === 'Book' ? 'book' : name === 'Collection' ? 'collection' : 'readList'
    const id = String(data[ID_KEYS[what]])
    if (!this.indexes[what]) {
      if (what === 'series' || what === 'book') return
      this.indexOf(what).remove(id)
    }
    this.changes.push({ what, id, at: this.world.now() })
  }

  /** Changes of one window become visible together, when the window that the first of them opened is over. */
  private takeIn(): void {
    for (let first = this.changes[0]; first && first.at + DELAY_MS <= this.world.now(); first = this.changes[0]) {
      const until = first.at + DELAY_MS
      const after = this.changes.findIndex(change => change.at > until)
      for (const change of this.changes.splice(0, after < 0 ? this.changes.length : after)) this.apply(change)
    }
  }

  private apply({ what, id }: Change): void {
    const index = this.indexes[what]
    const fields = this.fieldsOf(what, id)
    if (fields) index?.put(id, fields)
    else index?.remove(id)
  }

  private indexOf(what: Searchable): FullTextIndex {
    const known = this.indexes[what]
    if (known) return known
    const { series, books, collections, readLists } = this.world
    const { items, defaults } = {
      series: { items: series, defaults: ['title'] },
      book: { items: books, defaults: ['title', 'isbn'] },
      collection: { items: collections, defaults: ['name'] },
      readList: { items: readLists, defaults: ['name'] },
    }[what]
    const made = new FullTextIndex(defaults)
    this.indexes[what] = made
    for (const id of items.keys()) {
      const fields = this.fieldsOf(what, id)
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
