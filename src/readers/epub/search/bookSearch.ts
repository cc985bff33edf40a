import type { SpineItem, TocEntry } from '../publication'
import { type ChapterText, headingAt } from './extractChapterText'
import { findMatches, matchSnippet, requiredSubstring, type SearchQuery, type Snippet } from './findMatches'
import { type FoldedText, foldWithOffsets } from './foldText'

/** Match in a chapter, with its snippet. */
export interface SearchResult extends Snippet {
  /** Index among all results, from 0. */
  readonly number: number
  /** Index of the chapter in the reading order. */
  readonly chapter: number
  /** Offset in the flat text of the chapter. */
  readonly start: number
  /** Offset after the match. */
  readonly end: number
  /** Position in the chapter, 0 to 1. */
  readonly progression: number
}

/** Consecutive results under the same heading. */
export interface SearchResultGroup {
  readonly title: string
  readonly hits: readonly SearchResult[]
}

/** Progress and results of a search. */
export interface SearchState {
  readonly query: SearchQuery
  readonly running: boolean
  /** Number of chapters searched. */
  readonly searched: number
  /** Number of chapters that could not be read. */
  readonly failed: number
  readonly groups: readonly SearchResultGroup[]
  readonly hits: readonly SearchResult[]
  /** Whether the search stopped at the maximum number of results. */
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

/** Number of results at which a search stops. */
export const MAX_RESULTS = 2000
/** Maximum size of the cached chapter texts, in characters. */
const mostKept = 4_000_000
/** Number of chapters that are read in parallel. */
const atOnce = 3

/** Book as the search needs it. */
export interface SearchableBook {
  readonly chapters: readonly SpineItem[]
  readonly toc: readonly TocEntry[]
  /** Reads the text of a chapter; rejects when it cannot be fetched. */
  readonly read: (chapter: SpineItem) => Promise<ChapterText>
}

type Readable = ChapterText & { readonly folded: FoldedText }

/** Searches a book chapter by chapter in reading order, and notifies subscribers after each chapter. */
export class BookSearch {
  private state = emptySearch
  private readonly listeners = new Set<() => void>()
  private readonly book: SearchableBook
  private readonly kept = new Map<number, Readable>()
  private keptLength = 0
  private running = 0

  constructor(book: SearchableBook) {
    this.book = book
  }

  /** Returns the current state, which is replaced on each change. */
  readonly now = (): SearchState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Starts a search and aborts the previous one. Resolves when the search has ended or was aborted; never rejects. */
  async start(query: SearchQuery): Promise<void> {
    this.running += 1
    const run = this.running
    const empty = requiredSubstring(query) === ''
    this.tell({ ...emptySearch, query, running: !empty })
    if (empty) return
    const coming: Promise<Readable | undefined>[] = []
    for (const [index, chapter] of this.book.chapters.entries()) {
      for (const ahead of this.book.chapters.slice(coming.length, index + atOnce)) coming.push(this.readable(ahead))
      const text = await coming[index]
      await pause()
      if (run !== this.running) return
      this.tell(this.grown(chapter, text))
      if (this.state.capped) break
    }
    this.tell({ ...this.state, running: false })
  }

  /** Stops the search and keeps its results. */
  stop(): void {
    this.running += 1
    if (this.state.running) this.tell({ ...this.state, running: false })
  }

  /** Stops the search and clears its results. */
  clear(): void {
    this.running += 1
    this.tell(emptySearch)
  }

  private grown(chapter: SpineItem, text: Readable | undefined): SearchState {
    const { state } = this
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

  private tell(state: SearchState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

/** Lets the browser handle input between two chapters. */
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
