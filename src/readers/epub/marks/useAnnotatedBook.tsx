import { Bookmark as BookmarkIcon, Search } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { Command } from '../../input/keys/shortcuts'
import type { SheetTab, ToolbarItem } from '../../ui/sheets/sheets'
import styles from '../annotations/Ribbon.module.css'
import type { ChapterRenderHook } from '../content/chapterRenderHook'
import type { EpubBook } from '../epubBook'
import type { BookLocation } from '../locators/bookLocations'
import type { PagerLocation } from '../locators/pagerLocation'
import { useBookSearch } from '../search/useBookSearch'
import { AnnotatedChapters, type TextSelection } from './annotatedChapters'
import { type Bookmark, locationOfAnnotation } from './annotations'
import { type Annotations, bookmarksOnPage, useAnnotations } from './useAnnotations'

type Translate = ReturnType<typeof useTranslate>

const lists = () => import('./AnnotationLists')
const BookmarkList = lazyComponent(() => lists(), 'BookmarkList')
const HighlightList = lazyComponent(() => lists(), 'HighlightList')
const SelectionMenu = lazyComponent(() => import('../annotations/SelectionMenu'), 'SelectionMenu')
const LookUpPopover = lazyComponent(
  () =>
    import('../dictionaries/lazyDictionaryComponents').then(({ lazyDictionaryComponents }) =>
      lazyDictionaryComponents(),
    ),
  'DictionaryPopover',
)

/** Parts that annotations and search add to the EPUB reader. */
export interface AnnotatedBook {
  readonly hooks: readonly ChapterRenderHook[]
  readonly tabs: readonly SheetTab[]
  readonly tools: readonly ToolbarItem[]
  /**
   * Executes a command on annotations or search results; `close` closes an open menu.
   * @returns the message to show, empty for none; undefined when the command is not handled here
   */
  readonly onDeed: (deed: Command) => { readonly said: string } | undefined
  /** Renders the overlays of the page: bookmark ribbon, search result bar, selection menu, dictionary popover. */
  readonly over: (say: (text: string) => void) => ReactNode
}

/**
 * Connects bookmarks, highlights and text search to the EPUB reader.
 * @param opened  undefined while the book is loading
 * @param location  current position; undefined until the first page is shown
 * @param goTo  goes to a position and records the previous one in the jump history
 */
export function useAnnotatedBook(
  opened: EpubBook | undefined,
  bookId: string,
  location: PagerLocation | undefined,
  goTo: (place: BookLocation) => void,
): AnnotatedBook {
  const t = useTranslate()
  const publication = opened?.publication
  const chapters = publication?.chapters
  const marks = useAnnotations(bookId, chapters)
  const marked = useMemo(() => publication && new AnnotatedChapters(publication), [publication])
  const search = useBookSearch(bookId, publication, marked, location, goTo)
  const [chosen, setChosen] = useChosen(marked, location)
  useEffect(() => marked?.setHighlights(marks.highlights), [marked, marks.highlights])
  useEffect(() => void (location && marked?.laidOut()), [marked, location])
  const onPage = location && chapters ? bookmarksOnPage(marks.bookmarks, location, chapters) : []
  const go = (mark: Bookmark) => {
    const place = locationOfAnnotation(mark, chapters ?? [])
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
    tools: annotationTools(t, onPage.length > 0),
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
        <SelectionOverlay
          chosen={chosen}
          marks={marks}
          language={publication?.language ?? ''}
          onSay={say}
          onClose={letGo}
        />
      </>
    ),
  }
}

interface SelectionOverlayProps {
  readonly chosen: TextSelection | undefined
  readonly marks: Annotations
  /** Language of the book, as BCP 47 tag; empty when it is unknown. */
  readonly language: string
  readonly onSay: (text: string) => void
  readonly onClose: () => void
}

/** Menu of the selected text, and the dictionary popover that it opens. */
function SelectionOverlay({ chosen, marks, language, onSay, onClose }: SelectionOverlayProps) {
  // Independent of the selection: the keyboard of a phone may change the layout while the user types.
  const [lookedUp, setLookedUp] = useState<{ text: string; at: DOMRect }>()
  return (
    <>
      {chosen && (
        <Suspense fallback={null}>
          <SelectionMenu
            key={chosen.mark.cfi}
            chosen={chosen}
            kept={marks.highlights.find(({ cfi }) => cfi === chosen.mark.cfi)}
            isAside={lookedUp !== undefined}
            onKeep={marks.keepHighlight}
            onRemove={marks.removeHighlight}
            onSay={onSay}
            onLookUp={() => setLookedUp({ text: chosen.mark.text, at: chosen.at })}
            onClose={onClose}
          />
        </Suspense>
      )}
      {lookedUp && (
        <Suspense fallback={null}>
          <LookUpPopover {...lookedUp} language={language} onClose={() => setLookedUp(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What is chosen, as long as the page stays where it was chosen on. */
function useChosen(marked: AnnotatedChapters | undefined, location: PagerLocation | undefined) {
  const [state, setState] = useState<{ chosen: TextSelection | undefined; here: string }>()
  const here = `${location?.place.chapter}:${location?.page}`
  const latest = useRef(here)
  latest.current = here
  const set = useCallback((chosen: TextSelection | undefined) => setState({ chosen, here: latest.current }), [])
  useEffect(() => {
    if (marked) marked.onChosen = set
  }, [marked, set])
  return [state?.here === here ? state.chosen : undefined, set] as const
}

const annotationTools = (t: Translate, isBookmarked: boolean): readonly ToolbarItem[] => [
  { icon: Search, label: t('shortcut.search'), deed: 'search' },
  {
    icon: BookmarkIcon,
    label: t(isBookmarked ? 'reader.bookmark.remove' : 'reader.bookmark.add'),
    deed: 'bookmarkPage',
    pressed: isBookmarked,
  },
]

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

function markTabs(t: Translate, marks: Annotations, { book }: EpubBook, go: (mark: Bookmark) => void): SheetTab[] {
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
