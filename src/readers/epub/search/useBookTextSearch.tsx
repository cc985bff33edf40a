import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import { BookTextSearch, type BookTextSearchResult } from '../../search/bookTextSearch'
import { useBookTextSearchTab } from '../../search/useBookTextSearchTab'
import { useSelectedSearchResult } from '../../search/useSelectedSearchResult'
import type { ContentsSheetTab } from '../../ui/sheets/readerSheetAndMenuDefinitions'
import type { ChapterAnnotator } from '../annotations/chapterAnnotator'
import { createCfiOfTextSpanStart } from '../annotations/createCfiOfTextSpanStart'
import { fetchSanitizedChapter } from '../content/createRenderableChapter'
import type { EpubPublication, SpineItem } from '../epubPublication'
import type { EpubLocation } from '../locators/epubLocations'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { findHeadingTitleAtOffset, loadSearchableChapterText } from './loadSearchableChapterText'

const BookTextSearchResultBar = lazyComponent(
  () => import('../../search/BookTextSearchResultBar'),
  'BookTextSearchResultBar',
)

/** Props and handlers with which the EPUB reader offers the text search. */
interface BookSearchControls {
  readonly tab: ContentsSheetTab
  /** Executes a search command and returns the message to show. Returns undefined for all other commands. */
  readonly onCommand: (command: ReaderCommand) => { readonly message: string } | undefined
  /** Toolbar with buttons to the previous and next result. Undefined until the user selects a result. */
  readonly bar: ReactNode
}

/**
 * Searches a book. The results remain until the book is closed.
 * @param publication  undefined while the book is loading
 * @param annotator  highlights the selected result
 * @param goTo  goes to a location and adds the previous location to the jump history
 */
export function useBookTextSearch(
  bookId: string,
  publication: EpubPublication | undefined,
  annotator: ChapterAnnotator | undefined,
  location: VisibleEpubLocation | undefined,
  goTo: (target: EpubLocation) => void,
): BookSearchControls {
  const t = useTranslate()
  const search = useSearchOf(bookId, publication)
  const { hits, activeResult, highlightResult } = useHighlightedResult(search, annotator)
  const goToResult = useGoToResult(bookId, publication, annotator, location, goTo, highlightResult)
  const step = (direction: 1 | -1) => {
    const nextResult = activeResult && hits[activeResult.number + direction]
    if (nextResult) void goToResult(nextResult)
  }
  const tab = useBookTextSearchTab({
    search,
    chapterCount: publication?.chapters.length ?? 1,
    onChoose: result => void goToResult(result),
  })
  return {
    tab,
    onCommand: command => {
      if (command === 'close' && activeResult) {
        highlightResult(undefined)
        return { message: '' }
      }
      if (command !== 'nextResult' && command !== 'previousResult') return undefined
      step(command === 'nextResult' ? 1 : -1)
      return { message: activeResult ? '' : t('reader.search.noHit') }
    },
    bar: activeResult && (
      <Suspense fallback={null}>
        <BookTextSearchResultBar
          index={activeResult.number}
          count={hits.length}
          onStep={step}
          onClose={() => highlightResult(undefined)}
          measureMatch={() => annotator?.measureTemporaryHighlight() ?? []}
        />
      </Suspense>
    ),
  }
}

/** Returns the highlighted result, and a function that highlights a result. A new search removes the highlight. */
function useHighlightedResult(search: BookTextSearch, annotator: ChapterAnnotator | undefined) {
  const { hits, lastSelected, selected, select } = useSelectedSearchResult(search)
  useEffect(() => {
    if (lastSelected && !selected) annotator?.setTemporaryHighlight(undefined)
  }, [lastSelected, selected, annotator])
  const highlightResult = (result: BookTextSearchResult | undefined) => {
    select(result)
    annotator?.setTemporaryHighlight(result)
  }
  return { hits, activeResult: selected, highlightResult }
}

/**
 * Returns a function that goes to the text of a search result.
 * @param onSelect  called with the result before its chapter is loaded
 */
function useGoToResult(
  bookId: string,
  publication: EpubPublication | undefined,
  annotator: ChapterAnnotator | undefined,
  location: VisibleEpubLocation | undefined,
  goTo: (target: EpubLocation) => void,
  onSelect: (result: BookTextSearchResult) => void,
): (result: BookTextSearchResult) => Promise<void> {
  const latestSelected = useRef<BookTextSearchResult>(undefined)
  const latestLocation = useRef(location)
  latestLocation.current = location
  return async (result: BookTextSearchResult) => {
    latestSelected.current = result
    onSelect(result)
    const chapter = publication?.chapters[result.chapter]
    if (!chapter) return
    const startLocation = latestLocation.current
    const flatText = annotator?.flatTextOf(chapter.index) ?? (await fetchFlatChapterText(bookId, chapter))
    // While the chapter was loading, the user may have selected another result or turned the page. In this case, the
    // reader does not jump to the result.
    if (latestSelected.current !== result || hasTurnedPage(startLocation, latestLocation.current)) return
    const cfi = flatText && createCfiOfTextSpanStart(flatText, result, chapter.index)
    goTo({ chapter: chapter.index, progression: result.progression, ...(cfi && { cfi }) })
  }
}

/** Returns the search of an open book. Stops the search when the book is closed. */
function useSearchOf(bookId: string, publication: EpubPublication | undefined): BookTextSearch {
  const search = useMemo(() => {
    const { chapters, toc } = publication ?? { chapters: [], toc: [] }
    return new BookTextSearch(chapters.length, async index => {
      const chapter = chapters[index]
      if (!chapter) return { text: '', titleAt: () => '' }
      const { text, headings } = await loadSearchableChapterText(bookId, chapter, toc)
      return { text, titleAt: offset => findHeadingTitleAtOffset(offset, headings, index, chapters, toc) }
    })
  }, [bookId, publication])
  useEffect(() => () => search.stop(), [search])
  return search
}

/** Fetches the text of a chapter as a single string. Returns undefined if the fetch fails. */
const fetchFlatChapterText = (bookId: string, chapter: SpineItem): Promise<FlatChapterText | undefined> =>
  fetchSanitizedChapter(bookId, chapter).then(
    document => flattenChapterText(document.body),
    () => undefined,
  )

/**
 * Returns whether the user has turned the page. `before` is the location that was visible at first, and `after` is the
 * location that is visible now. A change of the layout can change the page number, but is not a page turn.
 */
const hasTurnedPage = (before: VisibleEpubLocation | undefined, after: VisibleEpubLocation | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.page !== after.page || before.start.chapter !== after.start.chapter) &&
  !after.shows(before.start)
