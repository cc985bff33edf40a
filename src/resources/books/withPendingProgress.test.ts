import { afterEach, expect, test } from 'vitest'
import type { Book } from '../../generated/model.schemas'
import {
  deletePendingProgress,
  type PendingProgress,
  readPendingProgress,
  storePendingProgress,
} from '../../preferences/pendingProgress'
import { withPendingProgress } from './withPendingProgress'

afterEach(() => {
  for (const userId of ['U', 'V']) readPendingProgress(userId).forEach(deletePendingProgress)
})

const TIME_MS = Date.parse('2026-11-29T10:00:00Z')

const createBook = (page?: number, readDate = '2026-11-29T09:00:00Z') =>
  ({
    id: 'B',
    media: { pagesCount: 20 },
    readProgress: page === undefined ? null : { page, completed: false, readDate },
  }) as Book

const store = (write: PendingProgress['write'], userId = 'U') =>
  storePendingProgress({ bookId: 'B', userId, time: TIME_MS, write })

const storeEpub = (locations: object) => store({ progression: { locator: { href: 'a.xhtml', locations } } })

const progressOf = (book: Book) => {
  const { readProgress } = withPendingProgress(book, 'U')
  return readProgress && { page: readProgress.page, completed: readProgress.completed }
}

test('a page that the server has not received replaces the progress of the server', () => {
  expect(progressOf(createBook())).toBeNull()
  store({ page: 6 })
  expect(progressOf(createBook())).toEqual({ page: 6, completed: false })
  expect(progressOf(createBook(2))).toEqual({ page: 6, completed: false })
  store({ page: 20 })
  expect(progressOf(createBook(2))).toEqual({ page: 20, completed: true })
})

test('newer progress of the server, and books of other users, stay unchanged', () => {
  store({ page: 6 }, 'V')
  expect(progressOf(createBook(2))).toEqual({ page: 2, completed: false })
  store({ page: 6 })
  expect(progressOf(createBook(9, '2026-11-29T11:00:00Z'))).toEqual({ page: 9, completed: false })
  expect(withPendingProgress({ ...createBook(2), id: 'C' }, 'U').readProgress?.page).toBe(2)
})

test('the position in an EPUB becomes a page number, if the progress contains the position in the whole book', () => {
  storeEpub({ progression: 0.5, totalProgression: 0.25 })
  expect(progressOf(createBook())).toEqual({ page: 5, completed: false })
  storeEpub({ progression: 1, totalProgression: 0.995 })
  expect(progressOf(createBook())).toEqual({ page: 20, completed: true })
  storeEpub({ progression: 0.5 })
  expect(progressOf(createBook())).toBeNull()
})
