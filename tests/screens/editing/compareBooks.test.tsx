import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { getBookPages, listBooks } from '../../../src/generated/books/books.calls'
import { analyzeTransientBook } from '../../../src/generated/import-books/import-books.calls'
import type { Book, TransientBook } from '../../../src/generated/model.schemas'
import { CompareBooksDialog } from '../../../src/resources/books/compare/CompareBooksDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server } = setUpScreenTestServer()
const components = { compareBooks: CompareBooksDialog }

async function fetchReadableBook(): Promise<Book> {
  const { content } = await listBooks({ condition: { mediaStatus: { operator: 'is', value: 'READY' } } }, { size: 50 })
  const book = content.find(({ media }) => media.mediaProfile === 'DIVINA' && media.pagesCount > 2)
  if (!book) throw new Error('no comic')
  return book
}

/**
 * Sets the response of the mock server to the request that analyzes a file. The file in the response begins with
 * `added` copies of the first page, followed by all pages of the book.
 */
async function respondWithFile(book: Book, added: number, changes: Partial<TransientBook> = {}) {
  const pages = await getBookPages(book.id)
  const [first] = pages
  const file: TransientBook = {
    id: 'file1',
    name: 'Better scan',
    url: '/downloads/Better scan.cbr',
    fileLastModified: '2026-01-31T08:15:00',
    sizeBytes: book.sizeBytes * 2,
    size: '',
    status: 'READY',
    mediaType: 'application/x-rar-compressed; version=4',
    pages: first ? [...Array.from({ length: added }, () => first), ...pages] : [],
    files: [],
    comment: '',
    number: 1,
    seriesId: book.seriesId,
    ...changes,
  }
  server.use(http.post('*/api/v1/transient-books/file1/analyze', () => HttpResponse.json(file)))
}

const open = (existing: Book) =>
  renderDialog(components, 'compareBooks', {
    candidate: { kind: 'transient', id: 'file1', analyze: signal => analyzeTransientBook('file1', { signal }) },
    existing,
  })

const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('shows pages, size and format of both files with their differences', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 2)
  const { user, dialogResult } = open(book)
  const count = book.media.pagesCount
  expect(await cellsOf('Pages')).toEqual([String(count), `${count + 2} +2`])
  expect((await cellsOf('Size'))[1]).toMatch(/\+100\s?%$/)
  expect(await cellsOf('Format')).toEqual(['CBZ', 'CBR'])
  expect(await cellsOf('File')).toEqual([book.url, '/downloads/Better scan.cbr'])
  await user.click(screen.getByRole('button', { name: 'Replace the file' }))
  expect(await dialogResult).toBe('upgrade')
})

test('shows page thumbnails and names the missing role if the user has no role for page images', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 0)
  open(book)
  const pages = await screen.findByRole('region', { name: 'Pages' })
  const urls = within(pages)
    .getAllByRole<HTMLImageElement>('img')
    .map(({ src }) => new URL(src).pathname)
  expect(urls).toEqual([`/api/v1/books/${book.id}/pages/1/thumbnail`, '/api/v1/transient-books/file1/pages/1'])
  within(pages).getByText(/small previews.* “Page streaming”/)
})

test('turns pages, changes the view and the offset by keys', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 1)
  const { user, dialogResult } = open(book)
  const pages = await screen.findByRole('region', { name: 'Pages' })
  const images = () => within(pages).queryAllByRole<HTMLImageElement>('img')
  const names = () => images().map(({ alt }) => alt)
  expect(names()).toEqual(['Page 1 · Existing book', 'Page 1 · New file'])
  expect(images()[1]?.src).toContain('/api/v1/transient-books/file1/pages/1')
  await user.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Page 2 · Existing book', 'Page 2 · New file'])
  await user.keyboard('+')
  expect(names()).toEqual(['Page 2 · Existing book', 'Page 3 · New file'])
  await user.keyboard('{Home}')
  expect(names()).toEqual(['Page 1 · New file'])
  expect(within(pages).getByText('No page')).toBeTruthy()
  await user.keyboard('{ArrowRight}2')
  const divider = within(pages).getByRole('slider', { name: 'Position of the divider' })
  fireEvent.change(divider, { target: { value: '30' } })
  expect(images()[1]?.style.clipPath).toBe('inset(0 0 0 30%)')
  await user.keyboard('3')
  expect(within(pages).getByText('Equal areas are black.')).toBeTruthy()
  expect(names()).toEqual(['Page 1 · Existing book', 'Page 2 · New file'])
  await user.keyboard('{Escape}')
  expect(await dialogResult).toBeUndefined()
})

test('turns the pages with the arrow keys only while no slider has the focus', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 0)
  const { user } = open(book)
  const pages = await screen.findByRole('region', { name: 'Pages' })
  await user.keyboard('2')
  within(pages).getByRole('slider').focus()
  await user.keyboard('{ArrowRight}')
  expect(within(pages).getByText(/^Page 1 of/)).toBeTruthy()
  await user.keyboard('1')
  expect(within(pages).queryByRole('slider')).toBeNull()
})

test('reports a page whose image cannot be shown', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 0)
  open(book)
  const image = await screen.findByRole('img', { name: 'Page 1 · New file' })
  fireEvent.error(image)
  expect(await screen.findByText('Page 1 · New file cannot be shown')).toBeTruthy()
})

test('compares a file with a book that the server cannot read', async () => {
  const book = await fetchReadableBook()
  await respondWithFile(book, 0)
  const broken: Book = {
    ...book,
    media: { ...book.media, status: 'ERROR', comment: 'ERR_1008', pagesCount: 0, mediaType: '' },
  }
  const { user, dialogResult } = open(broken)
  expect((await cellsOf('State'))[0]).toContain('could not be read')
  expect(await screen.findByRole('img', { name: 'Page 1 · New file' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep the existing file' }))
  expect(await dialogResult).toBe('keep')
})

test('offers no upgrade in a comparison of two books', async () => {
  const book = await fetchReadableBook()
  const { user, dialogResult } = renderDialog(components, 'compareBooks', {
    candidate: { kind: 'book', book },
    existing: book,
  })
  expect(await screen.findByRole('region', { name: 'Pages' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Replace the file' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await dialogResult).toBeUndefined()
})

test('loads the file again after a failure', async () => {
  const book = await fetchReadableBook()
  server.use(http.post('*/api/v1/transient-books/file1/analyze', () => new HttpResponse(null, { status: 500 })))
  const { user } = open(book)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace the file' }).disabled).toBe(true)
  await respondWithFile(book, 0)
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pages' })).toBeTruthy())
})
