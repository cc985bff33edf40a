import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { queryClient } from '../../../src/api/cache/queryClient'
import { reportServerWrite } from '../../../src/api/cache/serverDataChanges'
import { listBooks } from '../../../src/generated/books/books.calls'
import {
  createCollection,
  getCollection,
  getCollections,
  updateCollection,
} from '../../../src/generated/collections/collections.calls'
import { createReadList, getReadList } from '../../../src/generated/readlists/readlists.calls'
import { listSeries } from '../../../src/generated/series/series.calls'
import { AddToCollectionDialog } from '../../../src/resources/collections/AddToCollectionDialog'
import { AddToReadListDialog } from '../../../src/resources/readlists/AddToReadListDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs, world } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const fetchSeries = async (count: number) => (await listSeries({}, { size: count })).content

const fetchCollectionNames = async () => (await getCollections({ unpaged: true })).content.map(({ name }) => name)

async function openAddDialog(count: number) {
  const series = await fetchSeries(count)
  const view = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', { series })
  const field = await screen.findByLabelText('Search or create')
  return { ...view, series, field }
}

test('creates a collection, reports it, and deletes it on undo', async () => {
  const { user, dialogResult, field } = await openAddDialog(2)
  await user.type(field, 'Winter evenings')
  await user.click(await screen.findByRole('button', { name: 'Create “Winter evenings”' }))
  expect(await dialogResult).toBe(true)
  expect(await fetchCollectionNames()).toContain('Winter evenings')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await fetchCollectionNames()).not.toContain('Winter evenings'))
})

test('creates a collection in manual order when the box is checked', async () => {
  const { user, dialogResult, field } = await openAddDialog(2)
  await user.type(field, 'In my order')
  await user.click(screen.getByRole('checkbox', { name: /^Manual order/ }))
  await user.click(await screen.findByRole('button', { name: 'Create “In my order”' }))
  expect(await dialogResult).toBe(true)
  const { content } = await getCollections({ unpaged: true })
  expect(content.find(({ name }) => name === 'In my order')?.ordered).toBe(true)
})

test('adds series after the current members of the collection on the server, even if the dialog shows older members', async () => {
  const [first, second, third] = await fetchSeries(3)
  const { id } = await createCollection({ name: 'Growing', ordered: true, seriesIds: [first?.id ?? ''] })
  const { user, dialogResult } = await openAddDialog(1)
  const row = await screen.findByRole('button', { name: /^Growing/ })
  expect((row as HTMLButtonElement).disabled).toBe(true)
  expect(row.textContent).toContain('Already included')
  expect(within(row).getByText('Growing').tagName).toBe('BDI')
  await user.keyboard('{Escape}')
  await dialogResult

  const added = [second, third].flatMap(series => series ?? [])
  const retry = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', {
    series: added.slice(0, 1),
  })
  const open = await screen.findByRole('button', { name: /^Growing/ })
  await fetch(new URL(`/api/v1/collections/${id}`, location.href), {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seriesIds: [third?.id, first?.id] }),
  })
  await retry.user.click(open)
  expect(await retry.dialogResult).toBe(true)
  expect((await getCollection(id)).seriesIds).toEqual([third?.id, first?.id, second?.id])
})

test('adds no series after the server has started to hide a member from the user', async () => {
  const [first, second, third] = await fetchSeries(3)
  const memberIds = [second?.id ?? '', third?.id ?? '']
  const { id } = await createCollection({ name: 'Partly hidden', ordered: true, seriesIds: memberIds })
  const admin = [...world.users.values()].find(({ email }) => email.startsWith('admin'))
  if (admin) admin.labelsExclude = ['hidden']
  const { user } = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', {
    series: [first].flatMap(series => series ?? []),
  })
  const option = await screen.findByRole('button', { name: /^Partly hidden/ })
  const hidden = world.series.get(second?.id ?? '')
  if (hidden) hidden.metadata.sharingLabels = ['hidden']
  await user.click(option)
  expect(await screen.findByText(/: Contains items that are hidden from you/)).toBeTruthy()
  expect(world.collections.get(id)?.seriesIds).toEqual(memberIds)
  if (hidden) hidden.metadata.sharingLabels = []
})

async function clickUndo(user: UserEvent, noticeText: string) {
  const notice = (await screen.findByText(noticeText)).closest('[data-kind]') as HTMLElement
  await user.click(within(notice).getByRole('button', { name: 'Undo' }))
}

test('undo removes only the added series from an existing collection', async () => {
  const series = await fetchSeries(4)
  const [first = '', second = '', third = '', last = ''] = series.map(entry => entry.id)
  const { id } = await createCollection({ name: 'Long there', ordered: true, seriesIds: [third, first] })
  const members = async () => (await getCollection(id)).seriesIds
  const { user, dialogResult } = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', {
    series: series.slice(0, 2),
  })
  await user.click(await screen.findByRole('button', { name: /^Long there/ }))
  expect(await dialogResult).toBe(true)
  expect(await members()).toEqual([third, first, second])
  await updateCollection(id, { seriesIds: [third, first, second, last] })
  await clickUndo(user, 'Added to “Long there”')
  await waitFor(async () => expect(await members()).toEqual([third, first, last]))
})

test('undo offers to delete a collection that would be empty, because its other members were removed', async () => {
  const [first, second] = await fetchSeries(2)
  const { id } = await createCollection({ name: 'Nearly empty', ordered: true, seriesIds: [first?.id ?? ''] })
  const { user, dialogResult } = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', {
    series: [second].flatMap(series => series ?? []),
  })
  await user.click(await screen.findByRole('button', { name: /^Nearly empty/ }))
  expect(await dialogResult).toBe(true)
  await updateCollection(id, { seriesIds: [second?.id ?? ''] })
  await clickUndo(user, 'Added to “Nearly empty”')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Nearly empty”?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await getCollection(id)).seriesIds).toEqual([second?.id])
  expect(screen.queryByText(/must not be empty/)).toBeNull()
})

test('undo removes only the added books from an existing read list', async () => {
  const { content: books } = await listBooks({}, { size: 4 })
  const [first = '', second = '', third = '', last = ''] = books.map(entry => entry.id)
  const { id } = await createReadList({ name: 'Half read', summary: '', ordered: true, bookIds: [last, second] })
  const members = async () => (await getReadList(id)).bookIds
  const { user, dialogResult } = renderDialog({ addToReadList: AddToReadListDialog }, 'addToReadList', {
    books: books.slice(0, 3),
  })
  await user.click(await screen.findByRole('button', { name: /^Half read/ }))
  expect(await dialogResult).toBe(true)
  expect(await members()).toEqual([last, second, first, third])
  await clickUndo(user, '2 books added to “Half read”')
  await waitFor(async () => expect(await members()).toEqual([last, second]))
})

test('reports the number of new members; existing members do not count', async () => {
  const [first, second] = await fetchSeries(2)
  await createCollection({ name: 'Half of them', ordered: false, seriesIds: [first?.id ?? ''] })
  const series = [first, second].flatMap(entry => entry ?? [])
  const { user, dialogResult } = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', { series })
  await user.click(await screen.findByRole('button', { name: /^Half of them/ }))
  expect(await dialogResult).toBe(true)
  expect(await screen.findByText('Added to “Half of them”')).toBeTruthy()
})

test('rejects an existing name regardless of case', async () => {
  const { user, field } = await openAddDialog(1)
  await user.type(field, 'gROWING')
  expect(await screen.findByText('This already exists')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true)
})

test('shows an error of the server and keeps the input', async () => {
  server.use(
    http.post('*/api/v1/collections', () =>
      HttpResponse.json({ message: 'Collection name already exists' }, { status: 400 }),
    ),
  )
  const { user, field } = await openAddDialog(1)
  await user.type(field, 'Fresh')
  await user.click(await screen.findByRole('button', { name: 'Create “Fresh”' }))
  expect(await screen.findByText(/Collection name already exists/)).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('Fresh')
})

test('loads the collections again on retry', async () => {
  const [existingName = ''] = await fetchCollectionNames()
  server.use(http.get('*/api/v1/collections', () => new HttpResponse(null, { status: 500 })))
  queryClient.clear()
  const { user } = await openAddDialog(2)
  const dialog = screen.getByRole('dialog')
  const retry = await within(dialog).findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await user.click(retry)
  expect(await within(dialog).findByRole('button', { name: new RegExp(existingName) })).toBeTruthy()
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('shows the number of books in the title after the books have loaded', async () => {
  const series = await fetchSeries(2)
  const count = series.reduce((sum, { booksCount }) => sum + booksCount, 0)
  let respond = () => {}
  const response = new Promise<undefined>(resolve => {
    respond = () => resolve(undefined)
  })
  let requestCount = 0
  server.use(
    http.post('*/api/v1/books/list', () => {
      requestCount += 1
      return response
    }),
  )
  renderDialog({ addToReadList: AddToReadListDialog }, 'addToReadList', { series })
  expect(await screen.findByRole('dialog', { name: 'Add to read list' })).toBeTruthy()
  respond()
  expect(await screen.findByRole('dialog', { name: `Add ${count} books to a read list` })).toBeTruthy()
  await reportServerWrite('updateBookMetadata', { bookId: 'other' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requestCount, 'a change of a book does not load all books again').toBe(1)
})
