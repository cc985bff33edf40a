import { useMemo } from 'react'
import { useKept } from '../../useKept'
import type { PagerLocation } from '../pagerLocation'
import type { Chapter } from '../publication'
import { type Bookmark, bookmarksFrom, type Highlight, highlightsFrom, placeOfMark } from './marks'

/** What a person marked in a book, and how that is changed. */
export interface Marks {
  readonly bookmarks: readonly Bookmark[]
  readonly highlights: readonly Highlight[]
  readonly keepBookmark: (mark: Bookmark) => void
  readonly removeBookmark: (mark: Bookmark) => void
  readonly keepHighlight: (mark: Highlight) => void
  readonly removeHighlight: (mark: Bookmark) => void
}

/** @param chapters  of the book; undefined while it is opened */
export function useMarks(bookId: string, chapters: readonly Chapter[] | undefined): Marks {
  const kept = useKept('bookmarks', chapters && bookId)
  const coloured = useKept('highlights', chapters && bookId)
  return useMemo(
    () => ({
      bookmarks: bookmarksFrom(kept.entries, chapters ?? []),
      highlights: highlightsFrom(coloured.entries, chapters ?? []),
      keepBookmark: mark => kept.set(mark.cfi, mark),
      removeBookmark: mark => kept.set(mark.cfi, undefined),
      keepHighlight: mark => coloured.set(mark.cfi, mark),
      removeHighlight: mark => coloured.set(mark.cfi, undefined),
    }),
    [kept.entries, kept.set, coloured.entries, coloured.set, chapters],
  )
}

/** The bookmarks that lie on what is shown, however it is laid out. */
export function bookmarksOn(
  marks: readonly Bookmark[],
  { shows }: Pick<PagerLocation, 'shows'>,
  chapters: readonly Chapter[],
): Bookmark[] {
  return marks.filter(mark => {
    const place = placeOfMark(mark, chapters)
    return place !== undefined && shows(place)
  })
}
