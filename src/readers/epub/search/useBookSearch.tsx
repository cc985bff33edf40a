import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../components/lazyPart'
import { useTranslate } from '../../../language/useTranslate'
import type { Tab } from '../../panels'
import type { Deed } from '../../shortcuts'
import { chapterDocument } from '../chapterSource'
import { flatTextOf } from '../flatText'
import { cfiOfHit, type MarkedChapters } from '../marks/markedChapters'
import type { PagerLocation } from '../pagerLocation'
import type { Place } from '../places'
import type { Publication } from '../publication'
import { BookSearch, type Hit } from './bookSearch'
import { HitBar } from './HitBar'
import { readChapter } from './readChapter'

const SearchPanel = lazyPart(() => import('./SearchPanel'), 'SearchPanel')

interface SearchOfBook {
  readonly tab: Tab
  readonly onDeed: (deed: Deed) => { readonly said: string } | undefined
  /** Walks from hit to hit; there once a hit was chosen. */
  readonly bar: ReactNode
}

/** The search of a book: what was found stays while the book is open, and one walks from hit to hit. */
export function useBookSearch(
  bookId: string,
  publication: Publication | undefined,
  marked: MarkedChapters | undefined,
  location: PagerLocation | undefined,
  goTo: (place: Place) => void,
): SearchOfBook {
  const t = useTranslate()
  const search = useMemo(
    () =>
      new BookSearch({
        chapters: publication?.chapters ?? [],
        toc: publication?.toc ?? [],
        read: chapter => readChapter(bookId, chapter, publication?.toc ?? []),
      }),
    [bookId, publication],
  )
  useEffect(() => () => search.stop(), [search])
  const { hits } = useSyncExternalStore(search.subscribe, search.now)
  const [chosen, setChosen] = useState<Hit>()
  // What an earlier search found is not among what is walked through now.
  const hit = chosen && hits[chosen.number] === chosen ? chosen : undefined
  useEffect(() => {
    if (chosen && !hit) marked?.setFlash(undefined)
  }, [chosen, hit, marked])
  const latest = useRef<Hit>(undefined)
  const seen = useRef(location)
  seen.current = location
  const mark = (chosen: Hit | undefined) => {
    setChosen(chosen)
    marked?.setFlash(chosen)
  }
  const choose = async (chosen: Hit) => {
    latest.current = chosen
    mark(chosen)
    const chapter = publication?.chapters[chosen.chapter]
    if (!chapter) return
    const from = seen.current
    const flat =
      marked?.textOf(chapter.index) ??
      (await chapterDocument(bookId, chapter).then(
        document => flatTextOf(document.body),
        () => undefined,
      ))
    // Who stepped on meanwhile goes there alone, and who turned on reads there.
    if (latest.current !== chosen || hasTurned(from, seen.current)) return
    const cfi = flat && cfiOfHit(flat, chosen, chapter.index)
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
    bar: hit && <HitBar at={hit.number} of={hits.length} onStep={step} onClose={() => mark(undefined)} />,
  }
}

/** Whether another page is in sight, not the same words on a page that a new layout counts otherwise. */
const hasTurned = (from: PagerLocation | undefined, to: PagerLocation | undefined): boolean =>
  from !== undefined &&
  to !== undefined &&
  (from.page !== to.page || from.place.chapter !== to.place.chapter) &&
  !to.shows(from.place)
