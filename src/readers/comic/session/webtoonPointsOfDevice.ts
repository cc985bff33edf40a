import { readLocalStorage } from '../../../preferences/localStorageAccess'
import type { WebtoonScrollAnchor } from './loadComic'

interface StoredWebtoonPoint {
  /**
   * Page of the reading progress at the time when `point` was stored. Can differ from the page in `point`, which is the
   * page at the top of the view.
   */
  readonly page: number
  readonly point: WebtoonScrollAnchor
}

/**
 * Returns the last scroll position of a user in a webtoon on this device.
 * @param page page on which the book opens, counted from 1
 * @returns undefined if no scroll position is stored, or if the reading progress was on another page when the scroll
 *   position was stored
 */
export function readWebtoonPoint(userId: string, bookId: string, page: number): WebtoonScrollAnchor | undefined {
  const stored = readWebtoonPoints(userId)[bookId] as Partial<StoredWebtoonPoint> | undefined
  const { page: pageOfPoint, fraction } = stored?.point ?? {}
  if (stored?.page !== page || !Number.isInteger(pageOfPoint)) return undefined
  return typeof fraction === 'number' && fraction >= 0 && fraction <= 1 ? stored.point : undefined
}

/** Returns the storage key of the scroll positions of a user. */
export const getWebtoonPointsKey = (userId: string): string => `webtoonPoints.${userId}`

/** Returns the stored scroll positions of a user by book id. The oldest scroll position comes first. */
export function readWebtoonPoints(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(getWebtoonPointsKey(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
