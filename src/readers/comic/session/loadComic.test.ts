import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../../tests/harness/createTestRecords'
import { isSameBookFile } from '../../../api/records/bookFileFingerprint'
import { getDisplayablePageImageUrl } from '../../../api/urls/bookPageImageUrls'
import type { Book } from '../../../generated/model.schemas'
import { translate } from '../../../language/interfaceLanguage'
import {
  fetchPageImageFailureReason,
  getFirstVisiblePageOfComicPosition,
  getPageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
  loadComic,
  toOpenBookResultOfLoadedComic,
} from './loadComic'
import { resolveComicStartPage } from './resolveComicStartPage'

vi.mock('../../../generated/books/books', async original => ({
  ...(await original<object>()),
  getBookPage: async () => ({}),
}))

afterEach(() => vi.unstubAllGlobals())

const book = (page?: number, completed = false) =>
  ({ media: { pagesCount: 20 }, readProgress: page === undefined ? null : { page, completed } }) as unknown as Book

describe('opening position of a comic', () => {
  test('is the requested page if the book has this page', () => {
    expect(resolveComicStartPage(book(5), 7)).toBe(7)
    expect([0, -3].map(page => resolveComicStartPage(book(5), page))).toEqual([5, 5])
  })
  test('is the last page if the requested page is beyond the end', () => {
    expect([21, 999].map(page => resolveComicStartPage(book(5), page))).toEqual([20, 20])
    expect(resolveComicStartPage({ media: { pagesCount: 0 }, readProgress: null } as unknown as Book, 999)).toBe(1)
  })
  test('is the stored page, or the first page if no page is stored', () => {
    expect(resolveComicStartPage(book(5), undefined)).toBe(5)
    expect(resolveComicStartPage(book(), undefined)).toBe(1)
    expect(resolveComicStartPage(book(99), undefined)).toBe(20)
  })
  test('is the first page for a completed book', () => {
    expect(resolveComicStartPage(book(20, true), undefined)).toBe(1)
  })
  test("prefers pending progress on this device over the server's progress", () => {
    const pendingProgress = { bookId: 'B', userId: 'U', time: 0, write: { page: 9 } }
    expect(getPageOfComicPosition(toOpenBookResultOfLoadedComic(book(5), undefined, pendingProgress).position)).toBe(9)
    expect(getPageOfComicPosition(toOpenBookResultOfLoadedComic(book(5), 3, pendingProgress).position)).toBe(3)
  })
  test('restores the point of a webtoon after a reload', () => {
    const point = { page: 8, fraction: 0.4 }
    const { position } = toOpenBookResultOfLoadedComic(book(5), 7, undefined, { point })
    expect([
      getPageOfComicPosition(position),
      getFirstVisiblePageOfComicPosition(position),
      getScrollAnchorOfWebtoonPosition(position),
    ]).toEqual([7, 7, point])
  })
  test('restores the point that this device has stored for the page of the progress', () => {
    const pointOfPage = (page: number) => (page === 5 ? { page: 4, fraction: 0.7 } : undefined)
    const pointOf = (
      ...[progress, requestedPage, pending, restored]: Parameters<typeof toOpenBookResultOfLoadedComic>
    ) =>
      getScrollAnchorOfWebtoonPosition(
        toOpenBookResultOfLoadedComic(progress, requestedPage, pending, restored, pointOfPage).position,
      )
    const pendingProgress = { bookId: 'B', userId: 'U', time: 0, write: { page: 5 } }
    expect(pointOf(book(5))).toEqual({ page: 4, fraction: 0.7 })
    expect(pointOf(book(6), undefined, pendingProgress)).toEqual({ page: 4, fraction: 0.7 })
    expect(pointOf(book(6))).toBeUndefined()
    expect(pointOf(book(5), 5)).toBeUndefined()
    expect(pointOf(book(5), undefined, undefined, { point: { page: 5, fraction: 0 } })).toEqual({
      page: 5,
      fraction: 0,
    })
    const readPoint = vi.fn()
    toOpenBookResultOfLoadedComic(book(1, true), undefined, undefined, undefined, readPoint)
    expect(readPoint).not.toHaveBeenCalled()
  })
})

test('requests conversion only for page formats that browsers cannot show', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', '', undefined])
    expect(getDisplayablePageImageUrl('B', 3, type)).not.toContain('convert')
  for (const type of ['image/jxl', 'image/tiff', 'application/pdf'])
    expect(getDisplayablePageImageUrl('B', 3, type)).toMatch(/pages\/3\?convert=jpeg$/)
})

test('compares files by their hash, or by their modification time while a hash is missing', () => {
  const file = (fileHash: string, fileLastModified = 'then') => ({ fileHash, fileLastModified }) as Book
  expect(isSameBookFile(file(''), file('a'))).toBe(true)
  expect(isSameBookFile(file('a'), file('a', 'now'))).toBe(true)
  expect(isSameBookFile(file('a'), file('b'))).toBe(false)
  expect(isSameBookFile(file('a'), file('', 'now'))).toBe(false)
})

test('reports that an image is unreadable when the server can deliver the page', async () => {
  expect(await fetchPageImageFailureReason('B', 3)).toBe(translate('reader.page.unreadable'))
})

describe('the calls of an opening comic', () => {
  const sent: string[] = []
  /** Stubs a server that responds only to the paths in `responses`. */
  const respondOnlyTo = (responses: Record<string, unknown>) => {
    sent.length = 0
    vi.stubGlobal('location', new URL('http://longbox.test/'))
    vi.stubGlobal('fetch', (url: string) => {
      const { pathname } = new URL(url, 'http://longbox.test')
      sent.push(pathname)
      const body = responses[pathname]
      return body ? Promise.resolve(Response.json(body)) : new Promise<Response>(() => {})
    })
  }

  test('are sent at once, while the server responds to none of them', async () => {
    respondOnlyTo({})
    void loadComic('B', () => {})
    await vi.waitFor(() => expect(sent.sort()).toEqual(['/api/v1/books/B', '/api/v1/books/B/pages']))
  })

  test('include the series as soon as the book has arrived, while the list of pages does not arrive', async () => {
    respondOnlyTo({ '/api/v1/books/B': createTestBook({ id: 'B', seriesId: 'S' }) })
    void loadComic('B', () => {})
    await vi.waitFor(() => expect(sent).toContain('/api/v1/series/S'))
  })
})
