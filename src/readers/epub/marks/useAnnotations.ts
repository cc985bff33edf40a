import { useMemo } from 'react'
import { useSyncedData } from '../../sync/useSyncedData'
import type { PagerLocation } from '../locators/pagerLocation'
import type { SpineItem } from '../publication'
import { type Bookmark, type Highlight, locationOfAnnotation, parseBookmarks, parseHighlights } from './annotations'

/** Annotations of a book, and functions that change them. Storing replaces the annotation with the same CFI. */
export interface Annotations {
  readonly bookmarks: readonly Bookmark[]
  readonly highlights: readonly Highlight[]
  readonly keepBookmark: (mark: Bookmark) => void
  readonly removeBookmark: (mark: Bookmark) => void
  readonly keepHighlight: (mark: Highlight) => void
  readonly removeHighlight: (mark: Bookmark) => void
}

/**
 * Reads and changes the synced annotations of a book.
 * @param chapters  reading order; undefined while the book is loading, which yields no annotations
 */
export function useAnnotations(bookId: string, chapters: readonly SpineItem[] | undefined): Annotations {
  const kept = useSyncedData('bookmarks', chapters && bookId)
  const coloured = useSyncedData('highlights', chapters && bookId)
  return useMemo(
    () => ({
      bookmarks: parseBookmarks(kept.entries, chapters ?? []),
      highlights: parseHighlights(coloured.entries, chapters ?? []),
      keepBookmark: mark => kept.set(mark.cfi, mark),
      removeBookmark: mark => kept.set(mark.cfi, undefined),
      keepHighlight: mark => coloured.set(mark.cfi, mark),
      removeHighlight: mark => coloured.set(mark.cfi, undefined),
    }),
    [kept.entries, kept.set, coloured.entries, coloured.set, chapters],
  )
}

/** Returns the bookmarks whose position is on the current page. */
export function bookmarksOnPage(
  marks: readonly Bookmark[],
  { shows }: Pick<PagerLocation, 'shows'>,
  chapters: readonly SpineItem[],
): Bookmark[] {
  return marks.filter(mark => {
    const place = locationOfAnnotation(mark, chapters)
    return place !== undefined && shows(place)
  })
}
