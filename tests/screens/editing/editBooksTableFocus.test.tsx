import { screen, waitFor } from '@testing-library/react'
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

// Tests the focus, messages, input, saving and loading of the table. Other tests of it are in editBooksTable.test.tsx.

const { server, signInAs } = createScreenTestServer(world => generateLibraries(world, 300))
const requests: string[] = []
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
  })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = { editBooksTable: EditBooksTableDialog, confirm: ConfirmDialog }
const fileNameOf = ({ url }: Book) => url.split('/').at(-1) ?? ''
const cell = (name: string, book: Book | undefined) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}: ${book && fileNameOf(book)}` })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
const undoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo the last step' })
const status = () => screen.getByRole('status')
const focusedName = () => document.activeElement?.getAttribute('aria-label')

async function fetchBooks(count: number, isOneshot = false): Promise<Book[]> {
  const condition = { oneShot: { operator: isOneshot ? ('isTrue' as const) : ('isFalse' as const) } }
  const { content } = await listBooks({ condition }, { size: 60, sort: ['series,asc', 'metadata.numberSort,asc'] })
  const names = new Set<string>()
  return content.filter(book => !names.has(fileNameOf(book)) && names.add(fileNameOf(book))).slice(0, count)
}

async function openTable(books: readonly Book[]) {
  const view = renderDialog(dialogComponents, 'editBooksTable', { books })
  await screen.findByRole('button', { name: 'Save changes' })
  const choose = async (column: string, item: string) => {
    await view.user.click(screen.getByRole('button', { name: `${column}: fill in all books` }))
    await view.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...view, choose, book: books[0] as Book }
}

describe('focus', () => {
  test('stays on the undo button after the last step', async () => {
    const { user, choose } = await openTable(await fetchBooks(2))
    await choose('Sort number', 'Add 1 to all')
    await user.click(undoButton())
    expect(document.activeElement).toBe(undoButton())
    expect(undoButton().getAttribute('aria-disabled')).toBe('true')
    await user.click(undoButton())
    expect(saveButton().disabled).toBe(true)
  })

  test('returns to the tools of the column when the form of a tool closes', async () => {
    const { user, choose, dialogResult } = await openTable(await fetchBooks(2))
    await choose('Number', 'Number in ascending order')
    await user.type(await screen.findByRole('textbox', { name: 'Number of the first book' }), '{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Number of the first book' })).toBeNull()
    expect(screen.getByRole('table')).toBeTruthy()
    expect(focusedName()).toBe('Number: fill in all books')
    await choose('Title', 'Fill in by a pattern')
    await user.type(await screen.findByRole('textbox', { name: 'Pattern of the titles' }), '!{Enter}')
    expect(focusedName()).toBe('Title: fill in all books')
    void dialogResult
  })

  test('moves to the next conflict, and after the last conflict to its cell', async () => {
    const books = await fetchBooks(2)
    const { user } = await openTable(books)
    for (const book of books) await user.type(cell('Title', book), ' mine')
    for (const { id } of books) await updateBookMetadata(id, { title: `Theirs ${id}` })
    await user.click(saveButton())
    const [first, second] = books.map(book => `Title: ${fileNameOf(book)}`)
    await user.click(await screen.findByRole('button', { name: `Keep mine: ${first}` }))
    await waitFor(() => expect(focusedName()).toBe(`Keep mine: ${second}`))
    await user.click(screen.getByRole('button', { name: `Take theirs: ${second}` }))
    await waitFor(() => expect(focusedName()).toBe(second))
  })
})

describe('status', () => {
  test('counts only cells that change, and no longer counts them after an undo', async () => {
    const { user, choose } = await openTable(await fetchBooks(3))
    await choose('Number', 'Number in ascending order')
    await user.type(await screen.findByRole('textbox', { name: 'Number of the first book' }), '{Backspace}41{Enter}')
    await choose('Number', 'Number in ascending order')
    await user.type(await screen.findByRole('textbox', { name: 'Number of the first book' }), '{Backspace}41{Enter}')
    expect(status().textContent).toContain('0 cells filled')
    await user.click(undoButton())
    expect(status().textContent).not.toContain('filled')
    expect(undoButton().getAttribute('aria-disabled')).toBe('true')
  })

  test('announces a second equal result', async () => {
    const { choose } = await openTable(await fetchBooks(3))
    await choose('Sort number', 'Add 1 to all')
    const before = status().firstElementChild
    await choose('Sort number', 'Add 1 to all')
    expect(status().textContent).toBe(before?.textContent)
    expect(status().firstElementChild).not.toBe(before)
  })
})

test('accepts dates and ISBNs with spaces around them and in other digits', async () => {
  const [book] = await fetchBooks(1)
  const { user, dialogResult } = await openTable([book as Book])
  await user.clear(cell('Release date', book))
  await user.type(cell('Release date', book), ' ٢٠٢٠-٠٢-٢٩ ')
  await user.clear(cell('ISBN', book))
  await user.type(cell('ISBN', book), '۹۷۸۲۲۰۵۰۴۳۷۵۴')
  await user.click(saveButton())
  expect(await dialogResult).toBe(true)
  expect((await getBook(book?.id ?? '')).metadata).toMatchObject({ releaseDate: '2020-02-29', isbn: '9782205043754' })
})

test('locking a column that no row can change is not a step', async () => {
  const oneshots = await fetchBooks(1, true)
  const { user } = await openTable(oneshots)
  await user.click(screen.getByRole('button', { name: /^Title of all books/ }))
  expect(undoButton().getAttribute('aria-disabled')).toBe('true')
})

test('does not accept changes while it saves, and then returns the focus', async () => {
  const [book] = await fetchBooks(1)
  const { user, dialogResult } = await openTable([book as Book])
  let fail = () => {}
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  server.use(
    http.patch('*/api/v1/books/metadata', async () => {
      await failing
      return HttpResponse.json({ message: 'Busy' }, { status: 400 })
    }),
  )
  await user.type(cell('Title', book), '!')
  await user.click(saveButton())
  expect(cell('Title', book).closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(saveButton())
  expect(saveButton().closest('[inert]')).toBeNull()
  fail()
  expect((await screen.findByRole('alert')).textContent).toContain('Busy')
  expect(cell('Title', book).closest('[inert]')).toBeNull()
  expect(document.activeElement).toBe(saveButton())
  server.resetHandlers()
  await user.click(saveButton())
  expect(await dialogResult).toBe(true)
})

test('loads the books of a series once, and again each time it opens', async () => {
  const [book] = await fetchBooks(1)
  const series = await getSeries(book?.seriesId ?? '')
  const open = async () => {
    requests.length = 0
    const { user } = renderDialog(dialogComponents, 'editBooksTable', { series })
    await screen.findByRole('table', { name: `Edit ${series.booksCount} books` })
    return user
  }
  const user = await open()
  expect(requests).toEqual([`GET /api/v1/series/${series.id}/books`])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await updateBookMetadata(book?.id ?? '', { title: 'A new title' })
  await open()
  expect(screen.getByDisplayValue('A new title')).toBeTruthy()
})
