import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { Command } from '../../input/keys/shortcuts'
import type { SheetTab } from '../../ui/sheets/sheets'
import { chapterDocument } from '../content/chapterSource'
import type { BookLocation } from '../locators/bookLocations'
import { type FlatText, flattenText } from '../locators/flatText'
import type { PagerLocation } from '../locators/pagerLocation'
import { type AnnotatedChapters, cfiOfSearchResult } from '../marks/annotatedChapters'
import type { Publication, SpineItem } from '../publication'
import { BookSearch, type SearchResult } from './bookSearch'
import { extractChapterText } from './extractChapterText'
import { SearchResultBar } from './SearchResultBar'

const SearchPanel = lazyComponent(() => import('./SearchPanel'), 'SearchPanel')

/** Parts that the search adds to the EPUB reader. */
interface SearchOfBook {
  readonly tab: SheetTab
  /** Executes a search command; returns the message to show, or undefined when the command is not handled here. */
  readonly onDeed: (deed: Command) => { readonly said: string } | undefined
  /** Toolbar that steps through the results; undefined until a result is selected. */
  readonly bar: ReactNode
}

/**
 * Searches a book. The results remain until the book is closed.
 * @param publication  undefined while the book is loading
 * @param marked  highlights the selected result
 * @param goTo  goes to a position and records the previous one in the jump history
 */
export function useBookSearch(
  bookId: string,
  publication: Publication | undefined,
  marked: AnnotatedChapters | undefined,
  location: PagerLocation | undefined,
  goTo: (place: BookLocation) => void,
): SearchOfBook {
  const t = useTranslate()
  const search = useSearchOf(bookId, publication)
  const { hits } = useSyncExternalStore(search.subscribe, search.now)
  const [chosen, setChosen] = useState<SearchResult>()
  // A result of an earlier search is no longer active.
  const hit = chosen && hits[chosen.number] === chosen ? chosen : undefined
  useEffect(() => {
    if (chosen && !hit) marked?.setFlash(undefined)
  }, [chosen, hit, marked])
  const latest = useRef<SearchResult>(undefined)
  const seen = useRef(location)
  seen.current = location
  const mark = (result: SearchResult | undefined) => {
    setChosen(result)
    marked?.setFlash(result)
  }
  const choose = async (result: SearchResult) => {
    latest.current = result
    mark(result)
    const chapter = publication?.chapters[result.chapter]
    if (!chapter) return
    const from = seen.current
    const flat = marked?.textOf(chapter.index) ?? (await fetchChapterText(bookId, chapter))
    // Skips the jump when another result was selected or the page was turned while the chapter was loading.
    if (latest.current !== result || hasTurned(from, seen.current)) return
    const cfi = flat && cfiOfSearchResult(flat, result, chapter.index)
    goTo({ chapter: chapter.index, progression: result.progression, ...(cfi && { cfi }) })
  }
  const step = (by: 1 | -1) => {
    const next = hit && hits[hit.number + by]
    if (next) void choose(next)
  }
  return {
    tab: {
      name: 'search',
      label: t('reader.search.tab'),
      view: close => (
        <Suspense fallback={null}>
          <SearchPanel
            search={search}
            chapters={publication?.chapters.length ?? 1}
            onChoose={result => {
              close()
              void choose(result)
            }}
          />
        </Suspense>
      ),
    },
    onDeed: deed => {
      if (deed === 'close' && hit) {
        mark(undefined)
        return { said: '' }
      }
      if (deed !== 'nextHit' && deed !== 'previousHit') return undefined
      step(deed === 'nextHit' ? 1 : -1)
      return { said: hit ? '' : t('reader.search.noHit') }
    },
    bar: hit && <SearchResultBar at={hit.number} of={hits.length} onStep={step} onClose={() => mark(undefined)} />,
  }
}

/** Returns the search of a book. It stops when the book is closed. */
function useSearchOf(bookId: string, publication: Publication | undefined): BookSearch {
  const search = useMemo(
    () =>
      new BookSearch({
        chapters: publication?.chapters ?? [],
        toc: publication?.toc ?? [],
        read: chapter => extractChapterText(bookId, chapter, publication?.toc ?? []),
      }),
    [bookId, publication],
  )
  useEffect(() => () => search.stop(), [search])
  return search
}

/** Fetches the flat text of a chapter; undefined when it cannot be loaded. */
const fetchChapterText = (bookId: string, chapter: SpineItem): Promise<FlatText | undefined> =>
  chapterDocument(bookId, chapter).then(
    document => flattenText(document.body),
    () => undefined,
  )

/** Whether the user turned the page. A layout change that only alters the page number does not count. */
const hasTurned = (before: PagerLocation | undefined, after: PagerLocation | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.page !== after.page || before.place.chapter !== after.place.chapter) &&
  !after.shows(before.place)
