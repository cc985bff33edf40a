import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { queryClient } from '../../../src/api/cache/queryClient'
import { listBooks } from '../../../src/generated/books/books.calls'
import { getHistory } from '../../../src/generated/history/history.calls'
import type { Book } from '../../../src/generated/model.schemas'
import { formatFullBookTitle } from '../../../src/resources/books'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/history'
const DAY_MS = 86_400_000

const { server, world, signInAs, renderApp } = setUpScreenTestServer({
  fill: state => {
    generateLibraries(state, 6)
    const books = [...state.books.values()].filter(({ oneshot }) => !oneshot)
    const [first] = books
    const second = books.find(({ seriesId }) => seriesId !== first?.seriesId)
    const [noon] = [new Date(2026, 4, 10, 12).getTime()]
    const add = (type: string, daysAgo: number, record: object, properties: Record<string, string>) =>
      state.history.push({
        id: state.newId(),
        type,
        timestamp: noon - daysAgo * DAY_MS,
        bookId: null,
        seriesId: null,
        ...record,
        properties,
      })
    const idsOf = (book: typeof first) => ({ bookId: book?.id, seriesId: book?.seriesId })
    add('BookConverted', 30, idsOf(second), { name: '/lib/Two/two.cbz', 'former file': '/lib/Two/two.cbr' })
    add(
      'BookFileDeleted',
      20,
      { bookId: 'LOST', seriesId: 'GONE' },
      { name: '/lib/Old Tales/Old 1.cbz', reason: 'By user' },
    )
    add('SeriesFolderDeleted', 20, { seriesId: 'GONE' }, { name: '/lib/Old Tales', reason: 'Folder was empty' })
    add('DuplicatePageDeleted', 10, idsOf(first), {
      name: '/lib/One/one.cbz',
      'page number': '5',
      'page file name': '999.jpg',
      'page file size': '4174',
      'page file hash': '70a4dd3c',
      'page media type': 'image/jpeg',
    })
    add('BookImported', 0, idsOf(first), { name: '/lib/One/one.cbz', source: '/in/one.cbz', upgrade: 'No' })
  },
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

const table = () => screen.findByRole('table', { name: 'History' })
const cellsOf = async (column: number) =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[column]?.textContent)

async function fetchFirstBook(): Promise<Book> {
  const id = world.history.at(-1)?.bookId
  const { content } = await listBooks({}, { unpaged: true })
  return content.find(book => book.id === id) as Book
}

test('lists the events, newest first, with the local time of the server and links to existing records', async () => {
  const book = await fetchFirstBook()
  renderApp(path)
  await waitFor(async () => expect(await cellsOf(0)).toHaveLength(5))
  expect(await cellsOf(0)).toEqual([
    'Book imported',
    'Duplicate page deleted',
    'Book file deleted',
    'Series folder deleted',
    'Book converted',
  ])
  expect((await cellsOf(3))[0]).toMatch(/May 10, 2026.*12:00/)
  const [link] = await screen.findAllByRole('link', { name: formatFullBookTitle(book) })
  expect(link?.getAttribute('href')).toBe(`/book/${book.id}`)
  expect(screen.getAllByRole('link', { name: book.seriesTitle })[0]?.getAttribute('href')).toBe(
    `/series/${book.seriesId}`,
  )
})

/** Selects names of records, but not the same names in paths of files. */
const nameCell = { selector: '[dir=auto]' }

test('shows the names of deleted records without links', async () => {
  const book = await fetchFirstBook()
  renderApp(path)
  await screen.findAllByRole('link', { name: book.seriesTitle })
  expect(screen.getByText('Old 1.cbz', nameCell)).toBeDefined()
  expect(screen.getAllByText('Old Tales', nameCell)).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Old 1.cbz' })).toBeNull()
})

test('shows names as deleted only after a successful lookup', async () => {
  const note = 'one.cbz is deleted or not available to you'
  const findNote = () => screen.queryAllByTitle(note)
  let responses = 0
  const fail = () => {
    responses += 1
    return HttpResponse.json({ message: 'no answer' }, { status: 500 })
  }
  server.use(http.post('*/api/v1/books/list', fail), http.get('*/api/v1/books/:id', fail))
  const { unmount } = renderApp(path)
  expect(await screen.findAllByText('one.cbz', nameCell)).toHaveLength(2)
  await waitFor(() => expect(responses).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(findNote()).toEqual([])
  unmount()
  server.use(
    http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [], totalElements: 0 })),
    http.get('*/api/v1/books/:id', () => new HttpResponse(null, { status: 404 })),
  )
  renderApp(path)
  await waitFor(() => expect(findNote()).toHaveLength(2))
})

test('loads the names of the records of all rows with one request', async () => {
  const book = await fetchFirstBook()
  const calls: string[] = []
  server.use(
    http.all('*/api/v1/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      if (/\/(books|series)\//.test(pathname) && (await request.clone().text()).includes('seriesId'))
        calls.push(pathname)
    }),
  )
  renderApp(path)
  await screen.findAllByRole('link', { name: book.seriesTitle })
  expect(calls).toEqual(['/api/v1/books/list'])
})

test('filters by type, period, book and series, and names the filters', async () => {
  const { user, at } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Book imported' }))
  await waitFor(() => expect(at()).toBe(`${path}?type=BookImported`))
  expect(await screen.findByText('1 event')).toBeDefined()
  const book = await fetchFirstBook()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search in Series' }), book.seriesTitle)
  await user.click(await screen.findByRole('button', { name: book.seriesTitle }))
  await waitFor(() => expect(at()).toBe(`${path}?series=${book.seriesId}`))
  expect(await screen.findByText('2 events')).toBeDefined()
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getByText(`Series: ${book.seriesTitle}`)).toBeDefined()
})

test('finds series and books whose titles contain search operators or are short', async () => {
  const searches: unknown[] = []
  server.use(
    http.post('*/api/v1/:resource/list', async ({ request }) => {
      searches.push(await request.clone().json())
    }),
  )
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search in Series' }), 'Re:Zero')
  await waitFor(() => expect(searches).toContainEqual({ fullTextSearch: 're zero' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search in Book' }), 'X')
  const condition = { title: { operator: 'contains', value: 'X' } }
  await waitFor(() => expect(searches).toContainEqual({ condition }))
})

test('filters by days of the server time, and shows the title of a book whose id is in the URL', async () => {
  const book = await fetchFirstBook()
  const view = renderApp(`${path}?period=2026-04-30..2026-04-30`)
  await waitFor(async () => expect(await cellsOf(0)).toEqual(['Duplicate page deleted']))
  view.unmount()
  renderApp(`${path}?book=${book.id}`)
  expect(await screen.findByText('2 events')).toBeDefined()
  expect(await screen.findByText(`Book: ${formatFullBookTitle(book)}`)).toBeDefined()
})

test('shows the events of a deleted series from the details of an event', async () => {
  const { user, at } = renderApp(path)
  await user.click(await screen.findByText('Old 1.cbz', nameCell))
  await user.click(await screen.findByRole('link', { name: 'Only this series' }))
  await waitFor(() => expect(at()).toBe(`${path}?series=GONE`))
  expect(await screen.findByText('2 events')).toBeDefined()
  expect(await screen.findByText('Series: Old Tales')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows all properties of a deleted page, and its image', async () => {
  const { user } = renderApp(path)
  await user.click(await screen.findByText('Duplicate page deleted'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate page deleted' }))
  expect(dialog.getByText('999.jpg')).toBeDefined()
  expect(dialog.getByText('4 kB')).toBeDefined()
  expect(dialog.getByText('70a4dd3c')).toBeDefined()
  const image = dialog.getByRole('img', { name: 'Deleted page' })
  expect(image.getAttribute('src')).toBe('/api/v1/page-hashes/70a4dd3c/thumbnail')
  image.dispatchEvent(new Event('error'))
  expect(await dialog.findByText('The server no longer has an image of the page.')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('is open to readers, and explains a server that shows the history only to administrators', async () => {
  const page = await getHistory()
  signInAs('reader')
  const { unmount } = renderApp(path)
  expect(await screen.findByText('This server shows its history to administrators only.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeDefined()
  for (const name of ['Try again', 'Filters', 'Refresh']) expect(screen.queryByRole('button', { name })).toBeNull()
  unmount()
  server.use(http.get('*/api/v1/history', () => HttpResponse.json(page)))
  renderApp(path)
  expect(await screen.findByText('5 events')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeDefined()
})

test('says that there are no events', async () => {
  const { history } = world
  world.history = []
  try {
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeDefined()
  } finally {
    world.history = history
  }
})
