import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { runRecordAction } from '../../../src/actions/availableActions'
import { BulkActionProgressPanel } from '../../../src/actions/bulk/BulkActionProgressPanel'
import { queryClient } from '../../../src/api/cache/queryClient'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getBook, listBooks, updateBookMetadata } from '../../../src/generated/books/books.calls'
import type { Book, BookMetadataUpdate } from '../../../src/generated/model.schemas'
import { getSeries, updateSeriesMetadata } from '../../../src/generated/series/series.calls'
import { EditBooksDialog } from '../../../src/resources/books/edit/EditBooksDialog'
import { refetchBooks } from '../../../src/resources/books/refetchBooks'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = {
  editBooks: EditBooksDialog,
  editSeries: EditSeriesDialog,
  editOneshots: EditOneshotsDialog,
  confirm: ConfirmDialog,
}

const fetchBooks = async (oneShot: boolean, size: number): Promise<Book[]> => {
  const operator = oneShot ? ('isTrue' as const) : ('isFalse' as const)
  const sort = ['series,asc', 'metadata.numberSort,asc']
  return (await listBooks({ condition: { oneShot: { operator } } }, { size, sort })).content
}

async function openEditDialog(books: readonly Book[]) {
  const sent: Record<string, unknown>[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PATCH') sent.push(await request.clone().json())
  })
  const view = renderDialog(dialogComponents, 'editBooks', { books })
  await screen.findByRole('button', { name: 'Save changes' })
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
  return { ...view, sent, field, save: () => view.user.click(screen.getByRole('button', { name: 'Save changes' })) }
}

describe('one book', () => {
  test('sends numbers as numbers together with their locks, and sends only changed fields', async () => {
    const [book] = await fetchBooks(false, 1)
    const { user, dialogResult, sent, field, save } = await openEditDialog(book ? [book] : [])
    await user.clear(field('Sort number'))
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('This is required')
    await user.type(field('Sort number'), '7,5')
    await user.clear(field('ISBN'))
    await user.type(field('ISBN'), '978-2-20-504375-4')
    await save()
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([{ numberSort: 7.5, numberSortLock: true, isbn: '978-2-20-504375-4', isbnLock: true }])
    expect((await getBook(book?.id ?? '')).metadata).toMatchObject({ numberSort: 7.5, isbn: '9782205043754' })
  })

  test('validates during input and opens the first tab with an error', async () => {
    const { user, sent, field, save } = await openEditDialog(await fetchBooks(false, 1))
    await user.type(field('ISBN'), '123')
    expect(screen.getByRole('alert').textContent).toMatch(/ISBN/)
    await user.clear(field('ISBN'))
    await user.click(screen.getByRole('tab', { name: 'Links' }))
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.click(screen.getByRole('tab', { name: 'Authors' }))
    await save()
    const tab = screen.getByRole('tab', { name: /Links/ })
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
    expect(sent).toEqual([])
    expect(screen.getByRole('tab', { name: /Posters/ })).toBeTruthy()
  })

  test('describes only the invalid input of the authors by the message', async () => {
    const { user, save } = await openEditDialog(await fetchBooks(false, 1))
    await user.click(screen.getByRole('tab', { name: 'Authors' }))
    await user.type(screen.getByRole('combobox', { name: 'Other role' }), 'Cook')
    await user.click(screen.getByRole('button', { name: 'Add role' }))
    await save()
    const invalid = screen.getByRole('combobox', { name: 'cook' })
    await waitFor(() => expect(document.activeElement).toBe(invalid))
    const describedBy = (input: HTMLElement) => input.getAttribute('aria-describedby')
    expect(document.getElementById(describedBy(invalid) ?? '')?.textContent).toBe('This is required')
    const others = screen.getAllByRole('combobox').filter(input => input.id.startsWith('books-authors-'))
    const valid = others.filter(input => input !== invalid && !input.id.endsWith('-own'))
    expect(valid.map(describedBy)).toEqual(valid.map(() => null))
  })

  test("shows changes of other users next to the user's own values", async () => {
    const [book] = await fetchBooks(false, 1)
    const { user, dialogResult, sent, field, save } = await openEditDialog(book ? [book] : [])
    await user.clear(field('Title'))
    await user.type(field('Title'), 'Mine')
    const current = await getBook(book?.id ?? '')
    const concurrent = { ...current, metadata: { ...current.metadata, title: 'Theirs' } }
    server.use(http.get(`*/api/v1/books/${book?.id}`, () => HttpResponse.json(concurrent)))
    await save()
    await user.click(await screen.findByRole('button', { name: 'Take theirs: Title' }))
    expect(field('Title').value).toBe('Theirs')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await dialogResult).toBeUndefined()
  })
})

test('does not report a value that the server has stored before a lost response as a change of other users', async () => {
  const [book] = (await fetchBooks(false, 1)) as [Book]
  const { user, dialogResult, field, save } = await openEditDialog([book])
  const storeWithoutResponse = async ({ request }: { request: Request }) => {
    await updateBookMetadata(book.id, (await request.json()) as BookMetadataUpdate)
    return HttpResponse.error()
  }
  server.use(http.patch(`*/api/v1/books/${book.id}/metadata`, storeWithoutResponse, { once: true }))
  await user.clear(field('Title'))
  await user.type(field('Title'), 'First')
  await user.clear(field('ISBN'))
  await user.type(field('ISBN'), '978-2-20-504375-4')
  await save()
  await screen.findByRole('alert')
  expect((await getBook(book.id)).metadata).toMatchObject({ title: 'First', isbn: '9782205043754' })
  await user.clear(field('Title'))
  await user.type(field('Title'), 'Second')
  await save()
  expect(await dialogResult).toBe(true)
  expect((await getBook(book.id)).metadata).toMatchObject({ title: 'Second', isbn: '9782205043754' })
})

test('a second save of a one-shot does not replace changes that another user has made to its series after the first', async () => {
  const [oneshot] = (await fetchBooks(true, 1)) as [Book]
  const { user, dialogResult, field, save } = await openEditDialog([oneshot])
  const fail = () => HttpResponse.json({ message: 'no' }, { status: 500 })
  server.use(http.patch(`*/api/v1/books/${oneshot.id}/metadata`, fail, { once: true }))
  await user.clear(field('Title'))
  await user.type(field('Title'), 'Mine')
  await save()
  await screen.findByRole('alert')
  expect((await getSeries(oneshot.seriesId)).metadata.title).toBe('Mine')
  await updateSeriesMetadata(oneshot.seriesId, { title: 'Theirs' })
  await save()
  expect(await dialogResult).toBe(true)
  expect((await getBook(oneshot.id)).metadata.title).toBe('Mine')
  expect((await getSeries(oneshot.seriesId)).metadata.title).toBe('Theirs')
})

test('writes the summary of a one-shot that is edited together with other series also to its book', async () => {
  const books = [...(await fetchBooks(false, 1)), ...(await fetchBooks(true, 1))]
  const summary = 'A summary for series and book'
  const series = await Promise.all(books.map(({ seriesId }) => getSeries(seriesId)))
  const { user, dialogResult } = renderDialog(dialogComponents, 'editSeries', { series })
  await user.type(await screen.findByLabelText('Summary'), summary)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await dialogResult).toBe(true)
  const loadSummaries = () => Promise.all(books.map(async ({ id }) => (await getBook(id)).metadata.summary))
  await waitFor(async () => expect(await loadSummaries()).toEqual([books[0]?.metadata.summary, summary]))
})

test('the form of a one-shot series saves the title also to the book, and only once', async () => {
  const [oneshot] = (await fetchBooks(true, 1)) as [Book]
  const { user, dialogResult } = renderDialog(dialogComponents, 'editSeries', {
    series: [await getSeries(oneshot.seriesId)],
  })
  const fail = () => HttpResponse.json({ message: 'no' }, { status: 500 })
  server.use(http.patch(`*/api/v1/series/${oneshot.seriesId}/metadata`, fail, { once: true }))
  const title = await screen.findByLabelText(/^Title( \*)?$/)
  await user.clear(title)
  await user.type(title, 'Mine')
  expect(screen.queryByRole('tab', { name: /Posters/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('alert')
  expect((await getBook(oneshot.id)).metadata.title).toBe('Mine')
  await updateBookMetadata(oneshot.id, { title: 'Theirs' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await dialogResult).toBe(true)
  expect((await getSeries(oneshot.seriesId)).metadata.title).toBe('Mine')
  expect((await getBook(oneshot.id)).metadata.title).toBe('Theirs')
})

describe('several books', () => {
  test('offers only fields that apply to several books, and adds tags to each book', async () => {
    const books = await fetchBooks(false, 8)
    const { user, dialogResult, sent, save } = await openEditDialog(books)
    expect(screen.getByRole('dialog', { name: 'Edit 8 books' })).toBeTruthy()
    for (const name of [/^Title/, /^Number/, /^Sort number/, /^ISBN/])
      expect(screen.queryByRole('textbox', { name })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Tags' }))
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'longbox test{Enter}')
    await save()
    expect(await dialogResult).toBe(true)
    expect(await screen.findByText('8 books saved')).toBeTruthy()
    expect(sent).toHaveLength(8)
    for (const body of sent) expect(Object.keys(body).sort()).toEqual(['tags', 'tagsLock'])
  })

  test('writes a summary to each book', async () => {
    const books = await fetchBooks(false, 3)
    const { user, dialogResult, sent, field, save } = await openEditDialog(books)
    await user.type(field('Summary'), 'A summary for all')
    await save()
    expect(await dialogResult).toBe(true)
    await waitFor(() => expect(sent).toHaveLength(3))
    for (const body of sent) expect(body).toEqual({ summary: 'A summary for all', summaryLock: true })
  })

  test('writes the summary of a one-shot also to its series, even if the first attempt fails', async () => {
    const [book, oneshot] = [...(await fetchBooks(false, 1)), ...(await fetchBooks(true, 1))] as [Book, Book]
    const summary = 'A summary for both'
    const { user, dialogResult, field, save } = await openEditDialog([book, oneshot])
    render(
      <QueryClientProvider client={queryClient}>
        <BulkActionProgressPanel />
      </QueryClientProvider>,
    )
    server.use(
      http.patch(`*/api/v1/series/:id/metadata`, () => HttpResponse.json({ message: 'no' }, { status: 500 }), {
        once: true,
      }),
    )
    const seriesBefore = (await getSeries(book.seriesId)).metadata
    await user.type(field('Summary'), summary)
    await save()
    expect(await dialogResult).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Edit again' }))
    await screen.findByRole('dialog', { name: `Edit ${oneshot.metadata.title}` })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Summary')).value).toBe(summary)
    await save()
    await waitFor(async () =>
      expect((await getBook(oneshot.id)).metadata).toMatchObject({ summary, summaryLock: true }),
    )
    expect((await getSeries(oneshot.seriesId)).metadata).toMatchObject({ summary, summaryLock: true })
    expect((await getBook(book.id)).metadata.summary).toBe(summary)
    expect((await getSeries(book.seriesId)).metadata.summary).toBe(seriesBefore.summary)
  })

  test('refetches books in one request, and refetches deleted or renamed books one by one', async () => {
    const books = await fetchBooks(false, 30)
    const requestedPaths: string[] = []
    server.events.removeAllListeners()
    server.events.on('request:start', ({ request }) => void requestedPaths.push(new URL(request.url).pathname))
    const [first, second, ...others] = books
    if (!first || !second) throw new Error('The mock server has too few books')
    const renamed = { ...second, metadata: { ...second.metadata, title: 'As it was' } }
    const deleted = { ...first, id: '0000000000000' }
    const current = await refetchBooks([deleted, renamed, ...others])
    expect(current.map(({ id }) => id)).toEqual([deleted, renamed, ...others].map(({ id }) => id))
    expect(current[1]?.metadata.title).toBe(second.metadata.title)
    expect(requestedPaths).toHaveLength(3)
  })
})

test('opens the one-shot dialog for the book of a one-shot', async () => {
  const [book] = await fetchBooks(true, 1)
  if (!book) throw new Error('The mock server has no one-shot')
  const { user } = renderDialog(dialogComponents, 'confirm', { title: 'first', text: '', verb: 'Fine' })
  await user.click(await screen.findByRole('button', { name: 'Fine' }))
  void runRecordAction('edit', 'books', [{ record: book, title: book.name }])
  expect(await screen.findByRole('textbox', { name: 'Sort title' })).toBeTruthy()
})
