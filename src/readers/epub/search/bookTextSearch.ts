import { createObservableStore } from '../../../preferences/observableStore'
import type { SpineItem, TocEntry } from '../epubPublication'
import {
  type BookTextSearchQuery,
  createSearchMatchSnippet,
  findTextMatches,
  foldSearchQueryText,
  type SearchMatchSnippet,
} from './findTextMatches'
import { type FoldedTextWithOffsets, foldTextWithOffsets } from './foldTextWithOffsets'
import { headingTitleAtOffset, type SearchableChapterText } from './loadSearchableChapterText'

/** Search match in a chapter, with its snippet. */
export interface BookTextSearchResult extends SearchMatchSnippet {
  /** Index in all results, counted from 0. */
  readonly number: number
  /** Index of the chapter in the reading order. */
  readonly chapter: number
  /** Offset in the flat text of the chapter. */
  readonly start: number
  /** Offset of the end of the match; exclusive. */
  readonly end: number
  /** Position of the match in the chapter, 0 to 1. */
  readonly progression: number
}

/** Successive search results that belong to the same heading. */
export interface BookTextSearchResultGroup {
  readonly title: string
  readonly hits: readonly BookTextSearchResult[]
}

/** Progress and results of a search. */
export interface BookTextSearchState {
  readonly query: BookTextSearchQuery
  readonly running: boolean
  /** Number of searched chapters. */
  readonly searched: number
  /** Number of chapters that could not be read. */
  readonly failed: number
  readonly groups: readonly BookTextSearchResultGroup[]
  readonly hits: readonly BookTextSearchResult[]
  /** Whether the search stopped because it found the maximum number of results. */
  readonly capped: boolean
}

export const emptyBookTextSearchState: BookTextSearchState = {
  query: { text: '', wholeWords: false },
  running: false,
  searched: 0,
  failed: 0,
  groups: [],
  hits: [],
  capped: false,
}

/** Maximum number of results of a search. */
export const MAX_BOOK_TEXT_SEARCH_RESULTS = 2000
/** Maximum size of the cached chapter texts, in characters. */
const MAX_CACHED_CHARACTERS = 4_000_000
/** Number of chapters that are loaded in parallel. */
const MAX_PARALLEL_CHAPTERS = 3

/** Parts of a book that a search needs. */
export interface TextSearchableBook {
  readonly chapters: readonly SpineItem[]
  readonly toc: readonly TocEntry[]
  /** Loads the text of a chapter. Rejects when it cannot be fetched. */
  readonly readChapterText: (chapter: SpineItem) => Promise<SearchableChapterText>
}

type SearchableChapter = SearchableChapterText & { readonly folded: FoldedTextWithOffsets }

/** Searches a book in reading order. Notifies subscribers after each chapter. */
export class BookTextSearch {
  private readonly store = createObservableStore(emptyBookTextSearchState)
  private readonly book: TextSearchableBook
  private readonly cachedChapters = new Map<number, SearchableChapter>()
  private cachedCharacters = 0
  private runNumber = 0

  constructor(book: TextSearchableBook) {
    this.book = book
  }

  /** Returns the current state. Each change creates a new object. */
  readonly now = this.store.get
  readonly subscribe = this.store.subscribe

  /** Starts a search and aborts the previous search. Resolves at the end of the search. Never rejects. */
  async start(query: BookTextSearchQuery): Promise<void> {
    this.runNumber += 1
    const run = this.runNumber
    const isEmpty = foldSearchQueryText(query) === ''
    this.store.set({ ...emptyBookTextSearchState, query, running: !isEmpty })
    if (isEmpty) return
    const pendingChapters: Promise<SearchableChapter | undefined>[] = []
    for (const [index, chapter] of this.book.chapters.entries()) {
      for (const prefetchedChapter of this.book.chapters.slice(pendingChapters.length, index + MAX_PARALLEL_CHAPTERS))
        pendingChapters.push(this.loadChapter(prefetchedChapter))
      const text = await pendingChapters[index]
      await yieldToEventLoop()
      if (run !== this.runNumber) return
      this.store.set(this.withChapterResults(chapter, text))
      if (this.now().capped) break
    }
    this.store.set({ ...this.now(), running: false })
  }

  /** Stops the search. The results remain. */
  stop(): void {
    this.runNumber += 1
    if (this.now().running) this.store.set({ ...this.now(), running: false })
  }

  /** Stops the search and clears its results. */
  clear(): void {
    this.runNumber += 1
    this.store.set(emptyBookTextSearchState)
  }

  private withChapterResults(chapter: SpineItem, text: SearchableChapter | undefined): BookTextSearchState {
    const state = this.now()
    const searched = state.searched + 1
    if (!text) return { ...state, searched, failed: state.failed + 1 }
    const remaining = MAX_BOOK_TEXT_SEARCH_RESULTS - state.hits.length
    const matches = findTextMatches(text.text, text.folded, state.query, remaining + 1)
    if (matches.length === 0) return { ...state, searched }
    const hits = matches.slice(0, remaining).map((match, position) => ({
      ...createSearchMatchSnippet(text.text, match),
      ...match,
      number: state.hits.length + position,
      chapter: chapter.index,
      progression: match.start / Math.max(1, text.text.length),
    }))
    const titleOf = ({ start }: BookTextSearchResult) =>
      headingTitleAtOffset(start, text.headings, chapter.index, this.book.chapters, this.book.toc)
    return {
      ...state,
      searched,
      hits: [...state.hits, ...hits],
      groups: appendToGroups(state.groups, hits, titleOf),
      capped: matches.length > remaining,
    }
  }

  private async loadChapter(chapter: SpineItem): Promise<SearchableChapter | undefined> {
    const cached = this.cachedChapters.get(chapter.index)
    if (cached) return cached
    try {
      const chapterText = await this.book.readChapterText(chapter)
      const searchable = { ...chapterText, folded: foldTextWithOffsets(chapterText.text) }
      if (
        this.cachedCharacters + chapterText.text.length <= MAX_CACHED_CHARACTERS &&
        !this.cachedChapters.has(chapter.index)
      ) {
        this.cachedChapters.set(chapter.index, searchable)
        this.cachedCharacters += chapterText.text.length
      }
      return searchable
    } catch {
      return undefined
    }
  }
}

/** Lets the browser handle input between two chapters. */
const yieldToEventLoop = () => new Promise(resolve => setTimeout(resolve))

function appendToGroups(
  groups: readonly BookTextSearchResultGroup[],
  hits: readonly BookTextSearchResult[],
  titleOf: (result: BookTextSearchResult) => string,
): BookTextSearchResultGroup[] {
  const all = [...groups]
  for (const result of hits) {
    const title = titleOf(result)
    const last = all.at(-1)
    if (last?.title === title) all[all.length - 1] = { title, hits: [...last.hits, result] }
    else all.push({ title, hits: [result] })
  }
  return all
}
