import { createStore } from '../../../preferences/observableStore'
import type { SpineItem, TocEntry } from '../publication'
import { type ChapterText, headingAt } from './extractChapterText'
import { findMatches, matchSnippet, requiredSubstring, type SearchQuery, type Snippet } from './findMatches'
import { type FoldedText, foldWithOffsets } from './foldText'

/** A place where something was found. */
export interface SearchResult extends Snippet {
  /** Of all hits, from 0. */
  readonly number: number
  readonly chapter: number
  /** In the flat text of the chapter. */
  readonly start: number
  readonly end: number
  /** How far into the chapter it lies, 0 to 1. */
  readonly progression: number
}

/** Hits under the same title. */
export interface SearchResultGroup {
  readonly title: string
  readonly hits: readonly SearchResult[]
}

/** How far a search has come. */
export interface SearchState {
  readonly query: SearchQuery
  readonly running: boolean
  /** Chapters searched so far. */
  readonly searched: number
  /** Chapters that could not be read. */
  readonly failed: number
  readonly groups: readonly SearchResultGroup[]
  readonly hits: readonly SearchResult[]
  /** Whether there may be more hits than are kept. */
  readonly capped: boolean
}

export const emptySearch: SearchState = {
  query: { text: '', wholeWords: false },
  running: false,
  searched: 0,
  failed: 0,
  groups: [],
  hits: [],
  capped: false,
}

/** More hits than this nobody reads: the search stops and says so. */
export const MAX_RESULTS = 2000
/** So many characters of chapters are kept, so that the next search begins at once. */
const mostKept = 4_000_000
/** Chapters that are on their way at the same time. */
const atOnce = 3

export interface SearchableBook {
  readonly chapters: readonly SpineItem[]
  readonly toc: readonly TocEntry[]
  /** Reads the text of a chapter. */
  readonly read: (chapter: SpineItem) => Promise<ChapterText>
}

type Readable = ChapterText & { readonly folded: FoldedText }

/** Searches a book chapter by chapter, in its order; what is found is told while the search goes on. */
export class BookSearch {
  private readonly store = createStore(emptySearch)
  private readonly book: SearchableBook
  private readonly kept = new Map<number, Readable>()
  private keptLength = 0
  private running = 0

  constructor(book: SearchableBook) {
    this.book = book
  }

  readonly now = this.store.get
  readonly subscribe = this.store.subscribe

  /** Looks for something else; ends the search before. It is over when the book is, or another search began. */
  async start(query: SearchQuery): Promise<void> {
    this.running += 1
    const run = this.running
    const empty = requiredSubstring(query) === ''
    this.store.set({ ...emptySearch, query, running: !empty })
    if (empty) return
    const coming: Promise<Readable | undefined>[] = []
    for (const [index, chapter] of this.book.chapters.entries()) {
      for (const ahead of this.book.chapters.slice(coming.length, index + atOnce)) coming.push(this.readable(ahead))
      const text = await coming[index]
      await pause()
      if (run !== this.running) return
      this.store.set(this.grown(chapter, text))
      if (this.now().capped) break
    }
    this.store.set({ ...this.now(), running: false })
  }

  /** Ends the search; what was found stays. */
  stop(): void {
    this.running += 1
    if (this.now().running) this.store.set({ ...this.now(), running: false })
  }

  /** Ends the search and forgets what was found. */
  clear(): void {
    this.running += 1
    this.store.set(emptySearch)
  }

  private grown(chapter: SpineItem, text: Readable | undefined): SearchState {
    const state = this.now()
    const searched = state.searched + 1
    if (!text) return { ...state, searched, failed: state.failed + 1 }
    const room = MAX_RESULTS - state.hits.length
    const found = findMatches(text.text, text.folded, state.query, room + 1)
    if (found.length === 0) return { ...state, searched }
    const hits = found.slice(0, room).map((match, at) => ({
      ...matchSnippet(text.text, match),
      ...match,
      number: state.hits.length + at,
      chapter: chapter.index,
      progression: match.start / Math.max(1, text.text.length),
    }))
    const titleOf = ({ start }: SearchResult) =>
      headingAt(start, text.headings, chapter.index, this.book.chapters, this.book.toc)
    return {
      ...state,
      searched,
      hits: [...state.hits, ...hits],
      groups: grouped(state.groups, hits, titleOf),
      capped: found.length > room,
    }
  }

  private async readable(chapter: SpineItem): Promise<Readable | undefined> {
    const known = this.kept.get(chapter.index)
    if (known) return known
    try {
      const read = await this.book.read(chapter)
      const readable = { ...read, folded: foldWithOffsets(read.text) }
      if (this.keptLength + read.text.length <= mostKept && !this.kept.has(chapter.index)) {
        this.kept.set(chapter.index, readable)
        this.keptLength += read.text.length
      }
      return readable
    } catch {
      return undefined
    }
  }
}

/** A long book is searched without the page standing still. */
const pause = () => new Promise(resolve => setTimeout(resolve))

function grouped(
  groups: readonly SearchResultGroup[],
  hits: readonly SearchResult[],
  titleOf: (hit: SearchResult) => string,
): SearchResultGroup[] {
  const all = [...groups]
  for (const hit of hits) {
    const title = titleOf(hit)
    const last = all.at(-1)
    if (last?.title === title) all[all.length - 1] = { title, hits: [...last.hits, hit] }
    else all.push({ title, hits: [hit] })
  }
  return all
}
