import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { listBooks } from '../../../src/generated/books/books.calls'
import { createReadList, getReadList } from '../../../src/generated/readlists/readlists.calls'
import { getBooksOfSeries, listSeries } from '../../../src/generated/series/series.calls'
import { PickBookDialog } from '../../../src/resources/books/pick/PickBookDialog'
import { PickReadListDialog } from '../../../src/resources/readlists/PickReadListDialog'
import { PickSeriesDialog } from '../../../src/resources/series/PickSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, renderApp } = setUpScreenTestServer()
const components = { pickSeries: PickSeriesDialog, pickBook: PickBookDialog }
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Title of|Number or title/ })

/** Returns the options in the result list of the picker. Does not include the options of select elements. */
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option')

const fetchSeries = async () => (await listSeries({}, { size: 50, sort: ['metadata.titleSort,asc'] })).content

test('lists the series by title and picks the selected one by keyboard', async () => {
  const [, , third] = await fetchSeries()
  const { user, dialogResult } = renderDialog(components, 'pickSeries', { title: 'Series of the file' })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await waitFor(() => expect(options().length).toBeGreaterThan(3))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const selected = within(screen.getByRole('listbox')).getByRole('option', { selected: true })
  expect(selected.textContent).toContain(third?.metadata.title)
  expect((await field()).getAttribute('aria-activedescendant')).toBe(selected.id)
  await user.keyboard('{Enter}')
  expect(await dialogResult).toMatchObject({ id: third?.id })
})

test('searches while the user types, and Enter does not pick a result of the previous text', async () => {
  const series = await fetchSeries()
  const target = series.at(-1)
  const { user, dialogResult } = renderDialog(components, 'pickSeries', { title: 'Series of the file' })
  await waitFor(() => expect(options().length).toBeGreaterThan(3))
  await user.type(await field(), `${target?.metadata.title}{Enter}`)
  expect(await screen.findByRole('option', { name: new RegExp(target?.metadata.title ?? '') })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/result/))
  await user.keyboard('{Enter}')
  expect(await dialogResult).toMatchObject({ id: target?.id })
})

test('cancels the search for the previous text', async () => {
  const aborted: string[] = []
  server.use(
    http.post('*/api/v1/series/list', async ({ request }) => {
      const { fullTextSearch } = (await request.clone().json()) as { fullTextSearch?: string }
      if (fullTextSearch !== 'first') return
      request.signal.addEventListener('abort', () => aborted.push(fullTextSearch))
      await delay('infinite')
    }),
  )
  const { user } = renderDialog(components, 'pickSeries', { title: 'Series', initialText: 'first' })
  await user.clear(await field())
  await waitFor(() => expect(aborted).toEqual(['first']))
  await waitFor(() => expect(options().length).toBeGreaterThan(3))
})

test('limits the series to a library', async () => {
  const series = await fetchSeries()
  const libraryIds = [...new Set(series.map(({ libraryId }) => libraryId))]
  renderDialog(components, 'pickSeries', { title: 'Series', libraryIds: libraryIds.slice(0, 1) })
  const expected = (await listSeries({ condition: { libraryId: { operator: 'is', value: libraryIds[0] ?? '' } } }))
    .totalElements
  await waitFor(() => expect(options()[0]?.getAttribute('aria-setsize')).toBe(String(expected)))
})

test('says that there are no results, and searches again after a failure', async () => {
  const { user } = renderDialog(components, 'pickSeries', { title: 'Series', initialText: 'zzzzzz' })
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(options()).toEqual([])
  server.use(http.post('*/api/v1/series/list', () => new HttpResponse(null, { status: 500 })))
  await user.type(await field(), 'y')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await user.click(retry)
  expect(await screen.findByText('Nothing found')).toBeTruthy()
})

test('finds a book of a series by its number, also after books whose titles contain it, and loads pages', async () => {
  const series = (await fetchSeries()).find(({ booksCount }) => booksCount > 3)
  const { content } = await getBooksOfSeries(series?.id ?? '', { unpaged: true, sort: ['metadata.numberSort,asc'] })
  for (const { id, metadata } of content.slice(0, 3)) {
    const book = world.books.get(id)
    if (book) book.metadata.title = `${metadata.title} (${content[2]?.metadata.number})`
  }
  const unpagedRequests: string[] = []
  server.events.on('request:start', ({ request: { url } }) => {
    if (new URL(url).searchParams.has('unpaged')) unpagedRequests.push(url)
  })
  const { user, dialogResult } = renderDialog(components, 'pickBook', { title: 'Book', seriesId: series?.id })
  await waitFor(() => expect(options()).toHaveLength(content.length))
  await user.type(await field(), `${content[2]?.metadata.number}`)
  const name = new RegExp(`^${content[2]?.metadata.number} – `)
  expect(options().indexOf(await screen.findByRole('option', { selected: true, name }))).toBe(2)
  await user.keyboard('{Enter}')
  expect(await dialogResult).toMatchObject({ id: content[2]?.id })
  expect(unpagedRequests).toEqual([])
})

test.each(['12a', '#12a', 'Annual 1'])('finds a book of a series by its number %s', async typed => {
  const series = (await fetchSeries()).find(({ booksCount }) => booksCount > 3)
  const { content } = await getBooksOfSeries(series?.id ?? '', { unpaged: true })
  const book = world.books.get(content[2]?.id ?? '')
  if (!book) throw new Error('no book')
  book.metadata.number = typed.replace('#', '')
  book.metadata.title = 'Interlude'
  const { user, dialogResult } = renderDialog(components, 'pickBook', { title: 'Book', seriesId: series?.id })
  await waitFor(() => expect(options()).toHaveLength(content.length))
  await user.type(await field(), typed)
  await screen.findByRole('option', { selected: true, name: /Interlude/ })
  await user.keyboard('{Enter}')
  expect(await dialogResult).toMatchObject({ id: book.id })
})

test('picks a book from all books after the user has chosen its series', async () => {
  const { content } = await listBooks({ condition: { oneShot: { operator: 'isFalse' } } }, { size: 1 })
  const [book] = content
  const { user, dialogResult } = renderDialog(components, 'pickBook', { title: 'Add a book' })
  await waitFor(() => expect(options().length).toBeGreaterThan(3))
  await user.click(screen.getByRole('button', { name: 'Choose a series' }))
  const seriesDialog = await screen.findByRole('dialog', { name: 'Choose a series' })
  await user.type(within(seriesDialog).getByRole('combobox', { name: /^Title of/ }), book?.seriesTitle ?? '')
  await user.click(await within(seriesDialog).findByRole('option', { name: new RegExp(book?.seriesTitle ?? '') }))
  expect(await screen.findByRole('button', { name: 'All series' })).toBeTruthy()
  await user.click(await screen.findByRole('option', { name: new RegExp(book?.metadata.title ?? '') }))
  expect(await dialogResult).toMatchObject({ id: book?.id })
})

test('adds a picked book to a read list, and undo removes it', async () => {
  const { content } = await listBooks({}, { size: 2 })
  const [member, added] = content
  const list = await createReadList({ name: 'For the train', summary: '', ordered: true, bookIds: [member?.id ?? ''] })
  const memberIds = async () => (await getReadList(list.id)).bookIds
  const { user } = renderApp(`/readlists/${list.id}`)
  await user.click(await screen.findByRole('button', { name: 'Add a book' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a book to “For the train”' })
  await user.type(within(dialog).getByRole('combobox', { name: /^Title of/ }), added?.metadata.title ?? '')
  await user.click(await within(dialog).findByRole('option', { name: new RegExp(added?.metadata.title ?? '') }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(await memberIds()).toEqual([member?.id, added?.id])
  await user.click(undo)
  await waitFor(async () => expect(await memberIds()).toEqual([member?.id]))
})

test('finds no read list if the text contains only punctuation', async () => {
  const [book] = (await listBooks({}, { size: 1 })).content
  await createReadList({ name: 'Weekend', summary: '', ordered: true, bookIds: book ? [book.id] : [] })
  const { user } = renderDialog({ pickReadList: PickReadListDialog }, 'pickReadList', { title: 'Add', bookIds: [] })
  expect(await screen.findByRole('option', { name: /Weekend/ })).toBeTruthy()
  const input = screen.getByRole('combobox', { name: 'Search read lists' })
  await user.type(input, '?!')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(options()).toEqual([])
  await user.clear(input)
  expect(await screen.findByRole('option', { name: /Weekend/ })).toBeTruthy()
})
