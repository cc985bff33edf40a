import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { generateProgressCollectionsAndReadLists } from '../../../mock-server/scenarios/generateProgressCollectionsAndReadLists'
import { listBooks } from '../../../src/generated/books/books.calls'
import { getUserClientSettings } from '../../../src/generated/client-settings/client-settings.calls'
import { getReadLists } from '../../../src/generated/readlists/readlists.calls'
import { listSeries } from '../../../src/generated/series/series.calls'
import { readSavedListState } from '../../../src/preferences/savedListState'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, signInAs, renderApp } = setUpScreenTestServer({
  fill: state => {
    generateLibraries(state, 24)
    generateProgressCollectionsAndReadLists(state)
  },
})

/** Condition and sort of each request for a page of a book list, in the order of the requests. */
const requests: { condition: unknown; sort: string[] }[] = []
beforeEach(() => {
  localStorage.clear()
  requests.length = 0
  server.use(
    http.post('*/api/v1/books/list', async ({ request }) => {
      const { condition } = (await request.clone().json()) as { condition?: unknown }
      const params = new URL(request.url).searchParams
      if (params.get('size') === '60') requests.push({ condition, sort: params.getAll('sort') })
    }),
  )
})

const [libraryId = ''] = [...world.libraries.keys()]
const path = `/libraries/${libraryId}/books`
const ofLibrary = { libraryId: { operator: 'is' as const, value: libraryId } }
const bySeriesAndNumber = ['series,asc', 'metadata.numberSort,asc']

test('the tab lists the books of the library by series and number, and the library opens in this view again', async () => {
  const { user, router, at } = renderApp(`/libraries/${libraryId}/series`)
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of the library' }))
  const names = tabs.getAllByRole('link').map(link => link.firstChild?.textContent)
  expect(names).toEqual(['Recommended', 'Browse', 'Books', 'Collections', 'Read lists'])
  await user.click(tabs.getByRole('link', { name: 'Books' }))
  await waitFor(() => expect(at()).toBe(path))
  const { totalElements } = await listBooks({ condition: ofLibrary }, { size: 1 })
  expect(await screen.findByText(`${totalElements} books`)).toBeTruthy()
  expect(requests).toEqual([{ condition: ofLibrary, sort: bySeriesAndNumber }])
  await router.navigate({ to: '/libraries/$libraryId', params: { libraryId } })
  expect(at()).toBe(path)
})

test('Back returns to the previous tab with its filters', async () => {
  const { user, at, history } = renderApp(`${path}?read=unread`)
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of the library' }))
  await user.click(tabs.getByRole('link', { name: 'Recommended' }))
  await waitFor(() => expect(at()).toBe(`/libraries/${libraryId}/recommended`))
  act(() => history.back())
  await waitFor(() => expect(at()).toBe(`${path}?read=unread`))
})

test('a click on the current tab adds no history entry', async () => {
  const { user, at, history } = renderApp(`${path}?read=unread`)
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of the library' }))
  await user.click(tabs.getByRole('link', { name: 'Books' }))
  await user.click(tabs.getByRole('link', { name: 'Recommended' }))
  await waitFor(() => expect(at()).toBe(`/libraries/${libraryId}/recommended`))
  expect(history.length).toBe(2)
})

test('filters and sorts the books, and restores both at the next visit', async () => {
  const { user, at, unmount } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'In progress' }))
  await user.click(await screen.findByRole('button', { name: 'Media status' }))
  await user.click(await screen.findByRole('button', { name: 'Ready' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Sort: Series' }))
  await user.click(await screen.findByRole('menuitemradio', { name: /Date added/ }))
  const address = `${path}?read=in_progress&media=ready&sort=-added`
  await waitFor(() => expect(at()).toBe(address))
  const condition = {
    allOf: [
      ofLibrary,
      { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
      { mediaStatus: { operator: 'is', value: 'READY' } },
    ],
  }
  await waitFor(() => expect(requests.at(-1)).toEqual({ condition, sort: ['createdDate,desc', ...bySeriesAndNumber] }))
  expect(readSavedListState('library', libraryId)).toEqual({ view: 'books' })
  unmount()
  const second = renderApp(path)
  await waitFor(() => expect(second.at()).toBe(address))
})

test('filters of books are saved and pinned apart from the filters of series', async () => {
  const { user, at, unmount } = renderApp(`${path}?read=unread`)
  await user.click(await screen.findByRole('button', { name: '1 filter' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name for this filter' }), 'To read{Enter}')
  await screen.findByRole('button', { name: 'To read' })
  const key = `longbox.filters.books-${libraryId.toLowerCase()}`
  await waitFor(async () => expect((await getUserClientSettings())[key]?.value).toContain('"To read"'))
  unmount()
  const second = renderApp(`/libraries/${libraryId}/series?read=read`)
  await second.user.click(await screen.findByRole('button', { name: '1 filter' }))
  await screen.findByRole('textbox', { name: 'Name for this filter' })
  expect(screen.queryByRole('button', { name: 'To read' })).toBeNull()
  await second.user.keyboard('{Escape}')
  await second.user.click(screen.getByRole('button', { name: 'Menu' }))
  await second.user.click(await screen.findByRole('link', { name: 'Books To read' }))
  await waitFor(() => expect(second.at()).toBe(`${path}?read=unread`))
  expect(at()).toBe(`${path}?read=unread`)
})

test('a library without books says so, and a filter without matches can be removed', async () => {
  const respondEmpty = () =>
    HttpResponse.json({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 60, first: true, last: true })
  server.use(http.post('*/api/v1/books/list', respondEmpty))
  const { unmount } = renderApp(path)
  expect(await screen.findByText('No books here')).toBeTruthy()
  unmount()
  const { user, at } = renderApp(`${path}?tag=nothing`)
  await user.click((await screen.findAllByRole('button', { name: 'Clear all' })).at(-1) as HTMLElement)
  await waitFor(() => expect(at()).toBe(path))
})

describe('links to the list of books', () => {
  test.each([
    ['Keep reading', '?read=in_progress&sort=-read'],
    ['Recently added books', '?sort=-added'],
    ['Recently read books', '?read=read&sort=-read'],
  ])('the title of %s opens the list', async (name, query) => {
    const { user, at } = renderApp('/dashboard')
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(at()).toBe(`/libraries/all/books${query}`))
  })

  test('the titles of search results open the lists with all results', async () => {
    const [book] = (await listBooks({ condition: ofLibrary }, { size: 1 })).content
    const text = book?.seriesTitle ?? ''
    renderApp(`/search?q=${encodeURIComponent(text)}&library=${libraryId}`)
    const heading = await screen.findByRole('heading', { name: /^Books/ })
    const url = new URL(within(heading).getByRole('link').getAttribute('href') ?? '', 'http://localhost')
    expect([url.pathname, url.searchParams.get('q')]).toEqual([path, text])
  })

  test('the titles of shelves of series open lists without one-shots, like the shelves', async () => {
    const [record] = (await listSeries({ condition: { oneShot: { operator: 'isFalse' } } }, { size: 1 })).content
    const { unmount } = renderApp(`/search?q=${encodeURIComponent(record?.metadata.title ?? '')}`)
    const heading = await screen.findByRole('heading', { name: /^Series/ })
    expect(within(heading).getByRole('link').getAttribute('href')).toMatch(/\/series\?.*oneshot=no/)
    unmount()
    renderApp('/dashboard')
    for (const name of ['Recently added series', 'Recently updated series']) {
      const link = await screen.findByRole('link', { name })
      expect(link.getAttribute('href'), name).toMatch(/\/series\?.*oneshot=no/)
    }
  })

  test('the title of a shelf of read lists opens the read lists with the search text', async () => {
    const [readList] = (await getReadLists()).content
    renderApp(`/search?q=${encodeURIComponent(readList?.name ?? '')}`)
    const heading = await screen.findByRole('heading', { name: /^Read lists/ })
    const url = new URL(within(heading).getByRole('link').getAttribute('href') ?? '', 'http://localhost')
    expect([url.pathname, url.searchParams.get('q')]).toEqual(['/libraries/all/readlists', readList?.name])
  })
})

test.each([
  ['series', 'No series yet'],
  ['books', 'No books here'],
  ['recommended', 'Nothing to show yet'],
])('the empty view “%s” says that its items may not be shared with the user', async (view, title) => {
  const user = world.users.get(signInAs('reader') ?? '')
  if (!user) throw new Error('the reader does not exist')
  user.labelsAllow = ['nothing']
  onTestFinished(() => {
    user.labelsAllow = []
  })
  renderApp(`/libraries/${libraryId}/${view}`)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText('Nothing was added yet, or it is not shared with you.')).toBeTruthy()
})
