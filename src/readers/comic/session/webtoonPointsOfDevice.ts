import { readLocalStorage, writeLocalStorage } from '../../../preferences/localStorageAccess'
import type { WebtoonScrollAnchor } from './loadComic'

/** Maximum number of books per user for which a scroll position is stored. */
const MAX_STORED_POINTS = 100

interface StoredWebtoonPoint {
  /**
   * Page of the reading progress when `point` was stored. The page in `point` is the page at the top of the view, which
   * may be a different page.
   */
  readonly page: number
  readonly point: WebtoonScrollAnchor
}

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
  const others = Object.entries(readPoints(userId)).filter(([id]) => id !== bookId)
  if (!point && others.length === Object.keys(readPoints(userId)).length) return
  const entries = point ? [...others, [bookId, { page, point }] as const] : others
  const newest = entries.slice(-MAX_STORED_POINTS)
  writeLocalStorage(storageKeyOf(userId), newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : undefined)
}

/**
 * Returns the scroll position at which a user has stopped reading a webtoon on this device.
 * @param page page on which the book opens, counted from 1
 * @returns undefined if no scroll position is stored, or if it was stored with the reading progress on a different page
 */
export function readWebtoonPoint(userId: string, bookId: string, page: number): WebtoonScrollAnchor | undefined {
  const stored = readPoints(userId)[bookId] as Partial<StoredWebtoonPoint> | undefined
  const { page: pageOfPoint, fraction } = stored?.point ?? {}
  if (stored?.page !== page || !Number.isInteger(pageOfPoint)) return undefined
  return typeof fraction === 'number' && fraction >= 0 && fraction <= 1 ? stored.point : undefined
}

const storageKeyOf = (userId: string) => `webtoonPoints.${userId}`

/** Returns the stored scroll positions of a user by book id. The oldest scroll position comes first. */
function readPoints(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(storageKeyOf(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
