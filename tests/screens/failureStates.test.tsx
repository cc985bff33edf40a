import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFailureSimulation } from '../../mock-server/scenarios/createFailureSimulation'
import { createScreenTestServer } from '../../mock-server/screenTestServer'
import { queryClient } from '../../src/api/cache/queryClient'
import { listBooks } from '../../src/generated/books/books.calls'
import type { Book, BookCondition } from '../../src/generated/model.schemas'
import { createReadList } from '../../src/generated/readlists/readlists.calls'
import { getMe } from '../../src/generated/users/users.calls'
import { deletePendingProgress, storePendingProgress } from '../../src/preferences/pendingProgress'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

// Tests of screens when the server is slow, fails, or has no content.

const screens = setUpScreenTestServer()
const { server, world, signInAs, renderApp } = screens
beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
})
afterEach(() => {
  world.simulateFailure = undefined
})

const serverError = () =>
  HttpResponse.json({ status: 500, error: 'Internal Server Error', message: '' }, { status: 500 })
const findShelf = (name: string) => screen.findByRole('grid', { name })
const findMain = async () => within(await screen.findByRole('main'))

async function fetchBook(condition: BookCondition): Promise<Book> {
  return (await listBooks({ condition }, { size: 1 })).content[0] as Book
}

describe('the dashboard', () => {
  test('shows skeletons of shelves while the server is slow, and neither an error nor an empty state', async () => {
    world.simulateFailure = createFailureSimulation('slow')
    renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: 'Home' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Nothing to show yet')).toBeNull()
    expect(await findShelf('Recently added books')).toBeTruthy()
  })

  test('shows an error with a retry in place of a failed section', async () => {
    world.simulateFailure = createFailureSimulation('failing')
    const { user } = renderApp('/dashboard')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/on deck/i)
    expect(screen.getByRole('region', { name: 'On deck' }).contains(alert)).toBe(true)
    expect(await findShelf('Recently added series')).toBeTruthy()
    world.simulateFailure = undefined
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('shows a single error if all sections fail', async () => {
    world.simulateFailure = (_, path) => (/\/(books|series)\//.test(path) ? { status: 500 } : undefined)
    const { user } = renderApp('/dashboard')
    const alert = await screen.findByRole('alert')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    world.simulateFailure = undefined
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await findShelf('Recently added books')).toBeTruthy()
  })

  test('keeps loaded sections when a refetch fails', async () => {
    renderApp('/dashboard')
    await findShelf('Recently added books')
    world.simulateFailure = (_, path) => (/\/(books|series)\//.test(path) ? { status: 500 } : undefined)
    await act(() => queryClient.invalidateQueries())
    expect(screen.getByRole('grid', { name: 'Recently added books' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('requests further items once, and shows an error with a retry below the shelf if the request fails', async () => {
    const { user } = renderApp('/dashboard')
    const cards = () =>
      within(screen.getByRole('grid', { name: 'Recently added books' })).getAllByRole('gridcell').length
    const track = await findShelf('Recently added books')
    expect(cards()).toBe(20)
    const respondError = vi.fn(serverError)
    server.use(
      http.post('*/api/v1/books/list', ({ request }) => (request.url.includes('size=40') ? respondError() : undefined)),
    )
    const reachEnd = () => {
      track.scrollLeft = 1
      fireEvent.scroll(track)
    }
    // Repeats the scroll event until it has an effect. The shelf starts to listen to scroll events some time after it
    // has rendered.
    await waitFor(() => {
      reachEnd()
      expect(respondError).toHaveBeenCalled()
    })
    const alert = await screen.findByRole('alert')
    expect(cards()).toBe(20)
    reachEnd()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(respondError).toHaveBeenCalledOnce()
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toBeGreaterThan(20))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows an empty state for libraries without books', async () => {
    server.use(
      http.all(/\/api\/v1\/(books|series)\//, () =>
        HttpResponse.json({ content: [], totalElements: 0, last: true, number: 0 }),
      ),
    )
    renderApp('/dashboard')
    expect(await screen.findByText('Nothing to show yet')).toBeTruthy()
  })
})

describe('a search', () => {
  beforeEach(() => server.use(http.post('*/api/v1/series/list', serverError)))

  test('shows no empty state on the search page if one resource fails', async () => {
    renderApp('/search?q=zzzz')
    expect((await screen.findByRole('alert')).textContent).toMatch(/trying to retrieve/)
    expect(screen.queryByText('No results')).toBeNull()
  })

  test('shows the other resources and a retry when one resource fails', async () => {
    const { metadata } = await fetchBook({ oneShot: { operator: 'isTrue' } })
    const { user } = renderApp(`/search?q=${encodeURIComponent(metadata.title)}`)
    const alert = await screen.findByRole('alert')
    expect(await findShelf('Books')).toBeTruthy()
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('shows a failure in the popup of the search field', async () => {
    const { user } = renderApp('/account')
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzzz')
    expect(await screen.findByText('The search failed')).toBeTruthy()
    expect(screen.queryByText(/Nothing found/)).toBeNull()
  })
})

describe('a failed request for the next book', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  const retryFrom = async (address: string) => {
    server.use(http.post('*/api/v1/books/list', serverError))
    const { user } = renderApp(address)
    expect((await (await findMain()).findAllByRole('alert'))[0]?.textContent).toMatch(/retrieve/i)
    const [retryButton] = await (await findMain()).findAllByRole('button', { name: 'Try again' })
    server.resetHandlers()
    if (retryButton) await user.click(retryButton)
    expect(await (await findMain()).findByRole('link', { name: /^(Read( again)?|Continue.*)$/ })).toBeTruthy()
  }

  test('is retried on the page of a series', async () => {
    const { seriesId } = await fetchBook({ oneShot: { operator: 'isFalse' } })
    await retryFrom(`/series/${seriesId}`)
  })

  test('is retried on the page of a one-shot', async () => {
    const { seriesId } = await fetchBook({ oneShot: { operator: 'isTrue' } })
    await retryFrom(`/oneshot/${seriesId}`)
  })

  test('keeps the page of a one-shot visible during the retry', async () => {
    const { seriesId, metadata } = await fetchBook({ oneShot: { operator: 'isTrue' } })
    server.use(http.post('*/api/v1/books/list', serverError))
    const { user } = renderApp(`/oneshot/${seriesId}`)
    const retryButton = await (await findMain()).findByRole('button', { name: 'Try again' })
    let release = () => {}
    const released = new Promise<undefined>(resolve => {
      release = () => resolve(undefined)
    })
    const respond = vi.fn(() => released)
    server.resetHandlers()
    server.use(http.post('*/api/v1/books/list', respond))
    await user.click(retryButton)
    await waitFor(() => expect(respond).toHaveBeenCalled())
    expect(screen.getByRole('heading', { level: 1, name: metadata.title })).toBeTruthy()
    expect(document.activeElement, 'the retry button keeps the focus').toBe(retryButton)
    release()
    expect(await (await findMain()).findByRole('link', { name: /^(Read( again)?|Continue.*)$/ })).toBeTruthy()
  })

  test('is retried on the page of a read list', async () => {
    const book = await fetchBook({ oneShot: { operator: 'isFalse' } })
    const { id } = await createReadList({ name: 'Later', summary: '', ordered: true, bookIds: [book.id] })
    await retryFrom(`/readlists/${id}`)
  })
})

test.each([
  { address: '/login', call: '*/api/v2/users/me' },
  { address: '/login', call: '*/api/v1/claim' },
  { address: '/account', call: '*/api/v2/users/me' },
])(
  'says that the server is unreachable at $address if $call gets no response, and retries',
  async ({ address, call }) => {
    signInAs(undefined)
    server.use(http.get(call, () => HttpResponse.error()))
    const { user } = renderApp(address)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch('Longbox cannot reach its server')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/cannot reach its server/)).toBeNull())
  },
)

test('shows failed libraries in the drawer and on the page of a library', async () => {
  const [library] = world.libraries.values()
  server.use(http.get('*/api/v1/libraries', serverError))
  const { user } = renderApp(`/libraries/${library?.id}/recommended`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/libraries/i)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  server.resetHandlers()
  await user.click(await drawer.findByRole('button', { name: 'Try again' }))
  expect(await drawer.findByRole('link', { name: library?.name })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('shows an error for collections that fail to load', async () => {
  world.simulateFailure = createFailureSimulation('failing')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp('/libraries/all/collections')
  expect((await screen.findByRole('alert')).textContent).toMatch(/collections/i)
})

test('the page of a book shows the reading position that the server has not received', async () => {
  const condition = { mediaStatus: { operator: 'is', value: 'READY' } } as const
  const { content } = await listBooks({ condition }, { unpaged: true })
  const book = content.find(({ media, oneshot }) => media.mediaProfile === 'DIVINA' && media.pagesCount > 6 && !oneshot)
  if (!book) throw new Error('The mock server has no comic')
  const { id: userId } = await getMe()
  const progress = { bookId: book.id, userId, time: Date.now(), write: { page: 6 } }
  // The app tries to send the progress when it starts.
  server.use(http.patch('*/read-progress', serverError), http.put('*/progression', serverError))
  storePendingProgress(progress)
  onTestFinished(() => deletePendingProgress(progress))
  renderApp(`/book/${book.id}`)
  const main = await findMain()
  expect(await main.findByRole('link', { name: 'Continue · page 6' })).toBeTruthy()
})

describe('a server without libraries', () => {
  const empty = createScreenTestServer(() => undefined)
  beforeAll(() => {
    server.close()
    empty.server.listen({ onUnhandledRequest: 'error' })
  })
  afterAll(() => empty.server.close())

  test.each([
    { role: 'admin', canAdd: true },
    { role: 'reader', canAdd: false },
  ] as const)('shows the welcome page to $role; can add a library: $canAdd', async ({ role, canAdd }) => {
    empty.signInAs(role)
    const { at } = renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: 'No libraries yet' })
    expect(at()).toBe('/welcome')
    expect(screen.queryAllByRole('button', { name: 'Add a library' })).toHaveLength(canAdd ? 1 : 0)
  })
})
