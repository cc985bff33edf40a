import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import type { Book } from '../../../src/generated/model.schemas'
import { getBooksOfSeries, listSeries } from '../../../src/generated/series/series.calls'
import { getPathBaseName } from '../../../src/machines/import/destinationFileName'
import { ChooseFileNameDialog } from '../../../src/resources/transientBooks/ChooseFileNameDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world } = setUpScreenTestServer()

/**
 * Returns the books of a series with invented file names. After this call, the mock server also responds with the
 * invented file names.
 */
async function fetchBooks(): Promise<readonly Book[]> {
  const { content } = await listSeries({}, { size: 50 })
  const series = content.find(({ booksCount }) => booksCount > 2)
  const page = await getBooksOfSeries(series?.id ?? '', { unpaged: true, sort: ['metadata.numberSort,asc'] })
  const books = page.content.map((book, index) => ({ ...book, url: `/comics/Series/Series 00${index + 1}.cbz` }))
  server.use(http.get('*/api/v1/series/:id/books', () => HttpResponse.json({ ...page, content: books })))
  return books
}

const fileNameOf = ({ url }: Book) => getPathBaseName(url)
const stemOf = (book: Book) => fileNameOf(book).replace(/\.\w+$/, '')

const open = (books: readonly Book[], more: { extension?: string; upgradeBookId?: string } = {}) =>
  renderDialog({ chooseFileName: ChooseFileNameDialog, confirm: ConfirmDialog }, 'chooseFileName', {
    seriesId: books[0]?.seriesId ?? '',
    fileName: 'Download 12',
    proposals: ['Series 012', 'Download 12'],
    ...more,
  })

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name in the library' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this name' })

test('lists proposed names and the files of the series, and accepts one of these names', async () => {
  const books = await fetchBooks()
  const { user, dialogResult } = open(books)
  const files = await screen.findByRole('region', { name: 'Files of the series' })
  expect(within(files).getAllByRole('listitem')).toHaveLength(books.length)
  await user.click(screen.getByRole('button', { name: 'Series 012' }))
  expect((await nameField()).value).toBe('Series 012')
  await user.type(await nameField(), '.5{Enter}')
  expect(await dialogResult).toBe('Series 012.5')
})

test('asks before it discards a typed name', async () => {
  const { user, dialogResult } = open(await fetchBooks())
  await user.type(await nameField(), ' II')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect((await nameField()).value).toBe('Download 12 II')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await dialogResult).toBeUndefined()
})

test('reports an existing file name, invalid characters and an empty name before the import', async () => {
  const books = await fetchBooks()
  const [first] = books as [Book]
  const extension = fileNameOf(first).slice(stemOf(first).length)
  const { user } = open(books, { extension })
  await user.click(await screen.findByRole('button', { name: new RegExp(fileNameOf(first)) }))
  expect((await screen.findByRole('alert')).textContent).toBe('A file with this name already exists in the series')
  expect(submit().disabled).toBe(true)
  await user.type(await nameField(), ' II')
  expect(submit().disabled).toBe(false)
  await user.type(await nameField(), '?')
  expect(screen.getByRole('alert').textContent).toContain('File names cannot contain')
  await user.clear(await nameField())
  expect(screen.getByRole('alert').textContent).toBe('Enter a name')
  expect(submit().disabled).toBe(true)
})

test('accepts the name of a file that no longer exists', async () => {
  const { content } = await listSeries({}, { size: 50 })
  const seriesId = content.find(({ booksCount }) => booksCount > 2)?.id ?? ''
  const [first] = (await getBooksOfSeries(seriesId, { unpaged: true })).content as [Book]
  const stored = world.books.get(first.id)
  if (!stored) throw new Error('the book does not exist')
  stored.deleted = true
  onTestFinished(() => {
    stored.deleted = false
  })
  const { user } = open([first], { extension: fileNameOf(first).slice(stemOf(first).length) })
  await user.clear(await nameField())
  await user.type(await nameField(), stemOf(first))
  await waitFor(() => expect(submit().disabled).toBe(false))
})

test('accepts the name of the file that an upgrade replaces', async () => {
  const books = await fetchBooks()
  const [first] = books as [Book]
  const { user, dialogResult } = open(books, { upgradeBookId: first.id })
  await user.click(await screen.findByRole('button', { name: new RegExp(fileNameOf(first)) }))
  await user.click(submit())
  expect(await dialogResult).toBe(stemOf(first))
})

test('loads the files of the series again after a failure', async () => {
  const books = await fetchBooks()
  server.use(http.get('*/api/v1/series/:id/books', () => new HttpResponse(null, { status: 500 })))
  const { user } = open(books)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await user.click(retry)
  expect(await screen.findByRole('region', { name: 'Files of the series' })).toBeTruthy()
})
