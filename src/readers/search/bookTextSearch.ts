import { createObservableStore } from '../../preferences/observableStore'
import {
  type BookTextSearchQuery,
  createSearchMatchSnippet,
  findTextMatches,
  foldSearchQueryText,
  type SearchMatchSnippet,
} from './findTextMatches'
import { type FoldedTextWithOffsets, foldTextWithOffsets } from './foldTextWithOffsets'

/** Search result: a match in a chapter, with the text around it. In a PDF, each page is a chapter. */
export interface BookTextSearchResult extends SearchMatchSnippet {
  /** Index of this result in the list of all results, from 0. */
  readonly number: number
  readonly chapter: number
  /** Offset in the text of the chapter at which the match starts. */
  readonly start: number
  /** Offset in the text of the chapter at which the match ends, exclusive. */
  readonly end: number
  /** Position of the match in the chapter, from 0 at the start to 1 at the end. */
  readonly progression: number
}

/** Successive search results that are listed below the same heading. */
export interface BookTextSearchResultGroup {
  readonly title: string
  readonly hits: readonly BookTextSearchResult[]
}

export interface BookTextSearchState {
  readonly query: BookTextSearchQuery
  readonly running: boolean
  readonly searched: number
  readonly failed: number
  readonly groups: readonly BookTextSearchResultGroup[]
  readonly hits: readonly BookTextSearchResult[]
  /** Whether the search ended early, because the book contains more results than the maximum number. */
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

export const MAX_BOOK_TEXT_SEARCH_RESULTS = 2000
const MAX_CACHED_CHARS = 4_000_000
/**
 * Maximum number of chapters that are requested at the same time. Browsers open only six connections per host. Three of
 * them stay free for page turns, reading progress and live events.
 */
const MAX_PARALLEL_CHAPTERS = 3
/**
 * Minimum time in milliseconds between two calls of the subscribers during a search. A call after each chapter would
 * render the whole reader thousands of times in a book with thousands of chapters.
 */
const PUBLISH_INTERVAL_MS = 150

/** Text of a chapter for the search, and the headings for its search results. */
export interface SearchableText {
  readonly text: string
  /**
   * Returns the heading of the section that contains a text offset. A search result at this offset is listed below the
   * heading. Returns an empty string if there is no heading.
   */
  readonly titleAt: (offset: number) => string
}

type SearchableChapter = SearchableText & { readonly folded: FoldedTextWithOffsets }

/**
 * Searches the text of a book, chapter by chapter in reading order. Calls the subscribers several times per second while
 * a search is running.
 */
export class BookTextSearch {
  private readonly store = createObservableStore(emptyBookTextSearchState)
  private readonly chapterCount: number
  private readonly readChapterText: (chapter: number) => Promise<SearchableText>
  private readonly cachedChapters = new Map<number, SearchableChapter>()
  private cachedCharacters = 0
  private runNumber = 0
  /** State with the results that the subscribers will receive after the pause {@link PUBLISH_INTERVAL_MS}. */
  private latest = emptyBookTextSearchState
  private pauseTimer: ReturnType<typeof setTimeout> | undefined

  /**
   * Creates an object that can search a book. Does not start a search.
   * @param readChapterText loads the text of a chapter by its index from 0. The returned promise rejects if the text
   *   cannot be loaded.
   */
  constructor(chapterCount: number, readChapterText: (chapter: number) => Promise<SearchableText>) {
    this.chapterCount = chapterCount
    this.readChapterText = readChapterText
  }

  /** Returns the query and the results of the last notification. Returns a new object after each change. */
  readonly now = this.store.get
  readonly subscribe = this.store.subscribe

  /**
   * Starts a new search, and stops the previous search. The returned promise resolves when the new search ends. The
   * promise never rejects.
   */
  async start(query: BookTextSearchQuery): Promise<void> {
    this.runNumber += 1
    const run = this.runNumber
    const isEmpty = foldSearchQueryText(query) === ''
    this.publish({ ...emptyBookTextSearchState, query, running: !isEmpty })
    if (isEmpty) return
    const pendingChapters: Promise<SearchableChapter | undefined>[] = []
    for (let index = 0; index < this.chapterCount; index++) {
      while (pendingChapters.length < Math.min(this.chapterCount, index + MAX_PARALLEL_CHAPTERS))
        pendingChapters.push(this.loadChapter(pendingChapters.length))
      const text = await pendingChapters[index]
      await yieldToEventLoop()
      if (run !== this.runNumber) return
      this.latest = this.withChapterResults(index, text)
      if (this.pauseTimer === undefined) this.publishThenPause()
      if (this.latest.capped) break
    }
    this.publish({ ...this.latest, running: false })
  }

  /** Stops the search. Does not remove the results that were already found. */
  stop(): void {
    this.runNumber += 1
    if (this.latest.running) this.publish({ ...this.latest, running: false })
  }

  /** Stops the search and clears its results. */
  clear(): void {
    this.runNumber += 1
    this.publish(emptyBookTextSearchState)
  }

  private publish(state: BookTextSearchState): void {
    clearTimeout(this.pauseTimer)
    this.pauseTimer = undefined
    this.latest = state
    this.store.set(state)
  }

  /** Publishes the latest results, and then pauses. Publishes again if chapters were searched during the pause. */
  private publishThenPause(): void {
    this.publish(this.latest)
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      if (this.latest !== this.now()) this.publishThenPause()
    }, PUBLISH_INTERVAL_MS)
  }

  private withChapterResults(chapter: number, text: SearchableChapter | undefined): BookTextSearchState {
    const state = this.latest
    const searched = state.searched + 1
    if (!text) return { ...state, searched, failed: state.failed + 1 }
    const remaining = MAX_BOOK_TEXT_SEARCH_RESULTS - state.hits.length
    const matches = findTextMatches(text.text, text.folded, state.query, remaining + 1)
    if (matches.length === 0) return { ...state, searched }
    const hits = matches.slice(0, remaining).map((match, position) => ({
      ...createSearchMatchSnippet(text.text, match),
      ...match,
      number: state.hits.length + position,
      chapter,
      progression: match.start / Math.max(1, text.text.length),
    }))
    return {
      ...state,
      searched,
      hits: [...state.hits, ...hits],
      groups: appendToGroups(state.groups, hits, ({ start }) => text.titleAt(start)),
      capped: matches.length > remaining,
    }
  }

  private async loadChapter(chapter: number): Promise<SearchableChapter | undefined> {
    const cached = this.cachedChapters.get(chapter)
    if (cached) return cached
    try {
      const chapterText = await this.readChapterText(chapter)
      const searchable = { ...chapterText, folded: foldTextWithOffsets(chapterText.text) }
      if (this.cachedCharacters + chapterText.text.length <= MAX_CACHED_CHARS && !this.cachedChapters.has(chapter)) {
        this.cachedChapters.set(chapter, searchable)
        this.cachedCharacters += chapterText.text.length
      }
      return searchable
    } catch {
      return undefined
    }
  }
}

/** Waits for the next task of the event loop, so that the browser can handle user input between two chapters. */
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
