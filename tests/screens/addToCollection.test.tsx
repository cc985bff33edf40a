import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createCollection, getCollection, getCollections } from '../../src/generated/collections/collections.calls'
import { listSeries } from '../../src/generated/series/series.calls'
import { screenServer } from '../../src/mocks/screenServer'
import { AddToCollectionDialog } from '../../src/resources/collections/AddToCollectionDialog'
import { renderDialog } from '../harness/renderDialog'

const { server, signInAs } = screenServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const some = async (count: number) => (await listSeries({}, { size: count })).content

const names = async () => (await getCollections({ unpaged: true })).content.map(({ name }) => name)

async function opened(count: number) {
  const series = await some(count)
  const view = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', { series })
  const field = await screen.findByLabelText('Search or create')
  return { ...view, series, field }
}

test('creates a collection, says so, and takes it back', async () => {
  const { user, answered, field } = await opened(2)
  await user.type(field, 'Winter evenings')
  await user.click(await screen.findByRole('button', { name: 'Create “Winter evenings”' }))
  expect(await answered).toBe(true)
  expect(await names()).toContain('Winter evenings')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await names()).not.toContain('Winter evenings'))
})

test('a new collection is in manual order where one wishes', async () => {
  const { user, answered, field } = await opened(2)
  await user.type(field, 'In my order')
  await user.click(screen.getByRole('checkbox', { name: /^Manual order/ }))
  await user.click(await screen.findByRole('button', { name: 'Create “In my order”' }))
  expect(await answered).toBe(true)
  const { content } = await getCollections({ unpaged: true })
  expect(content.find(({ name }) => name === 'In my order')?.ordered).toBe(true)
})

test('appends to what is there now, not to what was shown', async () => {
  const [first, second, third] = await some(3)
  const { id } = await createCollection({ name: 'Growing', ordered: true, seriesIds: [first?.id ?? ''] })
  const { user, answered } = await opened(1)
  const row = await screen.findByRole('button', { name: /^Growing/ })
  expect((row as HTMLButtonElement).disabled).toBe(true)
  expect(row.textContent).toContain('All of them are in it')
  await user.keyboard('{Escape}')
  await answered

  const added = [second, third].flatMap(series => series ?? [])
  const again = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', {
    series: added.slice(0, 1),
  })
  const open = await screen.findByRole('button', { name: /^Growing/ })
  await fetch(new URL(`/api/v1/collections/${id}`, location.href), {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seriesIds: [third?.id, first?.id] }),
  })
  await again.user.click(open)
  expect(await again.answered).toBe(true)
  expect((await getCollection(id)).seriesIds).toEqual([third?.id, first?.id, second?.id])
})

test('says how many were added, not how many were there already', async () => {
  const [first, second] = await some(2)
  await createCollection({ name: 'Half of them', ordered: false, seriesIds: [first?.id ?? ''] })
  const series = [first, second].flatMap(each => each ?? [])
  const { user, answered } = renderDialog({ addToCollection: AddToCollectionDialog }, 'addToCollection', { series })
  await user.click(await screen.findByRole('button', { name: /^Half of them/ }))
  expect(await answered).toBe(true)
  expect(await screen.findByText('Added to “Half of them”')).toBeTruthy()
})

test('a name that is taken cannot be created, whatever its case', async () => {
  const { user, field } = await opened(1)
  await user.type(field, 'gROWING')
  expect(await screen.findByText('This already exists')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true)
})

test('a refusal of the server is shown and keeps what was typed', async () => {
  server.use(
    http.post('*/api/v1/collections', () =>
      HttpResponse.json({ message: 'Collection name already exists' }, { status: 400 }),
    ),
  )
  const { user, field } = await opened(1)
  await user.type(field, 'Fresh')
  await user.click(await screen.findByRole('button', { name: 'Create “Fresh”' }))
  expect(await screen.findByText(/Collection name already exists/)).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('Fresh')
})
