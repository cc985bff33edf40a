import { useCallback, useMemo } from 'react'
import { useSyncedReaderData } from '../../sync/useSyncedReaderData'

export interface UsePageBookmarksResult {
  readonly pages: readonly number[]
  /**
   * Adds or removes a bookmark.
   * @returns whether the page now has a bookmark
   */
  readonly toggle: (page: number) => boolean
}

/**
 * Returns the bookmarks of a comic. Each bookmark is stored under its own key, so changes on several devices do not
 * overwrite each other.
 */
export function usePageBookmarks(bookId: string): UsePageBookmarksResult {
  const { entries, set } = useSyncedReaderData('bookmarks', bookId)
  const pages = useMemo(() => parseBookmarkedPages(entries), [entries])
  const toggle = useCallback(
    (page: number) => {
      const isBookmarked = !pages.includes(page)
      set(`page.${page}`, isBookmarked ? { time: new Date().toISOString() } : undefined)
      return isBookmarked
    },
    [pages, set],
  )
  return { pages, toggle }
}

/** Parses the numbers of the bookmarked pages, in order. */
export function parseBookmarkedPages(entries: ReadonlyMap<string, unknown>): readonly number[] {
  const numbers = [...entries.keys()].flatMap(key => (/^page\.[1-9]\d*$/.test(key) ? Number(key.slice(5)) : []))
  return numbers.sort((a, b) => a - b)
}
