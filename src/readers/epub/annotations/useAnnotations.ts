import { useMemo } from 'react'
import { getAnnotationNoteKey } from '../../../preferences/annotations/annotationEntryKeys'
import { type UseSyncedReaderDataResult, useSyncedReaderData } from '../../sync/useSyncedReaderData'
import type { SpineItem } from '../epubPublication'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import {
  type EpubBookmark,
  getEpubLocationOfAnnotation,
  parseStoredEpubBookmarks,
  parseStoredHighlights,
  type TextHighlight,
} from './epubAnnotations'

/**
 * Bookmarks and highlights of a book, and functions that store and remove them. Storing an annotation replaces an
 * existing annotation with the same CFI.
 */
export interface UseAnnotationsResult {
  readonly bookmarks: readonly EpubBookmark[]
  readonly highlights: readonly TextHighlight[]
  readonly storeBookmark: (annotation: EpubBookmark) => void
  readonly removeBookmark: (annotation: EpubBookmark) => void
  readonly storeHighlight: (annotation: TextHighlight) => void
  readonly removeHighlight: (annotation: EpubBookmark) => void
}

/**
 * Returns the bookmarks and highlights of a book, and functions that change them. The bookmarks and highlights are
 * synced with other devices.
 * @param chapters  reading order; undefined while the book is loading
 */
export function useAnnotations(bookId: string, chapters: readonly SpineItem[] | undefined): UseAnnotationsResult {
  const { entries: bookmarkEntries, set: setBookmark } = useSyncedReaderData('bookmarks', chapters && bookId)
  const { entries, set } = useSyncedReaderData('highlights', chapters && bookId)
  const bookmarks = useMemo(
    () => parseStoredEpubBookmarks(bookmarkEntries, chapters ?? []),
    [bookmarkEntries, chapters],
  )
  // Bookmarks and highlights are parsed separately. Otherwise, each new bookmark would repaint all highlights.
  const highlights = useMemo(() => parseStoredHighlights(entries, chapters ?? []), [entries, chapters])
  return useMemo(
    () => ({
      bookmarks,
      highlights,
      storeBookmark: annotation => setBookmark(annotation.cfi, annotation),
      removeBookmark: annotation => setBookmark(annotation.cfi, undefined),
      storeHighlight: annotation => storeHighlight({ entries, set }, annotation),
      removeHighlight: annotation => removeHighlight({ entries, set }, annotation),
    }),
    [bookmarks, highlights, setBookmark, entries, set],
  )
}

/**
 * Stores a new or changed highlight. The color and the note have separate entries in the synced map. Writes only the
 * entries whose values have changed, because the merge of an unchanged entry could revert a change by another device.
 */
function storeHighlight({ entries, set }: UseSyncedReaderDataResult, highlight: TextHighlight): void {
  const { cfi, colour, note } = highlight
  const noteKey = getAnnotationNoteKey(cfi)
  const stored = entries.get(cfi) as Partial<TextHighlight> | undefined
  if (stored?.colour !== colour) set(cfi, highlight)
  if (note !== (entries.get(noteKey) ?? stored?.note ?? '')) set(noteKey, note)
}

function removeHighlight({ entries, set }: UseSyncedReaderDataResult, { cfi }: EpubBookmark): void {
  const noteKey = getAnnotationNoteKey(cfi)
  set(cfi, undefined)
  if (entries.has(noteKey)) set(noteKey, undefined)
}

/** Returns the bookmarks on the visible page. */
export function filterBookmarksOnVisiblePage(
  bookmarks: readonly EpubBookmark[],
  { shows }: Pick<VisibleEpubLocation, 'shows'>,
  chapters: readonly SpineItem[],
): EpubBookmark[] {
  return bookmarks.filter(annotation => {
    const location = getEpubLocationOfAnnotation(annotation, chapters)
    return location !== undefined && shows(location)
  })
}
