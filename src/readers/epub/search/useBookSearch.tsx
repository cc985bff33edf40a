import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { Command } from '../../input/keys/shortcuts'
import type { SheetTab } from '../../ui/sheets/sheets'
import { chapterDocument } from '../content/chapterSource'
import type { BookLocation } from '../locators/bookLocations'
import { flattenText } from '../locators/flatText'
import type { PagerLocation } from '../locators/pagerLocation'
import { type AnnotatedChapters, cfiOfSearchResult } from '../marks/annotatedChapters'
import type { Publication } from '../publication'
import { BookSearch, type SearchResult } from './bookSearch'
import { extractChapterText } from './extractChapterText'
import { SearchResultBar } from './SearchResultBar'

const SearchPanel = lazyComponent(() => import('./SearchPanel'), 'SearchPanel')

interface SearchOfBook {
  readonly tab: SheetTab
  readonly onDeed: (deed: Command) => { readonly said: string } | undefined
  /** Walks from hit to hit; there once a hit was chosen. */
  readonly bar: ReactNode
}

/** The search of a book: what was found stays while the book is open, and one walks from hit to hit. */
export function useBookSearch(
  bookId: string,
  publication: Publication | undefined,
  marked: AnnotatedChapters | undefined,
  location: PagerLocation | undefined,
  goTo: (place: BookLocation) => void,
): SearchOfBook {
  const t = useTranslate()
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
  const { hits } = useSyncExternalStore(search.subscribe, search.now)
  const [chosen, setChosen] = useState<SearchResult>()
  // What an earlier search found is not among what is walked through now.
  const hit = chosen && hits[chosen.number] === chosen ? chosen : undefined
  useEffect(() => {
    if (chosen && !hit) marked?.setFlash(undefined)
  }, [chosen, hit, marked])
  const latest = useRef<SearchResult>(undefined)
  const seen = useRef(location)
  seen.current = location
  const mark = (chosen: SearchResult | undefined) => {
    setChosen(chosen)
    marked?.setFlash(chosen)
  }
  const choose = async (chosen: SearchResult) => {
    latest.current = chosen
    mark(chosen)
    const chapter = publication?.chapters[chosen.chapter]
    if (!chapter) return
    const from = seen.current
    const flat =
      marked?.textOf(chapter.index) ??
      (await chapterDocument(bookId, chapter).then(
        document => flattenText(document.body),
        () => undefined,
      ))
    // Who stepped on meanwhile goes there alone, and who turned on reads there.
    if (latest.current !== chosen || hasTurned(from, seen.current)) return
    const cfi = flat && cfiOfSearchResult(flat, chosen, chapter.index)
    goTo({ chapter: chapter.index, progression: chosen.progression, ...(cfi && { cfi }) })
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
            onChoose={chosen => {
              close()
              void choose(chosen)
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

/** Whether another page is in sight, not the same words on a page that a new layout counts otherwise. */
const hasTurned = (from: PagerLocation | undefined, to: PagerLocation | undefined): boolean =>
  from !== undefined &&
  to !== undefined &&
  (from.page !== to.page || from.place.chapter !== to.place.chapter) &&
  !to.shows(from.place)
