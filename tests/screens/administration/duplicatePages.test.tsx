import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import type { PageHashUpdate } from '../../../src/generated/model.schemas'
import { readPreference } from '../../../src/preferences/preferenceStore'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const pointer = { isTouch: false }
vi.mock('../../../src/components/page/useMediaQuery', async importOriginal => ({
  ...(await importOriginal<object>()),
  useIsTouchInput: () => pointer.isTouch,
}))

const { server, renderApp } = setUpScreenTestServer()
const knownPath = '/duplicate-pages/known'
const unknownPath = '/duplicate-pages/unknown'

type TestPageHash = { hash: string; size: number | null; matchCount: number; action?: string; deleteCount?: number }
let pageHashes: TestPageHash[]
let updates: PageHashUpdate[]
let deletedMatches: unknown[]
let deletedHashes: string[]
let requestedQueries: string[]

const toPage = (content: readonly unknown[], request: Request) => {
  const { searchParams } = new URL(request.url)
  const [page, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 20)]
  return HttpResponse.json({
    content: content.slice(page * size, (page + 1) * size),
    number: page,
    size,
    totalElements: content.length,
    totalPages: Math.ceil(content.length / size),
    numberOfElements: content.length,
    first: page === 0,
    last: true,
    empty: content.length === 0,
    pageable: {},
    sort: {},
  })
}
const matchesOf = (hash: string) =>
  Array.from({ length: pageHashes.find(item => item.hash === hash)?.matchCount ?? 0 }, (_, index) => ({
    bookId: `book-${index}`,
    url: `/books/${hash}/book ${index}.cbz`,
    pageNumber: 7,
    fileName: 'page7.jpg',
    fileSize: 1024,
    mediaType: 'image/jpeg',
  }))

beforeEach(() => {
  localStorage.clear()
  pointer.isTouch = false
  pageHashes = ['a', 'b', 'c'].map(hash => ({ hash, size: 2048, matchCount: 2 }))
  updates = []
  deletedMatches = []
  deletedHashes = []
  requestedQueries = []
  server.use(
    http.get('*/api/v1/page-hashes/unknown', ({ request }) => {
      requestedQueries.push(new URL(request.url).search)
      return toPage(
        pageHashes.filter(({ action }) => !action),
        request,
      )
    }),
    http.get('*/api/v1/page-hashes', ({ request }) => {
      const query = new URL(request.url)
      requestedQueries.push(query.search)
      const actions = query.searchParams.getAll('action')
      const dates = { deleteCount: 0, created: '2026-01-01T00:00:00', lastModified: '2026-01-01T00:00:00' }
      return toPage(
        pageHashes.filter(({ action }) => action && actions.includes(action)).map(item => ({ ...dates, ...item })),
        request,
      )
    }),
    http.get('*/api/v1/page-hashes/:hash', ({ request, params }) => toPage(matchesOf(String(params.hash)), request)),
    http.put('*/api/v1/page-hashes', async ({ request }) => {
      const update = (await request.json()) as PageHashUpdate
      updates.push(update)
      pageHashes = pageHashes.map(item => (item.hash === update.hash ? { ...item, action: update.action } : item))
      return new HttpResponse(null, { status: 202 })
    }),
    http.post('*/api/v1/page-hashes/:hash/delete-all', ({ params }) => {
      deletedHashes.push(String(params.hash))
      return new HttpResponse(null, { status: 202 })
    }),
    http.post('*/api/v1/page-hashes/:hash/delete-match', async ({ request }) => {
      deletedMatches.push(await request.json())
      return new HttpResponse(null, { status: 202 })
    }),
  )
})

/**
 * Returns a request handler `wait` and a function `open`. The handler waits until `open` is called, and then leaves the
 * request to the next handler.
 */
function createGate() {
  let open = () => {}
  const opened = new Promise<undefined>(resolve => {
    open = () => resolve(undefined)
  })
  return { wait: () => opened, open: () => open() }
}

const strip = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('button')
const unknownStrip = () => strip('New duplicate pages')
const knownStrip = () => strip('Known duplicate pages')
const sentActions = () => updates.map(({ hash, action }) => `${hash} ${action}`)
const confirmWith = async (user: ReturnType<typeof renderApp>['user'], verb: string) => {
  const dialog = await screen.findByRole('dialog')
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: verb })
  expect(button.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(button)
}

test.each([true, false])('describes keys only to users with a keyboard, touch: %s', async isTouch => {
  pointer.isTouch = isTouch
  renderApp(unknownPath)
  await screen.findByRole('button', { name: /^Next/ })
  expect(screen.queryByText(/press \? for all keys/) === null).toBe(isTouch)
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' }) === null).toBe(isTouch)
})

test('keys choose an action for a page, move between pages and undo the last choice', async () => {
  const { user } = renderApp(unknownPath)
  expect(await unknownStrip()).toHaveLength(3)
  await user.keyboard('n')
  await user.keyboard('m')
  await waitFor(() => expect(sentActions()).toEqual(['b DELETE_MANUAL']))
  await user.keyboard('i')
  await waitFor(() => expect(sentActions()).toEqual(['b DELETE_MANUAL', 'c IGNORE']))
  expect(await unknownStrip()).toHaveLength(1)
  // In a Russian keyboard layout, the key at the position of the Latin letter U types г.
  fireEvent.keyDown(document.body, { key: 'г', code: 'KeyU' })
  await user.keyboard('u')
  await waitFor(() => expect(sentActions()).toEqual(['b DELETE_MANUAL', 'c IGNORE', 'b IGNORE']))
  expect(await unknownStrip()).toHaveLength(3)
})

test('a key marks the visible page although the server has changed the order of the pages', async () => {
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  pageHashes = [{ hash: 'larger', size: 4096, matchCount: 9 }, ...pageHashes]
  await queryClient.invalidateQueries()
  expect(await screen.findByText('2 of 4')).toBeDefined()
  await user.keyboard('i')
  await waitFor(() => expect(sentActions()).toEqual(['a IGNORE']))
})

test('a choice does not wait for the refetch after the previous choice, and the browser asks before closing', async () => {
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isUnloadPrevented()).toBe(false)
  const [refetch, put] = [createGate(), createGate()]
  server.use(http.get('*/api/v1/page-hashes/unknown', refetch.wait), http.put('*/api/v1/page-hashes', put.wait))
  await user.keyboard('i')
  expect(isUnloadPrevented()).toBe(true)
  put.open()
  await user.keyboard('m')
  await waitFor(() => expect(sentActions()).toEqual(['a IGNORE', 'b DELETE_MANUAL']))
  await waitFor(() => expect(isUnloadPrevented()).toBe(false))
  refetch.open()
  await waitFor(async () => expect(await unknownStrip()).toHaveLength(1))
})

test('the last choice can be undone when no page is left', async () => {
  pageHashes = pageHashes.slice(0, 1)
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  await user.keyboard('i')
  expect(await screen.findByText('No duplicate pages found')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await unknownStrip()).toHaveLength(1)
})

test('explains automatic deletion only before it is enabled for the first time', async () => {
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  await user.keyboard('a')
  expect((await screen.findByRole('dialog')).textContent).toContain('At every scan')
  await user.keyboard('{Escape}')
  expect(updates).toEqual([])
  await user.keyboard('a')
  await confirmWith(user, 'Delete automatically')
  await waitFor(() => expect(sentActions()).toEqual(['a DELETE_AUTO']))
  await user.keyboard('a')
  await waitFor(() => expect(sentActions()).toEqual(['a DELETE_AUTO', 'b DELETE_AUTO']))
})

test('after the user checks a box, marks the remaining pages except pages of unknown size', async () => {
  pageHashes = [...pageHashes, { hash: 'unsized', size: null, matchCount: 5 }]
  const { user } = renderApp(unknownPath)
  expect(await unknownStrip()).toHaveLength(4)
  const bulk = screen.getByRole('region', { name: 'Remaining pages: 4' })
  await user.click(within(bulk).getByRole('button', { name: 'Delete automatically' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('their size is unknown: 1.')
  await confirmWith(user, 'Delete automatically (3)')
  await waitFor(() => expect(sentActions().sort()).toEqual(['a DELETE_AUTO', 'b DELETE_AUTO', 'c DELETE_AUTO']))
  expect(await unknownStrip()).toHaveLength(1)
  expect(screen.getByText(/^Automatic deletion needs the size/)).toBeDefined()
})

test('if some of the remaining pages cannot be marked, the others can be undone and listed again', async () => {
  server.use(
    http.put('*/api/v1/page-hashes', async ({ request }) => {
      const { hash } = (await request.clone().json()) as PageHashUpdate
      return hash === 'b' ? HttpResponse.json({ message: 'disk is full' }, { status: 500 }) : undefined
    }),
  )
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  const bulk = screen.getByRole('region', { name: 'Remaining pages: 3' })
  await user.click(within(bulk).getByRole('button', { name: 'Delete manually' }))
  const refetch = createGate()
  server.use(http.get('*/api/v1/page-hashes/unknown', refetch.wait))
  await confirmWith(user, 'Delete manually (3)')
  const result = within(await screen.findByRole('alert'))
  const imageOf = (button: HTMLElement | undefined) => button?.querySelector('img')?.getAttribute('src')
  await waitFor(async () => expect(await unknownStrip()).toHaveLength(1))
  expect(imageOf((await unknownStrip())[0])).toContain('/b/')
  refetch.open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(await unknownStrip()).toHaveLength(1)
  updates = []
  await user.click(result.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await unknownStrip()).toHaveLength(3))
  expect(sentActions().sort()).toEqual(['a IGNORE', 'c IGNORE'])
})

test('if the server rejects a choice, the page is in the list again', async () => {
  server.use(http.put('*/api/v1/page-hashes', () => HttpResponse.json({ message: 'disk is full' }, { status: 500 })))
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  await user.keyboard('i')
  expect(await screen.findByText(/disk is full/)).toBeDefined()
  expect(await unknownStrip()).toHaveLength(3)
})

test('a known page disappears from the list when its new action does not match the filter', async () => {
  pageHashes = pageHashes.map(item => ({ ...item, action: 'DELETE_MANUAL' }))
  const { user } = renderApp(knownPath)
  expect(await knownStrip()).toHaveLength(3)
  expect(requestedQueries[0]).toContain('sort=deleteSize%2Cdesc')
  await user.keyboard('i')
  await waitFor(async () => expect(await knownStrip()).toHaveLength(2))
  await user.keyboard('u')
  await waitFor(async () => expect(await knownStrip()).toHaveLength(3))
  await waitFor(() => expect(sentActions()).toEqual(['a IGNORE', 'a DELETE_MANUAL']))
})

test('deletes all matches or one match of a known page after the user checks a box', async () => {
  pageHashes = pageHashes.map(item => ({ ...item, action: 'DELETE_MANUAL' }))
  const { user } = renderApp(knownPath)
  const matches = await screen.findByRole('list', { name: 'Matches' })
  await user.click(await within(matches).findByRole('button', { name: 'Delete page 7 of book 0.cbz' }))
  await confirmWith(user, 'Delete page')
  await waitFor(() => expect(deletedMatches).toEqual([matchesOf('a')[0]]))
  expect(await within(matches).findByText('Deletion requested')).toBeDefined()
  await user.keyboard('x')
  await confirmWith(user, 'Delete all matches')
  await waitFor(() => expect(deletedHashes).toEqual(['a']))
})

test('shows the file name and the folder of a match on a Windows server', async () => {
  pageHashes = [{ hash: 'a', size: 2048, matchCount: 1, action: 'DELETE_MANUAL' }]
  const url = String.raw`C:\books\Alder\book 0.cbz`
  server.use(http.get('*/api/v1/page-hashes/:hash', ({ request }) => toPage([{ ...matchesOf('a')[0], url }], request)))
  renderApp(knownPath)
  const matches = within(await screen.findByRole('list', { name: 'Matches' }))
  expect(await matches.findByRole('link', { name: 'book 0.cbz' })).toBeDefined()
  expect(matches.getByText(String.raw`C:\books\Alder`)).toBeDefined()
})

test('if a deletion fails after another deletion was requested, it can be requested again', async () => {
  pageHashes = pageHashes.map(item => ({ ...item, action: 'DELETE_MANUAL' }))
  const gate = createGate()
  const failLater = async () => {
    await gate.wait()
    return HttpResponse.json({ message: 'disk is full' }, { status: 500 })
  }
  server.use(
    http.post('*/api/v1/page-hashes/:hash/delete-match', failLater, { once: true }),
    http.post('*/api/v1/page-hashes/:hash/delete-all', failLater, { once: true }),
  )
  const { user } = renderApp(knownPath)
  await screen.findByRole('list', { name: 'Matches' })
  for (const key of ['x', 'nx']) {
    await user.keyboard(key)
    await confirmWith(user, 'Delete all matches')
  }
  const matches = within(await screen.findByRole('list', { name: 'Matches' }))
  for (const name of ['book 0.cbz', 'book 1.cbz']) {
    await user.click(await matches.findByRole('button', { name: `Delete page 7 of ${name}` }))
    await confirmWith(user, 'Delete page')
  }
  await waitFor(() => expect([deletedMatches.length, deletedHashes]).toEqual([1, ['b']]))
  gate.open()
  expect(await matches.findByRole('button', { name: 'Delete page 7 of book 0.cbz' })).toBeDefined()
  await user.keyboard('px')
  await confirmWith(user, 'Delete all matches')
  await waitFor(() => expect(deletedHashes).toEqual(['b', 'a']))
})

test('after the deletion of a page, another copy in the same book that receives its number can be deleted', async () => {
  pageHashes = [{ hash: 'a', size: 2048, matchCount: 2, action: 'DELETE_MANUAL' }]
  const copyOf = (pageNumber: number, fileName: string) => ({ ...matchesOf('a')[0], pageNumber, fileName })
  let copies = [copyOf(3, 'p3.jpg'), copyOf(4, 'p4.jpg')]
  server.use(http.get('*/api/v1/page-hashes/:hash', ({ request }) => toPage(copies, request)))
  const { user } = renderApp(knownPath)
  const matches = within(await screen.findByRole('list', { name: 'Matches' }))
  await user.click(await matches.findByRole('button', { name: 'Delete page 3 of book 0.cbz' }))
  await confirmWith(user, 'Delete page')
  await matches.findByText('Deletion requested')
  expect(matches.getByRole<HTMLButtonElement>('button', { name: 'Delete page 4 of book 0.cbz' }).disabled).toBe(true)
  copies = [copyOf(3, 'p4.jpg')]
  await queryClient.invalidateQueries({ queryKey: ['pageHashes'] })
  const next = await matches.findByRole<HTMLButtonElement>('button', { name: 'Delete page 3 of book 0.cbz' })
  await waitFor(() => expect(next.disabled).toBe(false))
  expect(matches.queryByText('Deletion requested')).toBeNull()
})

test('the selected page size is stored and used in requests', async () => {
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  expect(requestedQueries[0]).toContain('size=10')
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.selectOptions(await screen.findByLabelText('Per page'), '2')
  await waitFor(() => expect(requestedQueries.at(-1)).toContain('size=2'))
  expect(readPreference('duplicates.pageSize')).toBe(2)
})

test('counts positions and remaining pages over all parts of the list', async () => {
  pageHashes = Array.from({ length: 12 }, (_, index) => ({ hash: `page ${index}`, size: 2048, matchCount: 2 }))
  const { user } = renderApp(unknownPath)
  expect(await unknownStrip()).toHaveLength(10)
  expect(screen.getByText('1 of 12')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Remaining pages: 10 of 12' })).toBeDefined()
  await user.keyboard('m')
  expect(await screen.findByText('1 of 11')).toBeDefined()
})

test('steps and the pager lead from each part of the list to the nearest page of another part', async () => {
  pageHashes = Array.from({ length: 25 }, (_, index) => ({ hash: `page ${index}`, size: 2048, matchCount: 2 }))
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  await user.keyboard('n'.repeat(9))
  expect(await screen.findByText('10 of 25')).toBeDefined()
  const gate = createGate()
  server.use(http.get('*/api/v1/page-hashes/unknown', gate.wait))
  await user.keyboard('nn')
  gate.open()
  expect(await screen.findByText('11 of 25')).toBeDefined()
  await user.keyboard('p')
  expect(await screen.findByText('10 of 25')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(await screen.findByText('21 of 25')).toBeDefined()
})

test('lists all keys in the shortcut help', async () => {
  const { user } = renderApp(unknownPath)
  await unknownStrip()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ignore',
    'Delete manually',
    'Delete automatically',
    'Delete all matches',
    'Undo',
    'Next page',
    'Previous page',
    'Enlarge image',
    'Keyboard shortcuts',
  ])
})
