import { Bookmark as BookmarkIcon, Search } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../../components/lazyPart'
import { useTranslate } from '../../../language/useTranslate'
import type { Tab, Tool } from '../../panels'
import type { Deed } from '../../shortcuts'
import type { ChapterHook } from '../chapterHook'
import type { EpubBook } from '../epubBook'
import type { PagerLocation } from '../pagerLocation'
import type { Place } from '../places'
import { useBookSearch } from '../search/useBookSearch'
import { type Chosen, MarkedChapters } from './markedChapters'
import { type Bookmark, placeOfMark } from './marks'
import styles from './Ribbon.module.css'
import { bookmarksOn, type Marks, useMarks } from './useMarks'

type Translate = ReturnType<typeof useTranslate>

const lists = () => import('./MarkLists')
const BookmarkList = lazyPart(() => lists(), 'BookmarkList')
const HighlightList = lazyPart(() => lists(), 'HighlightList')
const SelectionMenu = lazyPart(() => import('./SelectionMenu'), 'SelectionMenu')
const LookUpPopover = lazyPart(
  () => import('../dictionaries/dictionaryParts').then(({ dictionaryParts }) => dictionaryParts()),
  'LookUpPopover',
)

/** What marking and searching add to the reader of a book. */
export interface MarkedBook {
  readonly hooks: readonly ChapterHook[]
  readonly tabs: readonly Tab[]
  readonly tools: readonly Tool[]
  /** Does what a key asks of marks and hits, and closes what they have open; undefined when the deed is not theirs. */
  readonly onDeed: (deed: Deed) => { readonly said: string } | undefined
  /** What lies over the page. */
  readonly over: (say: (text: string) => void) => ReactNode
}

/**
 * Bookmarks, highlights and the search of a book.
 * @param goTo  goes to a place from which one can come back
 */
export function useMarkedBook(
  opened: EpubBook | undefined,
  bookId: string,
  location: PagerLocation | undefined,
  goTo: (place: Place) => void,
): MarkedBook {
  const t = useTranslate()
  const publication = opened?.publication
  const chapters = publication?.chapters
  const marks = useMarks(bookId, chapters)
  const marked = useMemo(() => publication && new MarkedChapters(publication), [publication])
  const search = useBookSearch(bookId, publication, marked, location, goTo)
  const [chosen, setChosen] = useChosen(marked, location)
  // Not a part of what is chosen: the keyboard of a phone may lay the page out anew while one types.
  const [lookedUp, setLookedUp] = useState<{ text: string; at: DOMRect }>()
  const language = publication?.language ?? ''
  useEffect(() => marked?.setHighlights(marks.highlights), [marked, marks.highlights])
  useEffect(() => void (location && marked?.laidOut()), [marked, location])
  const onPage = location && chapters ? bookmarksOn(marks.bookmarks, location, chapters) : []
  const go = (mark: Bookmark) => {
    const place = placeOfMark(mark, chapters ?? [])
    if (place) goTo(place)
  }
  const toggle = (): string => {
    const chapter = location && chapters?.[location.place.chapter]
    if (!chapter || !marked) return ''
    for (const mark of onPage) marks.removeBookmark(mark)
    if (onPage.length > 0) return t('reader.marks.bookmarkRemoved')
    marks.keepBookmark(marked.bookmarkAt(chapter, location.place.cfi, location.place.progression))
    return t('reader.marks.bookmarkSet')
  }

  const letGo = () => {
    marked?.letGo()
    setChosen(undefined)
  }

  return {
    hooks: useMemo(() => (marked ? [marked.hook] : []), [marked]),
    tabs: opened ? [...markTabs(t, marks, opened, go), search.tab] : [],
    tools: [
      { icon: Search, label: t('shortcut.search'), deed: 'search' },
      {
        icon: BookmarkIcon,
        label: t(onPage.length > 0 ? 'reader.bookmark.remove' : 'reader.bookmark.add'),
        deed: 'bookmarkPage',
        pressed: onPage.length > 0,
      },
    ],
    onDeed: deed => {
      if (deed === 'bookmarkPage') return { said: toggle() }
      if (deed === 'close' && chosen) {
        letGo()
        return { said: '' }
      }
      return search.onDeed(deed)
    },
    over: say => (
      <>
        {onPage.length > 0 && <Ribbon />}
        {search.bar}
        {chosen && (
          <Suspense fallback={null}>
            <SelectionMenu
              key={chosen.mark.cfi}
              chosen={chosen}
              kept={marks.highlights.find(({ cfi }) => cfi === chosen.mark.cfi)}
              isAside={lookedUp !== undefined}
              onKeep={marks.keepHighlight}
              onRemove={marks.removeHighlight}
              onSay={say}
              onLookUp={() => setLookedUp({ text: chosen.mark.text, at: chosen.at })}
              onClose={letGo}
            />
          </Suspense>
        )}
        {lookedUp && (
          <Suspense fallback={null}>
            <LookUpPopover {...lookedUp} language={language} onClose={() => setLookedUp(undefined)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** What is chosen, as long as the page stays where it was chosen on. */
function useChosen(marked: MarkedChapters | undefined, location: PagerLocation | undefined) {
  const [state, setState] = useState<{ chosen: Chosen | undefined; here: string }>()
  const here = `${location?.place.chapter}:${location?.page}`
  const latest = useRef(here)
  latest.current = here
  const set = useCallback((chosen: Chosen | undefined) => setState({ chosen, here: latest.current }), [])
  useEffect(() => {
    if (marked) marked.onChosen = set
  }, [marked, set])
  return [state?.here === here ? state.chosen : undefined, set] as const
}

/** The sign of a bookmark on the corner of the page. */
function Ribbon() {
  const t = useTranslate()
  return (
    <BookmarkIcon
      className={styles.ribbon}
      size={28}
      strokeWidth={1.5}
      role="img"
      aria-label={t('reader.marks.ribbon')}
    />
  )
}

function markTabs(t: Translate, marks: Marks, { book }: EpubBook, go: (mark: Bookmark) => void): Tab[] {
  const exported = {
    id: book.id,
    title: book.metadata.title,
    series: book.seriesTitle,
    authors: [...new Set(book.metadata.authors.map(({ name }) => name))],
  }
  const view = (List: typeof BookmarkList) => (close: () => void) => (
    <Suspense fallback={null}>
      <List
        marks={marks}
        book={exported}
        onChoose={mark => {
          close()
          go(mark)
        }}
      />
    </Suspense>
  )
  return [
    { name: 'bookmarks', label: t('reader.bookmark.list'), view: view(BookmarkList) },
    { name: 'highlights', label: t('reader.marks.highlights'), view: view(HighlightList) },
  ]
}
