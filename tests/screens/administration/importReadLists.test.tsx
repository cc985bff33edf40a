import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import type { BookRecord, SeriesRecord } from '../../../mock-server/state/libraryRecords'
import { MAX_UPLOADED_FILE_BYTES } from '../../../src/api/requests/maxUploadedFileBytes'
import type { ReadListCreation, ReadListMatchEntry } from '../../../src/generated/model.schemas'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const path = '/import/readlist'
const { server, world, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })
let series: readonly [SeriesRecord, SeriesRecord]
let books: readonly [BookRecord, BookRecord]
let created: ReadListCreation[]

beforeEach(() => {
  const all = [...world.series.values()].filter(({ id, oneshot }) => !oneshot && world.booksOf(id).length > 1)
  const [a, b] = all
  const [first] = a ? world.booksOf(a.id) : []
  const [second] = b ? world.booksOf(b.id) : []
  if (!a || !b || !first || !second) throw new Error('the library is too small')
  series = [a, b]
  books = [first, second]
  created = []
  // Gives all elements a size. jsdom has no layout, and the list renders no rows in an element without a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600))
  server.use(
    http.post('*/api/v1/readlists', async ({ request }) => {
      const creation = (await request.json()) as ReadListCreation
      created.push(creation)
      const now = '2026-11-23T00:00:00Z'
      return HttpResponse.json({
        summary: '',
        ordered: true,
        ...creation,
        id: 'CREATED',
        createdDate: now,
        lastModifiedDate: now,
        filtered: false,
      })
    }),
  )
})

afterEach(() => vi.restoreAllMocks())

const candidate = (owner: SeriesRecord, book: BookRecord) => ({
  series: { seriesId: owner.id, title: owner.metadata.title, releaseDate: '2012-03-14' },
  books: [{ bookId: book.id, number: book.metadata.number, title: book.metadata.title }],
})
const entry = (title: string, matches: ReadListMatchEntry['matches'] = []): ReadListMatchEntry => ({
  request: { series: [title], number: '1' },
  matches,
})

/**
 * Sets the responses to the next requests for the books that match the entries of a read list file. The first request
 * gets the first response, and so on. A number is an error status. Requests after the last response get the status 500.
 */
const respondToMatches = (...responses: (readonly ReadListMatchEntry[] | number)[]) => {
  let index = -1
  server.use(
    http.post('*/api/v1/readlists/match/comicrack', () => {
      index += 1
      const response = responses[index] ?? 500
      if (typeof response === 'number')
        return HttpResponse.json({ status: response, message: 'ERR_1029' }, { status: response })
      return HttpResponse.json({
        readListMatch: { name: `List ${index + 1}`, errorCode: '' },
        requests: response,
        errorCode: '',
      })
    }),
  )
}

async function openPage(...files: File[]) {
  const { user } = renderApp(path)
  await screen.findByRole('heading', { name: 'Import read lists', level: 1 })
  const input = await screen.findByLabelText('Choose .cbl files', { selector: 'input' })
  fireEvent.change(input, { target: { files } })
  return { user, files: await screen.findByRole('list', { name: 'Files' }) }
}
const cbl = (name: string) => new File(['<ReadingList/>'], name)
const rows = () => screen.findByRole('list', { name: 'Books of the file' })

test('waits while another tab of this browser has the import open', async () => {
  let closeOtherTab = () => {}
  const otherTab = new Promise<void>(resolve => {
    closeOtherTab = resolve
  })
  const request = async (_: string, { ifAvailable }: LockOptions, callback: (lock: object | null) => unknown) => {
    if (ifAvailable) return callback(null)
    await otherTab
    return callback({})
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  renderApp(path)
  expect(await screen.findByText(/^Another tab of this browser has the import open/)).toBeDefined()
  expect(screen.queryByLabelText('Choose .cbl files', { selector: 'input' })).toBeNull()
  closeOtherTab()
  expect(await screen.findByLabelText('Choose .cbl files', { selector: 'input' })).toBeDefined()
  expect(screen.queryByText(/^Another tab of this browser/)).toBeNull()
})

test('matches files one after another and reports the reason of each failure', async () => {
  respondToMatches(400, [entry('A', [candidate(series[0], books[0])])], 413)
  const large = cbl('large.cbl')
  Object.defineProperty(large, 'size', { value: MAX_UPLOADED_FILE_BYTES + 1 })
  const { user, files } = await openPage(cbl('broken.cbl'), cbl('good.cbl'), cbl('413.cbl'), large)
  expect(await within(files).findByText(/The list file has no Book element/)).toBeDefined()
  expect(await within(files).findByText('1 of 1 books matched')).toBeDefined()
  expect(await within(files).findByText('The server does not accept files of this size')).toBeDefined()
  expect(within(files).getByText('Not sent: larger than 1 MB')).toBeDefined()
  // jsdom does not have IndexedDB, in which the client stores the files. Therefore the client shows the following
  // message.
  expect(await screen.findByText(/This browser cannot store the files and your choices/)).toBeDefined()
  respondToMatches([entry('B')])
  await user.click(within(files).getByRole('button', { name: 'Try again: broken.cbl' }))
  expect(await within(files).findByText(/0 of 1 books matched · Missing: 1/)).toBeDefined()
})

test('deselects a book that was deleted after the match, and creates the read list without it', async () => {
  const deleted = { ...books[1], id: '0DELETEDBOOK0' }
  respondToMatches([entry('A', [candidate(series[0], books[0])]), entry('Deleted', [candidate(series[1], deleted)])])
  const { user } = await openPage(cbl('list.cbl'))
  server.use(http.post('*/api/v1/readlists', () => HttpResponse.json({ status: 500 }, { status: 500 }), { once: true }))
  await user.click(await screen.findByRole('button', { name: 'Create read list with 2 books' }))
  expect(await screen.findByText(/^An error occurred while trying to create the read list/)).toBeDefined()
  await user.click(await screen.findByRole('checkbox', { name: 'Leave out 1 book without a match' }))
  await user.click(screen.getByRole('button', { name: 'Create read list with 1 book' }))
  expect(await screen.findByText('Read list with 1 book created.')).toBeDefined()
  expect(created.map(({ bookIds }) => bookIds)).toEqual([[books[0].id]])
})

test('finds a deleted book among many books with a search, and a single read for the deleted book only', async () => {
  const selected = [...world.books.values()].slice(0, 20)
  const matches = selected.flatMap(book => {
    const owner = world.series.get(book.seriesId)
    return owner ? [entry(book.name, [candidate(owner, book)])] : []
  })
  respondToMatches([...matches, entry('Deleted', [candidate(series[1], { ...books[1], id: '0DELETEDBOOK0' })])])
  const requests: string[] = []
  const { user } = await openPage(cbl('list.cbl'))
  const create = await screen.findByRole('button', { name: 'Create read list with 21 books' })
  server.use(http.post('*/api/v1/readlists', () => HttpResponse.json({ status: 500 }, { status: 500 }), { once: true }))
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname } = new URL(url)
    if (/\/books\/[^/]+$/.test(pathname)) requests.push(`${method} ${pathname}`)
  })
  await user.click(create)
  await user.click(await screen.findByRole('checkbox', { name: 'Leave out 1 book without a match' }))
  expect(requests).toEqual(['POST /api/v1/books/list', 'GET /api/v1/books/0DELETEDBOOK0'])
})

test('creates a read list after the user has acknowledged the missing books, and links to it', async () => {
  const match = candidate(series[0], books[0])
  respondToMatches([entry('A', [match]), entry('A', [match]), entry('Lost')])
  const { user } = await openPage(cbl('list.cbl'))
  expect(await screen.findByText('1 duplicate is added only once.')).toBeDefined()
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create read list with 1 book' })
  expect(create.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Leave out 1 book without a match' }))
  await user.clear(screen.getByLabelText(/^Name/))
  expect(create.disabled).toBe(true)
  await user.type(screen.getByLabelText(/^Name/), 'My list')
  await user.click(screen.getByRole('checkbox', { name: /^Manual order/ }))
  await user.click(create)
  expect(await screen.findByText('Read list with 1 book created.')).toBeDefined()
  expect(created).toEqual([{ name: 'My list', summary: '', ordered: false, bookIds: [books[0].id] }])
  const [link] = screen.getAllByRole('link', { name: 'Open the read list' })
  expect(link?.getAttribute('href')).toContain('/readlists/CREATED')
  expect(screen.getByRole('button', { name: 'Missing books as CSV' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove 1 finished file' }))
  expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeDefined()
})

test('rejects a name that exists on the server', async () => {
  respondToMatches([entry('A', [candidate(series[0], books[0])])])
  server.use(
    http.get('*/api/v1/readlists', () =>
      HttpResponse.json({
        content: [
          {
            id: 'OTHER',
            name: 'list 1',
            summary: '',
            ordered: true,
            bookIds: [],
            createdDate: '2026-11-23T00:00:00Z',
            lastModifiedDate: '2026-11-23T00:00:00Z',
            filtered: false,
          },
        ],
        pageable: { sort: { empty: true, sorted: false, unsorted: true } },
        sort: { empty: true, sorted: false, unsorted: true },
        totalElements: 1,
        totalPages: 1,
        number: 0,
        size: 20,
        numberOfElements: 1,
        first: true,
        last: true,
        empty: false,
      }),
    ),
  )
  const { user } = await openPage(cbl('list.cbl'))
  await user.click(await screen.findByRole('button', { name: 'Create read list with 1 book' }))
  expect(await screen.findByText('This already exists')).toBeDefined()
  expect(created).toEqual([])
})

test('the user chooses among several matches by publisher and library, and filters the rows by state', async () => {
  respondToMatches([entry('Same', [candidate(series[0], books[0]), candidate(series[1], books[1])]), entry('Lost')])
  const { user } = await openPage(cbl('list.cbl'))
  await user.click(await screen.findByRole('button', { name: 'Ambiguous: 1' }))
  const list = await rows()
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  await user.click(within(list).getByRole('button', { name: /^Choose the book: Same #1/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Which book is Same #1?' })
  const library = world.libraries.get(series[1].libraryId)?.name ?? ''
  const option = await within(dialog).findByRole('button', {
    name: new RegExp(`${escapeRegExp(series[1].metadata.title)}.*2012.*${escapeRegExp(library)}`),
  })
  await user.click(option)
  expect(await screen.findByText('No book matches this filter.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ambiguous: 0' }))
  expect(within(await rows()).getByText('Matched')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Create read list with 1 book' })).toBeDefined()
})

test('keys move and remove rows, and assign the series of the row above', async () => {
  const [first, second] = world.booksOf(series[0].id)
  if (!first || !second) throw new Error('the series is too small')
  first.metadata.number = '1'
  second.metadata.number = '2'
  const lost = { request: { series: ['Lost'], number: '2' }, matches: [] }
  respondToMatches([entry('A', [candidate(series[0], first)]), lost])
  const { user } = await openPage(cbl('list.cbl'))
  const list = await rows()
  await user.click(await within(list).findByRole('button', { name: 'More for Lost #2' }))
  await user.click(await screen.findByRole('menuitem', { name: /Same series as the row above/ }))
  expect(await screen.findByRole('button', { name: 'Create read list with 2 books' })).toBeDefined()
  within(list).getByRole('button', { name: 'Lost #2, 2 of 2' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const handle = await within(list).findByRole('button', { name: 'Lost #2, 1 of 2' })
  handle.focus()
  await user.keyboard('{ArrowDown}{Delete}')
  await user.click(await screen.findByRole('button', { name: 'Create read list with 1 book' }))
  await waitFor(() => expect(created.map(({ bookIds }) => bookIds)).toEqual([[second.id]]))
})

test('the series of the row above also finds a number that differs from the sort number', async () => {
  const [first, second] = world.booksOf(series[0].id)
  if (!first || !second) throw new Error('the series is too small')
  first.metadata.number = '1'
  second.metadata.number = '2'
  second.metadata.numberSort = 99
  const lost = { request: { series: ['Lost'], number: '02' }, matches: [] }
  respondToMatches([entry('A', [candidate(series[0], first)]), lost])
  const { user } = await openPage(cbl('list.cbl'))
  await user.click(await within(await rows()).findByRole('button', { name: 'More for Lost #02' }))
  await user.click(await screen.findByRole('menuitem', { name: /Same series as the row above/ }))
  expect(await screen.findByRole('button', { name: 'Create read list with 2 books' })).toBeDefined()
})

test('with the series of the row above, the user chooses between books with the same number', async () => {
  const owner = [...world.series.values()].find(({ id }) => world.booksOf(id).length > 2) ?? series[0]
  const [first, second, third] = world.booksOf(owner.id)
  if (!first || !second || !third) throw new Error('the series is too small')
  first.metadata.number = '1'
  Object.assign(second.metadata, { number: '2', numberSort: 2 })
  Object.assign(third.metadata, { number: '2', numberSort: 102 })
  const lost = { request: { series: ['Lost'], number: '2' }, matches: [] }
  respondToMatches([entry('A', [candidate(owner, first)]), lost])
  const { user } = await openPage(cbl('list.cbl'))
  await user.click(await within(await rows()).findByRole('button', { name: 'More for Lost #2' }))
  await user.click(await screen.findByRole('menuitem', { name: /Same series as the row above/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('combobox', { name: 'Number or title' })).toBeDefined()
})

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
