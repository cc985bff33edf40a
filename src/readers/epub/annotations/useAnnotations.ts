import { useMemo } from 'react'
import { useSyncedData } from '../../sync/useSyncedData'
import type { VisibleLocation } from '../locators/visibleLocation'
import type { SpineItem } from '../publication'
import { type Bookmark, type Highlight, locationOfAnnotation, parseBookmarks, parseHighlights } from './annotations'

/** Annotations of a book, and functions that change them. Storing replaces the annotation with the same CFI. */
export interface BookAnnotations {
  readonly bookmarks: readonly Bookmark[]
  readonly highlights: readonly Highlight[]
  readonly storeBookmark: (annotation: Bookmark) => void
  readonly removeBookmark: (annotation: Bookmark) => void
  readonly storeHighlight: (annotation: Highlight) => void
  readonly removeHighlight: (annotation: Bookmark) => void
}

/**
 * Reads and changes the synced annotations of a book.
 * @param chapters  reading order; undefined while the book is loading, which yields no annotations
 */
export function useAnnotations(bookId: string, chapters: readonly SpineItem[] | undefined): BookAnnotations {
  const bookmarkStore = useSyncedData('bookmarks', chapters && bookId)
  const highlightStore = useSyncedData('highlights', chapters && bookId)
  return useMemo(
    () => ({
      bookmarks: parseBookmarks(bookmarkStore.entries, chapters ?? []),
      highlights: parseHighlights(highlightStore.entries, chapters ?? []),
      storeBookmark: annotation => bookmarkStore.set(annotation.cfi, annotation),
      removeBookmark: annotation => bookmarkStore.set(annotation.cfi, undefined),
      storeHighlight: annotation => highlightStore.set(annotation.cfi, annotation),
      removeHighlight: annotation => highlightStore.set(annotation.cfi, undefined),
    }),
    [bookmarkStore.entries, bookmarkStore.set, highlightStore.entries, highlightStore.set, chapters],
  )
}

/** Returns the bookmarks whose position is on the current page. */
export function bookmarksOnPage(
  bookmarks: readonly Bookmark[],
  { shows }: Pick<VisibleLocation, 'shows'>,
  chapters: readonly SpineItem[],
): Bookmark[] {
  return bookmarks.filter(annotation => {
    const location = locationOfAnnotation(annotation, chapters)
    return location !== undefined && shows(location)
  })
}
