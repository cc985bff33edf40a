import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { simulatedFailureOf } from '../../mock-server/scenarios/simulatedFailures'
import { screenServer } from '../../mock-server/screenServer'
import { queryClient } from '../../src/api/cache/queryClient'
import { listBooks } from '../../src/generated/books/books.calls'
import type { Book, BookCondition } from '../../src/generated/model.schemas'
import { createReadList } from '../../src/generated/readlists/readlists.calls'
import { servedScreens } from '../harness/screens/servedScreens'

// What a screen says while the server is slow, refuses, or has nothing.

const full = servedScreens()
const { server, world, signInAs, renderApp } = full
beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
})
afterEach(() => {
  world.trouble = undefined
})

const fault = () => HttpResponse.json({ status: 500, error: 'Internal Server Error', message: '' }, { status: 500 })
const shelf = (name: string) => screen.findByRole('grid', { name })
const main = async () => within(await screen.findByRole('main'))

/** A book of the first kind that fits. */
async function someBook(condition: BookCondition): Promise<Book> {
  return (await listBooks({ condition }, { size: 1 })).content[0] as Book
}

describe('the dashboard', () => {
  test('of a slow server waits in the shape of shelves, and says nothing untrue meanwhile', async () => {
    world.trouble = simulatedFailureOf('slow')
    renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: 'Home' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Nothing to show yet')).toBeNull()
    expect(await shelf('Recently added books')).toBeTruthy()
  })

  test('of a failing server shows every section but the one that fails, which can be asked again', async () => {
    world.trouble = simulatedFailureOf('failing')
    const { user } = renderApp('/dashboard')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(/on deck/i)
    expect(screen.getByRole('region', { name: 'On deck' }).contains(told)).toBe(true)
    expect(await shelf('Recently added series')).toBeTruthy()
    world.trouble = undefined
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('of which nothing can be had says so once', async () => {
    world.trouble = (_, path) => (/\/(books|series)\//.test(path) ? { status: 500 } : undefined)
    const { user } = renderApp('/dashboard')
    const told = await screen.findByRole('alert')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    world.trouble = undefined
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    expect(await shelf('Recently added books')).toBeTruthy()
  })

  test('keeps what is there when it cannot be read again', async () => {
    renderApp('/dashboard')
    await shelf('Recently added books')
    world.trouble = (_, path) => (/\/(books|series)\//.test(path) ? { status: 500 } : undefined)
    await act(() => queryClient.invalidateQueries())
    expect(screen.getByRole('grid', { name: 'Recently added books' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('asks once for more of a shelf; where that fails it is said beside the shelf, and asked again when one wishes', async () => {
    const { user } = renderApp('/dashboard')
    const cards = () =>
      within(screen.getByRole('grid', { name: 'Recently added books' })).getAllByRole('gridcell').length
    const track = await shelf('Recently added books')
    expect(cards()).toBe(20)
    const refused = vi.fn(fault)
    server.use(
      http.post('*/api/v1/books/list', ({ request }) => (request.url.includes('size=40') ? refused() : undefined)),
    )
    const reachEnd = () => {
      track.scrollLeft = 1
      fireEvent.scroll(track)
    }
    // The shelf listens a moment after it is there.
    await waitFor(() => {
      reachEnd()
      expect(refused).toHaveBeenCalled()
    })
    const told = await screen.findByRole('alert')
    expect(cards()).toBe(20)
    reachEnd()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(refused).toHaveBeenCalledOnce()
    server.resetHandlers()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toBeGreaterThan(20))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of libraries without books says so', async () => {
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
  beforeEach(() => server.use(http.post('*/api/v1/series/list', fault)))

  test('of which one part failed is not said to have found nothing, on its page', async () => {
    renderApp('/search?q=zzzz')
    expect((await screen.findByRole('alert')).textContent).toMatch(/trying to retrieve/)
    expect(screen.queryByText('Nothing was found')).toBeNull()
  })

  test('of which one part failed still shows the others, and can be asked again', async () => {
    const { metadata } = await someBook({ oneShot: { operator: 'isTrue' } })
    const { user } = renderApp(`/search?q=${encodeURIComponent(metadata.title)}`)
    const told = await screen.findByRole('alert')
    expect(await shelf('Books')).toBeTruthy()
    server.resetHandlers()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('that failed says so where it was typed', async () => {
    const { user } = renderApp('/account')
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzzz')
    expect(await screen.findByText('The search failed')).toBeTruthy()
    expect(screen.queryByText(/Nothing found/)).toBeNull()
  })
})

describe('a page whose book to read cannot be found', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  const retried = async (address: string) => {
    server.use(http.post('*/api/v1/books/list', fault))
    const { user } = renderApp(address)
    expect((await (await main()).findAllByRole('alert'))[0]?.textContent).toMatch(/retrieve/i)
    const [again] = await (await main()).findAllByRole('button', { name: 'Try again' })
    server.resetHandlers()
    if (again) await user.click(again)
    expect(await (await main()).findByRole('link', { name: /^(Read( again)?|Continue.*)$/ })).toBeTruthy()
  }

  test('asks again for a series', async () => {
    const { seriesId } = await someBook({ oneShot: { operator: 'isFalse' } })
    await retried(`/series/${seriesId}`)
  })

  test('asks again for a one-shot', async () => {
    const { seriesId } = await someBook({ oneShot: { operator: 'isTrue' } })
    await retried(`/oneshot/${seriesId}`)
  })

  test('stays while it asks again for a one-shot', async () => {
    const { seriesId, metadata } = await someBook({ oneShot: { operator: 'isTrue' } })
    server.use(http.post('*/api/v1/books/list', fault))
    const { user } = renderApp(`/oneshot/${seriesId}`)
    const again = await (await main()).findByRole('button', { name: 'Try again' })
    let answer = () => {}
    const answered = new Promise<undefined>(resolve => {
      answer = () => resolve(undefined)
    })
    const asked = vi.fn(() => answered)
    server.resetHandlers()
    server.use(http.post('*/api/v1/books/list', asked))
    await user.click(again)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.getByRole('heading', { level: 1, name: metadata.title })).toBeTruthy()
    expect(document.activeElement, 'the button stays under the finger').toBe(again)
    answer()
    expect(await (await main()).findByRole('link', { name: /^(Read( again)?|Continue.*)$/ })).toBeTruthy()
  })

  test('asks again for a read list', async () => {
    const book = await someBook({ oneShot: { operator: 'isFalse' } })
    const { id } = await createReadList({ name: 'Later', summary: '', ordered: true, bookIds: [book.id] })
    await retried(`/readlists/${id}`)
  })
})

test.each([
  { address: '/login', call: '*/api/v2/users/me' },
  { address: '/login', call: '*/api/v1/claim' },
  { address: '/account', call: '*/api/v2/users/me' },
])(
  'at $address, where $call is not answered, it is said that the server is away, and one may ask again',
  async ({ address, call }) => {
    signInAs(undefined)
    server.use(http.get(call, () => HttpResponse.error()))
    const { user } = renderApp(address)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch('Longbox cannot reach its server')
    server.resetHandlers()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/cannot reach its server/)).toBeNull())
  },
)

test('libraries that cannot be had are said to be so, in the drawer and on the page of one', async () => {
  const [library] = world.libraries.values()
  server.use(http.get('*/api/v1/libraries', fault))
  const { user } = renderApp(`/libraries/${library?.id}/recommended`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/libraries/i)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  server.resetHandlers()
  await user.click(await drawer.findByRole('button', { name: 'Try again' }))
  expect(await drawer.findByRole('link', { name: library?.name })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('collections that cannot be had are said to be so', async () => {
  world.trouble = simulatedFailureOf('failing')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp('/libraries/all/collections')
  expect((await screen.findByRole('alert')).textContent).toMatch(/collections/i)
})

describe('a server without libraries', () => {
  const empty = screenServer(() => undefined)
  beforeAll(() => {
    server.close()
    empty.server.listen({ onUnhandledRequest: 'error' })
  })
  afterAll(() => empty.server.close())

  test.each([
    { who: 'admin', may: true },
    { who: 'reader', may: false },
  ] as const)('welcomes its $who; may add a library: $may', async ({ who, may }) => {
    empty.signInAs(who)
    const { at } = renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: 'The shelves are still empty' })
    expect(at()).toBe('/welcome')
    expect(screen.queryAllByRole('button', { name: 'Add a library' })).toHaveLength(may ? 1 : 0)
  })
})
