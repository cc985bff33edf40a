import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getBook, listBooks, updateBookMetadata } from '../../../src/generated/books/books.calls'
import type { Book } from '../../../src/generated/model.schemas'
import { getSeries } from '../../../src/generated/series/series.calls'
import { EditBooksTableDialog } from '../../../src/resources/books/edit/table/EditBooksTableDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs } = createScreenTestServer(world => generateLibraries(world, 300))
const bodies: Record<string, Record<string, unknown>>[] = []
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PATCH' && new URL(request.url).pathname === '/api/v1/books/metadata')
      bodies.push(await request.clone().json())
  })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = { editBooksTable: EditBooksTableDialog, confirm: ConfirmDialog }

const fetchBooks = async (size: number, oneShot = false): Promise<Book[]> => {
  const operator = oneShot ? ('isTrue' as const) : ('isFalse' as const)
  const sort = ['series,asc', 'metadata.numberSort,asc']
  return (await listBooks({ condition: { oneShot: { operator } } }, { size, sort })).content
}
const fileNameOf = ({ url }: Book) => url.split('/').at(-1) ?? ''
const cell = (name: string, book: Book | undefined) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}: ${book && fileNameOf(book)}` })
const lock = (name: string, book: Book | undefined) =>
  screen.getByRole('button', { name: new RegExp(`^${name}: ${book && fileNameOf(book)} (is|follows)`) })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
const valuesOf = (name: string, books: readonly Book[]) => books.map(book => cell(name, book).value)

/** Opens the table with `count` books that have different file names. */
async function openTable(count: number) {
  const names = new Set<string>()
  const books = (await fetchBooks(60))
    .filter(book => !names.has(fileNameOf(book)) && names.add(fileNameOf(book)))
    .slice(0, count)
  expect(books).toHaveLength(count)
  return { ...(await openTableOf(books)), books, book: books[0] as Book }
}

async function openTableOf(books: readonly Book[]) {
  bodies.length = 0
  const view = renderDialog(dialogComponents, 'editBooksTable', { books })
  await screen.findByRole('button', { name: 'Save changes' })
  const choose = async (column: string, item: string) => {
    await view.user.click(screen.getByRole('button', { name: `${column}: fill in all books` }))
    await view.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...view, choose }
}

describe('saving', () => {
  test('sends only changed cells of changed books in one request, and offers to undo', async () => {
    const { user, dialogResult, books, book } = await openTable(3)
    expect(saveButton().disabled).toBe(true)
    await user.clear(cell('Title', book))
    await user.type(cell('Title', book), 'The First Lamp')
    await user.clear(cell('Sort number', book))
    await user.type(cell('Sort number', book), '7,500')
    await user.tab()
    expect(cell('Sort number', book).value).toBe('7.5')
    await user.click(lock('ISBN', books[2]))
    await user.click(saveButton())
    expect(await dialogResult).toBe(true)
    const [third] = books.slice(2)
    expect(bodies).toEqual([
      {
        [book.id]: { title: 'The First Lamp', titleLock: true, numberSort: 7.5, numberSortLock: true },
        [third?.id ?? '']: { isbnLock: !third?.metadata.isbnLock },
      },
    ])
    expect((await getBook(book.id)).metadata).toMatchObject({ title: 'The First Lamp', numberSort: 7.5 })
    expect(await screen.findByText('2 books saved')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await getBook(book.id)).metadata).toEqual(
        expect.objectContaining({ title: book.metadata.title, titleLock: book.metadata.titleLock }),
      ),
    )
  })

  test('keeps everything typed when the request fails, and saves it with the next attempt', async () => {
    const { user, dialogResult, book } = await openTable(2)
    await user.clear(cell('Number', book))
    await user.type(cell('Number', book), '12a')
    const message = 'Validation failed for the batch of books. Error count: 1'
    server.use(http.patch('*/api/v1/books/metadata', () => HttpResponse.json({ message }, { status: 400 })))
    await user.click(saveButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Error count: 1')
    expect(cell('Number', book).value).toBe('12a')
    server.resetHandlers()
    await user.click(saveButton())
    expect(await dialogResult).toBe(true)
    expect((await getBook(book.id)).metadata.number).toBe('12a')
  })

  test('focuses the first invalid cell instead of saving', async () => {
    const { user, books, book } = await openTable(3)
    await user.type(cell('ISBN', books[1]), '9782205043755')
    await user.clear(cell('Release date', books[2]))
    await user.type(cell('Release date', books[2]), '2020-02-30')
    await user.clear(cell('Sort number', book))
    await user.type(cell('Sort number', book), 'one')
    expect(screen.getByText('This ISBN has a wrong check digit')).toBeTruthy()
    expect(screen.getByText('Enter a date as YYYY-MM-DD')).toBeTruthy()
    expect(screen.getByText('Enter a number')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('3 fields need attention')
    await user.click(saveButton())
    await waitFor(() => expect(document.activeElement).toBe(cell('Sort number', book)))
    expect(bodies).toEqual([])
  })

  test('shows changes of other users before it sends anything', async () => {
    const { user, dialogResult, books, book } = await openTable(2)
    for (const edited of books) {
      await user.clear(cell('Title', edited))
      await user.type(cell('Title', edited), 'Mine')
    }
    for (const { id } of books) await updateBookMetadata(id, { title: 'Theirs', isbn: '9782205043754' })
    await user.click(saveButton())
    const name = `Title: ${fileNameOf(book)}`
    await user.click(await screen.findByRole('button', { name: `Take theirs: ${name}` }))
    expect(bodies).toEqual([])
    expect(cell('Title', book).value).toBe('Theirs')
    expect(cell('ISBN', book).value).toBe('9782205043754')
    await user.click(screen.getByRole('button', { name: /^Keep mine: / }))
    await user.click(saveButton())
    expect(await dialogResult).toBe(true)
    expect(Object.keys(bodies[0] ?? {})).toEqual([books[1]?.id])
  })

  test('asks before it discards unsaved changes', async () => {
    const { user, dialogResult, book } = await openTable(2)
    await user.type(cell('Title', book), '!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(cell('Title', book).value).toMatch(/!$/)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(await dialogResult).toBeUndefined()
    expect(bodies).toEqual([])
  })
})

describe('tools', () => {
  test('numbers all books, copies the numbers, shifts them, and undoes each step', async () => {
    const { user, choose, books } = await openTable(3)
    const before = valuesOf('Number', books)
    await choose('Number', 'Number in ascending order')
    const start = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Number of the first book' })
    await user.clear(start)
    await user.type(start, 'x{Enter}')
    expect(screen.getByText('Enter a number')).toBeTruthy()
    await user.clear(start)
    await user.type(start, '10{Enter}')
    expect(valuesOf('Number', books)).toEqual(['10', '11', '12'])
    await choose('Sort number', 'Copy from number')
    await choose('Sort number', 'Add 1 to all')
    expect(valuesOf('Sort number', books)).toEqual(['11', '12', '13'])
    await choose('Sort number', 'Subtract 1 from all')
    await choose('Sort number', 'Subtract 1 from all')
    await choose('Number', 'Copy from sort number')
    expect(valuesOf('Number', books)).toEqual(['9', '10', '11'])
    const undo = () => user.click(screen.getByRole('button', { name: 'Undo the last step' }))
    for (let step = 0; step < 6; step += 1) await undo()
    expect(valuesOf('Number', books)).toEqual(before)
    expect(saveButton().disabled).toBe(true)
  })

  test('fills the titles by a pattern', async () => {
    const { user, choose, books } = await openTable(2)
    const numbers = valuesOf('Number', books)
    await choose('Title', 'Fill in by a pattern')
    const pattern = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pattern of the titles' })
    await user.clear(pattern)
    await user.type(pattern, '{{series}, vol. {{number}')
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(valuesOf('Title', books)).toEqual(
      books.map(({ seriesTitle }, index) => `${seriesTitle}, vol. ${numbers[index]}`),
    )
    expect(screen.getByRole('status').textContent).toContain('2 cells filled')
  })

  test('locks and unlocks a column in all books', async () => {
    const { user, dialogResult, books } = await openTable(3)
    await user.click(screen.getByRole('button', { name: /^Release date of all books/ }))
    for (const book of books) expect(lock('Release date', book).getAttribute('aria-pressed')).toBe('true')
    await user.click(saveButton())
    expect(await dialogResult).toBe(true)
    for (const { id } of books) expect((await getBook(id)).metadata.releaseDateLock).toBe(true)
  })
})

describe('keyboard and clipboard', () => {
  test('moves with Enter and arrow keys, and reaches the locks', async () => {
    const { user, books, book } = await openTable(3)
    await user.click(cell('Number', book))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Number', books[1]))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(cell('Number', books[2]))
    await user.keyboard('{Shift>}{Enter}{/Shift}{End}{ArrowRight}')
    expect(document.activeElement).toBe(lock('Number', books[1]))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('Sort number', books[1]))
    await user.tab()
    expect(document.activeElement).toBe(cell('Release date', books[1]))
    expect(bodies).toEqual([])
  })

  test('pastes lines of a spreadsheet into the cells below and beside', async () => {
    const { user, books } = await openTable(3)
    await user.click(cell('Number', books[1]))
    await user.paste('20\t20.5\r\n21\t21.5\r\n22\t22.5\r\n')
    expect(valuesOf('Number', books.slice(1))).toEqual(['20', '21'])
    expect(valuesOf('Sort number', books.slice(1))).toEqual(['20.5', '21.5'])
    expect(screen.getByRole('status').textContent).toContain('4 cells filled · 2 values did not fit')
    await user.clear(cell('Title', books[0]))
    await user.click(cell('Title', books[0]))
    await user.paste('A single line\n')
    expect(cell('Title', books[0]).value).toMatch(/^A single line/)
  })
})

test('renders only some rows of hundreds of books, and scrolls to rows by keyboard', async () => {
  const books = await fetchBooks(300)
  expect(books.length).toBeGreaterThan(150)
  const { user } = await openTableOf(books)
  const table = screen.getByRole('table', { name: `Edit ${books.length} books` })
  expect(table.getAttribute('aria-rowcount')).toBe(String(books.length + 1))
  expect(within(table).getAllByRole('row').length).toBeLessThan(40)
  await user.click(screen.getByRole('button', { name: /^Title: fill in/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Fill in by a pattern' }))
  await user.type(await screen.findByRole('textbox', { name: 'Pattern of the titles' }), '!{Enter}')
  expect(screen.getByRole('status').textContent).toContain(`${books.length} cells filled`)
})

test('shows the series of each row only if the table contains books of several series', async () => {
  const allBooks = await fetchBooks(200)
  const first = allBooks[0] as Book
  const sameSeries = allBooks.filter(({ seriesId }) => seriesId === first.seriesId).slice(0, 2)
  const other = allBooks.find(({ seriesTitle }) => seriesTitle !== first.seriesTitle) as Book
  const rowHeaders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const { unmount } = await openTableOf([first, other])
  expect(rowHeaders()).toEqual([first, other].map(book => `${fileNameOf(book)}${book.seriesTitle}`))
  unmount()
  await openTableOf(sameSeries)
  expect(rowHeaders()).toEqual(sameSeries.map(fileNameOf))
})

test('leaves the title of a one-shot to its own dialog', async () => {
  const [oneshot] = await fetchBooks(1, true)
  const [book] = await fetchBooks(1)
  if (!oneshot || !book) throw new Error('The mock server has no books')
  const { choose, user } = await openTableOf([book, oneshot])
  expect(cell('Title', oneshot).readOnly).toBe(true)
  expect(screen.getByText('Change the title of a one-shot in its own dialog')).toBeTruthy()
  await choose('Title', 'Fill in by a pattern')
  await user.type(await screen.findByRole('textbox', { name: 'Pattern of the titles' }), '!{Enter}')
  expect(cell('Title', oneshot).value).toBe(oneshot.metadata.title)
})

test('loads all books of a series in the order of their sort numbers', async () => {
  const [book] = await fetchBooks(1)
  const series = await getSeries(book?.seriesId ?? '')
  renderDialog(dialogComponents, 'editBooksTable', { series })
  await screen.findByRole('button', { name: 'Save changes' })
  const numbers = screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Sort number: / })
    .map(({ value }) => Number(value))
  expect(numbers).toHaveLength(series.booksCount)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('leaves out a book that is deleted while the table is open, and says so', async () => {
  const { user, dialogResult, books, book } = await openTable(3)
  const other = books[1] as Book
  for (const edited of [book, other]) {
    await user.clear(cell('Title', edited))
    await user.type(cell('Title', edited), 'The Same Lamp')
  }
  server.use(http.get(`*/api/v1/books/${book.id}`, () => new HttpResponse(null, { status: 404 })))
  await user.click(saveButton())
  expect(await dialogResult).toBe(true)
  expect(bodies.map(Object.keys)).toEqual([[other.id]])
  expect(await screen.findByText('1 book saved')).toBeTruthy()
  expect(screen.getByText('1 changed book was not saved, because it was deleted')).toBeTruthy()
})
