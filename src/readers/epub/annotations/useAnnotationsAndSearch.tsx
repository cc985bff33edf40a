import { Bookmark as BookmarkIcon, Search } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { ContentsSheetTab, ReaderToolbarItem } from '../../ui/sheets/readerSheetAndMenuDefinitions'
import type { ChapterRenderHook } from '../content/chapterRenderHook'
import type { SpineItem } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { useBookTextSearch } from '../search/useBookTextSearch'
import styles from './BookmarkRibbon.module.css'
import { ChapterAnnotator } from './chapterAnnotator'
import { type EpubBookmark, getEpubLocationOfAnnotation } from './epubAnnotations'
import type { TextSelection } from './textSelection/textSelection'
import { useTextSelection } from './textSelection/useTextSelection'
import { filterBookmarksOnVisiblePage, type UseAnnotationsResult, useAnnotations } from './useAnnotations'

type TranslateFunction = ReturnType<typeof useTranslate>

const importAnnotationLists = () => import('./list/AnnotationLists')
const EpubBookmarkList = lazyComponent(() => importAnnotationLists(), 'EpubBookmarkList')
const HighlightList = lazyComponent(() => importAnnotationLists(), 'HighlightList')
const TextSelectionMenu = lazyComponent(() => import('./textSelection/TextSelectionMenu'), 'TextSelectionMenu')
const DictionaryPopover = lazyComponent(
  () =>
    import('../dictionaries/loadDictionaryComponents').then(({ loadDictionaryComponents }) =>
      loadDictionaryComponents(),
    ),
  'DictionaryPopover',
)

/**
 * Chapter hooks, tabs, toolbar buttons and overlays for annotations and text search. `chapterHooks` run for each
 * visible chapter.
 */
export interface UseAnnotationsAndSearchResult {
  readonly chapterHooks: readonly ChapterRenderHook[]
  readonly tabs: readonly ContentsSheetTab[]
  readonly toolbarItems: readonly ReaderToolbarItem[]
  /**
   * Executes a command that concerns bookmarks, the selection menu or the search. `close` closes the open menu or the
   * search.
   * @returns the message to show, which may be empty. Returns undefined for all other commands, and for `close` if
   *   nothing is open.
   */
  readonly onCommand: (command: ReaderCommand) => { readonly message: string } | undefined
  /** Closes the menu of a selected text or a tapped highlight. Returns whether the menu was open. */
  readonly closeSelectionMenu: () => boolean
  /** Renders the overlays of annotations and search: bookmark ribbon, search results, selection menu and dictionary. */
  readonly renderOverlays: (showMessage: (text: string) => void) => ReactNode
}

/**
 * Adds bookmarks, highlights and text search to the EPUB reader.
 * @param opened  loaded book; undefined while the book is loading
 * @param location  current location; undefined until the first page is shown
 * @param goTo  goes to a location and stores the previous location, so that the user can return to it
 */
export function useAnnotationsAndSearch(
  opened: LoadedEpub | undefined,
  bookId: string,
  location: VisibleEpubLocation | undefined,
  goTo: (target: EpubLocation) => void,
): UseAnnotationsAndSearchResult {
  const t = useTranslate()
  const publication = opened?.publication
  const chapters = publication?.chapters
  const annotations = useAnnotations(bookId, chapters)
  const annotator = useMemo(() => publication && new ChapterAnnotator(publication), [publication])
  const search = useBookTextSearch(bookId, publication, annotator, location, goTo)
  const selection = useTextSelection(annotator, location)
  const noteLabel = t('reader.marks.note')
  useEffect(
    () => annotator?.setHighlights(annotations.highlights, noteLabel),
    [annotator, annotations.highlights, noteLabel],
  )
  useEffect(() => void (location && annotator?.repaintAfterLayout()), [annotator, location])
  const pageBookmark = usePageBookmark(annotations, annotator, location, chapters)
  const goToAnnotation = (annotation: EpubBookmark) => {
    const target = getEpubLocationOfAnnotation(annotation, chapters ?? [])
    if (target) goTo(target)
  }
  const clearSelection = () => annotator?.clearSelection()
  const closeSelectionMenu = () => {
    if (!selection) return false
    clearSelection()
    return true
  }

  return {
    chapterHooks: useMemo(() => (annotator ? [annotator.hook] : []), [annotator]),
    tabs: opened ? [...createAnnotationTabs(t, annotations, opened, goToAnnotation), search.tab] : [],
    toolbarItems: annotationTools(t, pageBookmark.isSet),
    onCommand: command => {
      if (command === 'bookmarkPage') return { message: pageBookmark.toggle() }
      if (command === 'close' && closeSelectionMenu()) return { message: '' }
      return search.onCommand(command)
    },
    closeSelectionMenu,
    renderOverlays: showMessage => (
      <>
        {pageBookmark.isSet && <BookmarkRibbon />}
        {search.bar}
        <SelectionOverlay
          selection={selection}
          annotations={annotations}
          language={publication?.language ?? ''}
          onMessage={showMessage}
          onClose={clearSelection}
        />
      </>
    ),
  }
}

/** Returns whether the visible page has a bookmark, and a function that adds or removes the bookmark of the page. */
function usePageBookmark(
  annotations: UseAnnotationsResult,
  annotator: ChapterAnnotator | undefined,
  location: VisibleEpubLocation | undefined,
  chapters: readonly SpineItem[] | undefined,
) {
  const t = useTranslate()
  const pageBookmarks =
    location && chapters ? filterBookmarksOnVisiblePage(annotations.bookmarks, location, chapters) : []
  const isSet = pageBookmarks.length > 0
  const toggle = (): string => {
    const chapter = location && chapters?.[location.start.chapter]
    if (!chapter || !annotator) return ''
    for (const annotation of pageBookmarks) annotations.removeBookmark(annotation)
    if (isSet) return t('reader.marks.bookmarkRemoved')
    annotations.storeBookmark(annotator.createBookmark(chapter, location.start.cfi, location.start.progression))
    return t('reader.marks.bookmarkSet')
  }
  return { isSet, toggle }
}

interface SelectionOverlayProps {
  readonly selection: TextSelection | undefined
  readonly annotations: UseAnnotationsResult
  /** Language of the book as a BCP 47 tag. Empty if unknown. */
  readonly language: string
  readonly onMessage: (text: string) => void
  readonly onClose: () => void
}

function SelectionOverlay({ selection, annotations, language, onMessage, onClose }: SelectionOverlayProps) {
  // Copy of the selected text and of its position. The copy is necessary because the selection can disappear when the
  // on-screen keyboard opens.
  const [lookUpRequest, setLookUpRequest] = useState<{ text: string; at: DOMRect }>()
  return (
    <>
      {selection && (
        <Suspense fallback={null}>
          <TextSelectionMenu
            key={selection.mark.cfi}
            selection={selection}
            highlight={annotations.highlights.find(({ cfi }) => cfi === selection.mark.cfi)}
            isCovered={lookUpRequest !== undefined}
            onStore={annotations.storeHighlight}
            onRemove={annotations.removeHighlight}
            onMessage={onMessage}
            onLookUp={() => setLookUpRequest({ text: selection.mark.text, at: selection.rect })}
            onClose={onClose}
          />
        </Suspense>
      )}
      {lookUpRequest && (
        <Suspense fallback={null}>
          <DictionaryPopover {...lookUpRequest} language={language} onClose={() => setLookUpRequest(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const annotationTools = (t: TranslateFunction, isBookmarked: boolean): readonly ReaderToolbarItem[] => [
  { icon: Search, label: t('shortcut.search'), command: 'search' },
  {
    icon: BookmarkIcon,
    label: t(isBookmarked ? 'reader.bookmark.remove' : 'reader.bookmark.add'),
    command: 'bookmarkPage',
    pressed: isBookmarked,
  },
]

function BookmarkRibbon() {
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

function createAnnotationTabs(
  t: TranslateFunction,
  annotations: UseAnnotationsResult,
  { book, publication }: LoadedEpub,
  goToAnnotation: (annotation: EpubBookmark) => void,
): ContentsSheetTab[] {
  const exportBook = {
    id: book.id,
    title: book.metadata.title,
    series: book.seriesTitle,
    authors: [...new Set(book.metadata.authors.map(({ name }) => name))],
  }
  const view = (List: typeof EpubBookmarkList) => (close: () => void) => (
    <Suspense fallback={null}>
      <List
        annotations={annotations}
        book={exportBook}
        hasTarget={annotation => getEpubLocationOfAnnotation(annotation, publication.chapters) !== undefined}
        onSelect={annotation => {
          close()
          goToAnnotation(annotation)
        }}
      />
    </Suspense>
  )
  return [
    { name: 'bookmarks', label: t('reader.bookmark.list'), view: view(EpubBookmarkList) },
    { name: 'highlights', label: t('reader.marks.highlights'), view: view(HighlightList) },
  ]
}
