import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { updateBookReadProgress } from '../generated/books/books.calls'
import { getBooksOfSeries, getSeries, listSeries, markSeriesRead } from '../generated/series/series.calls'
import { createSeriesReadStatusSnapshot } from './readStatusSnapshot'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('reader')
})
afterAll(() => server.close())

const loadReadMarks = async (id: string) => {
  const { content } = await getBooksOfSeries(id, { unpaged: true })
  return content.map(({ readProgress }) => readProgress && { page: readProgress.page, read: readProgress.completed })
}

test('restores a partly read series book by book, with the page', async () => {
  const { content } = await listSeries({}, { unpaged: true })
  const id = content.find(({ booksCount }) => booksCount >= 3)?.id ?? ''
  const books = (await getBooksOfSeries(id, { unpaged: true })).content
  await updateBookReadProgress(books[0]?.id ?? '', { completed: true })
  await updateBookReadProgress(books[1]?.id ?? '', { page: 3 })
  const before = await loadReadMarks(id)

  const snapshot = createSeriesReadStatusSnapshot()
  await snapshot.capture(await getSeries(id))
  await markSeriesRead(id)
  expect((await getSeries(id)).booksUnreadCount).toBe(0)
  await snapshot.restore(id)
  expect(await loadReadMarks(id)).toEqual(before)
})

test('restores an unread series as unread', async () => {
  const { content } = await listSeries({}, { unpaged: true })
  const series = content.find(({ booksUnreadCount, booksCount }) => booksUnreadCount === booksCount)
  const snapshot = createSeriesReadStatusSnapshot()
  if (!series) throw new Error('the mock server has no unread series')
  await snapshot.capture(series)
  await markSeriesRead(series.id)
  await snapshot.restore(series.id)
  expect((await getSeries(series.id)).booksUnreadCount).toBe(series.booksCount)
})
