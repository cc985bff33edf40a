import { useCallback, useMemo } from 'react'
import { useSyncedReaderData } from '../../sync/useSyncedReaderData'

export interface UsePageBookmarksResult {
  readonly pages: readonly number[]
  /**
   * Adds a bookmark to a page, or removes the bookmark of the page.
   * @returns whether the page now has a bookmark
   */
  readonly toggle: (page: number) => boolean
}

/**
 * Returns the bookmarks of a comic. Each bookmark has a separate storage key. Devices that change different bookmarks
 * therefore do not overwrite the changes of each other.
 */
export function usePageBookmarks(bookId: string): UsePageBookmarksResult {
  const { entries, set } = useSyncedReaderData('bookmarks', bookId)
  const pages = useMemo(() => parseBookmarkedPages(entries), [entries])
  const toggle = useCallback(
    (page: number) => {
      const isBookmarked = !pages.includes(page)
      set(getPageBookmarkKey(page), isBookmarked ? { time: new Date().toISOString() } : undefined)
      return isBookmarked
    },
    [pages, set],
  )
  return { pages, toggle }
}

/** Returns the key of the bookmark of a page in the synced map of the bookmarks. */
export const getPageBookmarkKey = (page: number): string => `page.${page}`

/**
 * Parses the numbers of the bookmarked pages from the keys of `entries`, for example from `page.12`. Returns the
 * numbers in ascending order.
 */
export function parseBookmarkedPages(entries: ReadonlyMap<string, unknown>): readonly number[] {
  const numbers = [...entries.keys()].flatMap(key => (/^page\.[1-9]\d*$/.test(key) ? Number(key.slice(5)) : []))
  return numbers.sort((a, b) => a - b)
}
