import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { deleteBookReadProgress, getBook, updateBookReadProgress } from '../generated/books/books.calls'
import {
  getBooksOfSeries,
  getSeries,
  listSeries,
  markSeriesRead,
  markSeriesUnread,
} from '../generated/series/series.calls'
import { createBookReadStatusSnapshot, createSeriesReadStatusSnapshot } from './readStatusSnapshot'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('reader')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const loadReadMarks = async (id: string) => {
  const { content } = await getBooksOfSeries(id, { unpaged: true })
  return content.map(({ readProgress }) => readProgress && { page: readProgress.page, read: readProgress.completed })
}

async function createPartlyReadSeries() {
  const { content } = await listSeries({}, { unpaged: true })
  const id = content.find(({ booksCount }) => booksCount >= 3)?.id ?? ''
  const books = (await getBooksOfSeries(id, { unpaged: true })).content
  await markSeriesUnread(id)
  await updateBookReadProgress(books[0]?.id ?? '', { completed: true })
  await updateBookReadProgress(books[1]?.id ?? '', { page: 3 })
  return { id, bookIds: books.map(book => book.id), before: await loadReadMarks(id) }
}

test('restores a partly read series book by book, with the page', async () => {
  const { id, before } = await createPartlyReadSeries()
  const snapshot = createSeriesReadStatusSnapshot('read')
  await snapshot.capture(id)
  await markSeriesRead(id)
  expect((await getSeries(id)).booksUnreadCount).toBe(0)
  await snapshot.restore(id)
  expect(await loadReadMarks(id)).toEqual(before)
})

test('restores an unread series as unread', async () => {
  const { content } = await listSeries({}, { unpaged: true })
  const series = content.find(({ booksUnreadCount, booksCount }) => booksUnreadCount === booksCount)
  const snapshot = createSeriesReadStatusSnapshot('read')
  if (!series) throw new Error('the mock server has no unread series')
  await snapshot.capture(series.id)
  await markSeriesRead(series.id)
  await snapshot.restore(series.id)
  expect((await getSeries(series.id)).booksUnreadCount).toBe(series.booksCount)
})

test('restores the first captured status if a retry captures the series again', async () => {
  const { id, before } = await createPartlyReadSeries()
  const snapshot = createSeriesReadStatusSnapshot('unread')
  await snapshot.capture(id)
  await markSeriesUnread(id)
  await snapshot.capture(id)
  await snapshot.restore(id)
  expect(await loadReadMarks(id)).toEqual(before)
})

test('writes no progress of books that were already read', async () => {
  const { id, bookIds } = await createPartlyReadSeries()
  const snapshot = createSeriesReadStatusSnapshot('read')
  await snapshot.capture(id)
  await markSeriesRead(id)
  const written: unknown[] = []
  server.use(http.patch('*/api/v1/books/:id/read-progress', ({ params }) => void written.push(params.id)))
  await snapshot.restore(id)
  expect(written).toEqual([bookIds[1]])
})

test('restores the other books if a book fails, and reports the failure', async () => {
  const { id, bookIds, before } = await createPartlyReadSeries()
  const snapshot = createSeriesReadStatusSnapshot('unread')
  await snapshot.capture(id)
  await markSeriesUnread(id)
  server.use(http.patch(`*/api/v1/books/${bookIds[0]}/read-progress`, () => new HttpResponse(null, { status: 500 })))
  await expect(snapshot.restore(id)).rejects.toMatchObject({ status: 500 })
  expect(await loadReadMarks(id)).toEqual([null, ...before.slice(1)])
})

test('restores the position of an EPUB with a time after that of the server, even if the clock of this device is slow', async () => {
  const { bookIds } = await createPartlyReadSeries()
  const id = bookIds[1] ?? ''
  const book = await getBook(id)
  const serverTimeMs = Date.now() + 60_000
  const progression = { modified: '', device: { id: 'd', name: 'd' }, locator: { href: 'a.html', type: '' } }
  let readProgress = { ...book.readProgress, completed: false }
  let modified = ''
  server.use(
    http.get(`*/api/v1/books/${id}`, () =>
      HttpResponse.json({ ...book, readProgress, media: { ...book.media, mediaProfile: 'EPUB' } }),
    ),
    http.get(`*/api/v1/books/${id}/progression`, () => HttpResponse.json(progression)),
    http.put(`*/api/v1/books/${id}/progression`, async ({ request }) => {
      modified = ((await request.json()) as { modified: string }).modified
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const snapshot = createBookReadStatusSnapshot('read')
  await snapshot.capture(id)
  readProgress = { ...readProgress, completed: true, readDate: new Date(serverTimeMs).toISOString() }
  await snapshot.restore(id)
  expect(Date.parse(modified)).toBeGreaterThan(serverTimeMs)
})

/**
 * Marks a book as unread and restores its status. The mock server returns the book as an EPUB with a position.
 * @param isRejected returns whether the server rejects a position with this href
 * @returns hrefs of the positions that the client has sent, the error of the restoration, and the final read progress
 */
async function restoreEpubPosition(href: string, isRejected: (href: string) => boolean, rejectedPageStatus?: number) {
  const id = (await createPartlyReadSeries()).bookIds[1] ?? ''
  const book = await getBook(id)
  const progression = { modified: '', device: { id: '', name: '' }, locator: { href, type: '' } }
  const sentHrefs: string[] = []
  server.use(
    http.get(
      `*/api/v1/books/${id}`,
      () => HttpResponse.json({ ...book, media: { ...book.media, mediaProfile: 'EPUB' } }),
      { once: true },
    ),
    http.get(`*/api/v1/books/${id}/progression`, () => HttpResponse.json(progression)),
    http.put(`*/api/v1/books/${id}/progression`, async ({ request }) => {
      const { locator } = (await request.json()) as typeof progression
      sentHrefs.push(locator.href)
      return new HttpResponse(null, { status: isRejected(locator.href) ? 400 : 204 })
    }),
  )
  if (rejectedPageStatus)
    server.use(
      http.patch(`*/api/v1/books/${id}/read-progress`, () => new HttpResponse(null, { status: rejectedPageStatus })),
    )
  const snapshot = createBookReadStatusSnapshot('unread')
  await snapshot.capture(id)
  await deleteBookReadProgress(id)
  const error: unknown = await snapshot.restore(id).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { sentHrefs, error, readProgress: (await getBook(id)).readProgress }
}

test('restores the position of an EPUB with an encoded href if the server rejects the href that it has returned', async () => {
  const { sentHrefs, error, readProgress } = await restoreEpubPosition('a/b+c.xhtml', href => href.includes('+'), 400)
  expect(error).toBeUndefined()
  expect(sentHrefs).toEqual(['a/b+c.xhtml', 'a/b%2Bc.xhtml'])
  expect(readProgress).toBeNull()
})

test('restores the page of an EPUB of images if the server rejects the position, also with an encoded href', async () => {
  for (const [href, sent] of [
    ['a+b.xhtml', 2],
    ['a.xhtml', 1],
  ] as const) {
    const { sentHrefs, error, readProgress } = await restoreEpubPosition(href, () => true)
    expect(error).toBeUndefined()
    expect(sentHrefs).toHaveLength(sent)
    expect(readProgress).toMatchObject({ page: 3, completed: false })
  }
})

test('reports the rejection of the position if the server rejects the page too', async () => {
  const { error } = await restoreEpubPosition('a+b.xhtml', () => true, 500)
  expect(error).toMatchObject({ operation: 'updateBookProgression', status: 400 })
})

test.each(['read', 'unread'] as const)(
  'does not change a book that the user has read on since it was marked as %s',
  async mark => {
    const { bookIds } = await createPartlyReadSeries()
    const id = bookIds[1] ?? ''
    const snapshot = createBookReadStatusSnapshot(mark)
    await snapshot.capture(id)
    await (mark === 'read' ? updateBookReadProgress(id, { completed: true }) : deleteBookReadProgress(id))
    await updateBookReadProgress(id, { page: 5 })
    await snapshot.restore(id)
    expect((await getBook(id)).readProgress).toMatchObject({ page: 5, completed: false })
  },
)

test('does not change the book of a series that the user has read on, and restores the other books', async () => {
  const { id, bookIds, before } = await createPartlyReadSeries()
  await markSeriesUnread(id)
  const snapshot = createSeriesReadStatusSnapshot('read')
  await snapshot.capture(id)
  await markSeriesRead(id)
  await updateBookReadProgress(bookIds[1] ?? '', { page: 5 })
  await snapshot.restore(id)
  expect(await loadReadMarks(id)).toEqual(before.map((_, index) => (index === 1 ? { page: 5, read: false } : null)))
})
