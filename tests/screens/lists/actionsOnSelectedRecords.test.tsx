import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { dismissNotice, getVisibleNotices } from '../../../src/api/notices'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import {
  deleteBookReadProgress,
  getBook,
  listBooks,
  updateBookMetadata,
  updateBookReadProgress,
} from '../../../src/generated/books/books.calls'
import type { Book } from '../../../src/generated/model.schemas'
import { getReadLists } from '../../../src/generated/readlists/readlists.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, renderApp } = setUpScreenTestServer({ fill: world => generateLibraries(world, 24) })

const path = '/libraries/all/books?tag=marked&layout=table'
/** Six books in the display order of the list. At first, the first five books have the tag `marked`. */
let books: Book[] = []

const addTag = ({ id }: Book) => updateBookMetadata(id, { tags: ['marked'], tagsLock: true })

beforeEach(async () => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
  const sort = ['series,asc', 'metadata.numberSort,asc']
  books = (await listBooks({}, { size: 6, sort })).content
  for (const book of books) await updateBookMetadata(book.id, { tags: [] })
  for (const book of books.slice(0, 5)) await addTag(book)
})

async function renderBooks() {
  const result = renderApp(path)
  await result.user.click(await screen.findByRole('checkbox', { name: 'Select all matches' }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await within(bar).findByText('5 selected')
  const runFromMenu = async (name: string | RegExp) => {
    await result.user.click(within(bar).getByRole('button', { name: 'More actions' }))
    await result.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...result, bar, runFromMenu }
}

test('deletes only the confirmed files, also if another item enters the list during the confirmation', async () => {
  const deletedIds: string[] = []
  server.use(
    http.delete('*/api/v1/books/:id/file', ({ params }) => {
      deletedIds.push(String(params.id))
      return new HttpResponse(null, { status: 202 })
    }),
  )
  const { user, runFromMenu } = await renderBooks()
  await runFromMenu('Delete files')
  const dialog = await screen.findByRole('dialog', { name: 'Delete the files of 5 items?' })
  await addTag(books[5] as Book)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: /^Delete files of 5/ }))
  expect(await screen.findByText('Deletion of 5 is queued')).toBeTruthy()
  expect(deletedIds.toSorted()).toEqual(
    books
      .slice(0, 5)
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('opens the dialog for individually selected items at once, without fetching them', async () => {
  const { user } = renderApp('/dashboard')
  const checkboxes = await screen.findAllByRole('checkbox', { name: /^Select / })
  for (const checkbox of checkboxes.slice(0, 2)) await user.click(checkbox)
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await bar.findByText('2 selected')
  server.use(http.get('*/api/v1/books/:id', () => HttpResponse.error()))
  server.use(http.post('*/api/v1/books/list', () => HttpResponse.error()))
  await user.click(bar.getByRole('button', { name: 'Add to read list' }))
  expect(await screen.findByRole('dialog', { name: /read list/i })).toBeTruthy()
  act(dismissAllDialogs)
})

test('a load of the selected items shows its progress and can be stopped, and a notice says that nothing changed', async () => {
  const { user, bar, runFromMenu } = await renderBooks()
  let isHeld = true
  server.use(
    http.post('*/api/v1/books/list', async ({ request }) => {
      if (new URL(request.url).searchParams.get('size') !== '500' || !isHeld) return undefined
      return new Promise<HttpResponse<null>>(resolve =>
        request.signal.addEventListener('abort', () => resolve(HttpResponse.error() as HttpResponse<null>)),
      )
    }),
  )
  await runFromMenu('Delete files')
  const progress = await screen.findByRole('progressbar', { name: 'Loading the items' })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(progress.isConnected).toBe(false))
  expect(screen.getByText('Stopped. Nothing was changed.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await within(bar).findByText('5 selected')).toBeTruthy()
  isHeld = false
  await runFromMenu('Delete files')
  expect(await screen.findByRole('dialog', { name: 'Delete the files of 5 items?' })).toBeTruthy()
})

test('adds the selected books to a read list in display order', async () => {
  const { user, runFromMenu } = await renderBooks()
  await runFromMenu('Add to read list')
  const dialog = await screen.findByRole('dialog', { name: /^Add 5 books/ })
  await user.type(within(dialog).getByRole('textbox'), 'In order{Enter}')
  const expectedIds = books.slice(0, 5).map(({ id }) => id)
  await waitFor(async () =>
    expect((await getReadLists({ search: 'In order' })).content[0]?.bookIds).toEqual(expectedIds),
  )
})

test('marks only unread books as read, keeps the read dates of the others, and undoes only its own changes', async () => {
  const [readBook, unreadBook] = books as [Book, Book]
  await updateBookReadProgress(readBook.id, { completed: true })
  for (const { id } of books.slice(1)) await deleteBookReadProgress(id)
  const { readProgress } = await getBook(readBook.id)
  const calledIds: string[] = []
  server.use(
    http.patch('*/api/v1/books/:id/read-progress', ({ params }) => void calledIds.push(String(params.id))),
    http.delete('*/api/v1/books/:id/read-progress', ({ params }) => void calledIds.push(String(params.id))),
  )
  const { user, bar } = await renderBooks()
  await user.click(within(bar).getByRole('button', { name: 'Mark as read' }))
  expect(await screen.findByText('4 marked as read')).toBeTruthy()
  expect(calledIds).not.toContain(readBook.id)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect((await getBook(readBook.id)).readProgress).toEqual(readProgress)
  expect((await getBook(unreadBook.id)).readProgress ?? null).toBeNull()
  expect(calledIds).toHaveLength(8)
})
