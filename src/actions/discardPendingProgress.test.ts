import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { sessionAccountCheckState } from '../api/account/sessionAccountCheckState'
import { getBook, listBooks, updateBookReadProgress } from '../generated/books/books.calls'
import type { Book } from '../generated/model.schemas'
import { markSeriesUnread } from '../generated/series/series.calls'
import { deletePendingProgress, readPendingProgress, storePendingProgress } from '../preferences/pendingProgress'
import { getPerRecordActionDefinition } from './perRecordActionDefinitions'

const { server, signInAs } = createScreenTestServer()
let userId: string
let books: Book[]
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  userId = signInAs('reader') ?? ''
  sessionAccountCheckState.expected = userId
  books = (await listBooks({}, { unpaged: true })).content
})
beforeEach(() => {
  for (const { id } of books.slice(0, 30))
    storePendingProgress({ bookId: id, userId, time: Date.now(), write: { page: 2 } })
})
afterEach(() => server.resetHandlers())
afterAll(() => {
  sessionAccountCheckState.expected = undefined
  server.close()
})

const listPendingBookIds = () =>
  readPendingProgress(userId)
    .map(({ bookId }) => bookId)
    .toSorted()
const listOtherBookIds = (isMarked: (book: Book) => boolean) =>
  books
    .slice(0, 30)
    .filter(book => !isMarked(book))
    .map(({ id }) => id)
    .toSorted()

test.each(['markRead', 'markUnread'] as const)('%s discards pending progress of the marked book only', async name => {
  const id = books[0]?.id ?? ''
  const action = getPerRecordActionDefinition(name).calls.books
  if (action && 'call' in action) await action.call(id)
  expect(listPendingBookIds()).toEqual(listOtherBookIds(book => book.id === id))
})

test.each(['markRead', 'markUnread'] as const)(
  '%s discards pending progress of all books of the series',
  async name => {
    const seriesId = books[0]?.seriesId ?? ''
    const action = getPerRecordActionDefinition(name).calls.series
    if (action && 'call' in action) await action.call(seriesId)
    expect(listPendingBookIds()).toEqual(listOtherBookIds(book => book.seriesId === seriesId))
  },
)

test('preserves pending progress if the call fails', async () => {
  server.use(http.delete('*/api/v1/books/:id/read-progress', () => new HttpResponse(null, { status: 500 })))
  const action = getPerRecordActionDefinition('markUnread').calls.books
  if (action && 'call' in action) await expect(action.call(books[0]?.id ?? '')).rejects.toMatchObject({ status: 500 })
  expect(listPendingBookIds()).toEqual(listOtherBookIds(() => false))
})

test.each(['books', 'series'] as const)('undo of marked %s restores the discarded pending progress', async resource => {
  const id = (resource === 'books' ? books[0]?.id : books[0]?.seriesId) ?? ''
  const { calls, createUndoSnapshot } = getPerRecordActionDefinition('markRead')
  const action = calls[resource]
  const snapshot = createUndoSnapshot?.[resource]?.()
  const before = listPendingBookIds()
  await snapshot?.capture(id)
  if (action && 'call' in action) await action.call(id)
  expect(listPendingBookIds().length).toBeLessThan(before.length)
  const restoredAt = Date.now()
  await snapshot?.restore(id)
  expect(listPendingBookIds()).toEqual(before)
  const restored = readPendingProgress(userId).find(({ bookId }) => bookId === books[0]?.id)
  expect(restored?.write).toEqual({ page: 2 })
  expect(restored?.time).toBeGreaterThan(restoredAt)
})

test('undo does not restore discarded progress if newer progress was sent to the server', async () => {
  const id = books[0]?.id ?? ''
  const { calls, createUndoSnapshot } = getPerRecordActionDefinition('markRead')
  const snapshot = createUndoSnapshot?.books?.()
  await snapshot?.capture(id)
  if (calls.books && 'call' in calls.books) await calls.books.call(id)
  await updateBookReadProgress(id, { page: 3 })
  await snapshot?.restore(id)
  expect(listPendingBookIds()).not.toContain(id)
  expect((await getBook(id)).readProgress).toMatchObject({ page: 3, completed: false })
})

test('undo does not restore progress that an earlier marking has discarded', async () => {
  const id = books[0]?.id ?? ''
  const markRead = getPerRecordActionDefinition('markRead').calls.books
  if (markRead && 'call' in markRead) await markRead.call(id)
  await updateBookReadProgress(id, { page: 3 })
  const { calls, createUndoSnapshot } = getPerRecordActionDefinition('markUnread')
  const snapshot = createUndoSnapshot?.books?.()
  await snapshot?.capture(id)
  if (calls.books && 'call' in calls.books) await calls.books.call(id)
  await snapshot?.restore(id)
  expect(listPendingBookIds()).not.toContain(id)
  expect((await getBook(id)).readProgress).toMatchObject({ page: 3, completed: false })
})

const markSeriesReadAndUndo = async (seriesId: string, failOnce: () => void) => {
  const { calls, createUndoSnapshot } = getPerRecordActionDefinition('markRead')
  const snapshot = createUndoSnapshot?.series?.()
  await snapshot?.capture(seriesId)
  if (calls.series && 'call' in calls.series) await calls.series.call(seriesId)
  failOnce()
  await expect(snapshot?.restore(seriesId)).rejects.toMatchObject({ status: 502 })
  await snapshot?.restore(seriesId)
}

test('a second undo restores all discarded progress after the first undo has failed for a book', async () => {
  const seriesId = books[0]?.seriesId ?? ''
  const [first, second] = books.filter(book => book.seriesId === seriesId).map(({ id }) => id)
  await markSeriesUnread(seriesId)
  for (const id of [first, second]) await updateBookReadProgress(id ?? '', { page: 3 })
  const before = listPendingBookIds()
  const fail = http.patch(`*/api/v1/books/${first}/read-progress`, () => new HttpResponse(null, { status: 502 }), {
    once: true,
  })
  await markSeriesReadAndUndo(seriesId, () => server.use(fail))
  expect(listPendingBookIds()).toEqual(before)
})

test('a second undo restores discarded progress after the response of the first undo was lost', async () => {
  const seriesId = books[0]?.seriesId ?? ''
  await markSeriesUnread(seriesId)
  const before = listPendingBookIds()
  const loseResponse = async () => {
    await markSeriesUnread(seriesId)
    return new HttpResponse(null, { status: 502 })
  }
  await markSeriesReadAndUndo(seriesId, () =>
    server.use(http.delete('*/api/v1/series/:id/read-progress', loseResponse, { once: true })),
  )
  expect(listPendingBookIds()).toEqual(before)
})

test('fetches a deleted book with pending progress only once, not for each marked series', async () => {
  const seriesIds = [...new Set(books.map(({ seriesId }) => seriesId))].slice(0, 3)
  const deleted = { bookId: 'deleted', userId, time: Date.now(), write: { page: 2 } }
  storePendingProgress(deleted)
  const fetched = vi.fn(() => new HttpResponse(null, { status: 404 }))
  server.use(http.get('*/api/v1/books/deleted', fetched))
  const action = getPerRecordActionDefinition('markRead').calls.series
  for (const id of seriesIds) if (action && 'call' in action) await action.call(id)
  deletePendingProgress(deleted)
  expect(fetched).toHaveBeenCalledTimes(1)
})
