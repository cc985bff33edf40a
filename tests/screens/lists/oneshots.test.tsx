import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { getReadLists } from '../../../src/generated/readlists/readlists.calls'
import { getBooksOfSeries, getSeries, listSeries } from '../../../src/generated/series/series.calls'
import { AddToReadListDialog } from '../../../src/resources/readlists/AddToReadListDialog'
import { EditOneshotsDialog } from '../../../src/resources/series/EditOneshotsDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs, world } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('saves the title of a one-shot to series and book, and the ISBN to the book', async () => {
  const record = [...world.series.values()].find(({ oneshot }) => oneshot)
  if (!record) throw new Error('The mock server has no one-shot')
  const series = await getSeries(record.id)
  const { user, dialogResult } = renderDialog({ editOneshots: EditOneshotsDialog }, 'editOneshots', {
    series: [series],
  })
  const title = await screen.findByLabelText(/^Title \*$/)
  await user.clear(title)
  await user.type(title, 'Alone')
  const isbn = screen.getByLabelText('ISBN')
  await user.clear(isbn)
  await user.type(isbn, '9782205043755')
  expect(screen.getByRole('alert').textContent).toBe('This ISBN has a wrong check digit')
  await user.type(isbn, '{Backspace}4')
  await user.click(screen.getByRole('tab', { name: 'Authors' }))
  expect(screen.queryByLabelText('Letterer')).toBeNull()
  await user.type(screen.getByLabelText('Other role'), 'letterer')
  await user.click(await screen.findByRole('option', { name: 'Letterer' }))
  await user.click(screen.getByRole('button', { name: 'Add role' }))
  expect(screen.getByRole('alert').textContent).toBe('This is required')
  await user.click(screen.getByText('Save changes'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Letterer')))
  await user.type(screen.getByLabelText('Letterer'), 'Ana Book{Enter}')
  await user.type(screen.getByLabelText('Other role'), 'Typesetter{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove typesetter' }))
  await user.click(screen.getByText('Save changes'))
  expect(await dialogResult).toBe(true)
  const [book] = (await getBooksOfSeries(series.id, { size: 1 })).content
  expect((await getSeries(series.id)).metadata).toMatchObject({ title: 'Alone', titleLock: true })
  expect(book?.metadata).toMatchObject({ title: 'Alone', titleLock: true, isbn: '9782205043754', isbnLock: true })
  expect(book?.metadata.authors).toContainEqual({ name: 'Ana Book', role: 'letterer' })
})

test('adds the books of several series to a read list in order', async () => {
  const { content: series } = await listSeries({}, { size: 2, sort: ['metadata.titleSort,desc'] })
  const expectedBookIds: string[] = []
  for (const { id } of series) {
    const { content } = await getBooksOfSeries(id, { unpaged: true, sort: ['metadata.numberSort,asc'] })
    expectedBookIds.push(...content.map(book => book.id))
  }
  const { user, dialogResult } = renderDialog({ addToReadList: AddToReadListDialog }, 'addToReadList', { series })
  await user.type(await screen.findByLabelText('Search or create'), 'Backwards')
  await user.click(await screen.findByRole('button', { name: 'Create “Backwards”' }))
  expect(await dialogResult).toBe(true)
  const list = (await getReadLists({ unpaged: true })).content.find(({ name }) => name === 'Backwards')
  expect(list).toMatchObject({ ordered: true, bookIds: expectedBookIds })
})
