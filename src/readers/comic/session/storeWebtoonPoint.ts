import { writeLocalStorage } from '../../../preferences/localStorageAccess'
import type { WebtoonScrollAnchor } from './loadComic'
import { getWebtoonPointsKey, readWebtoonPoints } from './webtoonPointsOfDevice'

/** Maximum number of books per user for which a scroll position is stored. */
const MAX_STORED_POINTS = 100

/**
 * Stores the scroll position at which a user has stopped reading a webtoon. The server can store only a page.
 * @param page page of the reading progress, counted from 1
 * @param point scroll position; undefined deletes the stored scroll position of the book
 */
export function storeWebtoonPoint(
  userId: string,
  bookId: string,
  page: number,
  point: WebtoonScrollAnchor | undefined,
): void {
  const others = Object.entries(readWebtoonPoints(userId)).filter(([id]) => id !== bookId)
  if (!point && others.length === Object.keys(readWebtoonPoints(userId)).length) return
  const entries = point ? [...others, [bookId, { page, point }] as const] : others
  const newest = entries.slice(-MAX_STORED_POINTS)
  writeLocalStorage(
    getWebtoonPointsKey(userId),
    newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : undefined,
  )
}
