import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listBooks } from '../../../src/generated/books/books.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, renderApp } = setUpScreenTestServer()
const path = '/libraries/all/series?oneshot=yes&sort=random'

// jsdom has no layout, and the grid renders no cards in an element without a size.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 900, top: 0, left: 0 } as DOMRect)
})
afterEach(() => vi.restoreAllMocks())

const fetchOneshot = async () => {
  const condition = {
    allOf: [{ oneShot: { operator: 'isTrue' } }, { mediaStatus: { operator: 'is', value: 'READY' } }],
  }
  const [book] = (await listBooks({ condition } as Parameters<typeof listBooks>[0], { size: 1 })).content
  if (!book) throw new Error('no one-shot')
  return book
}

async function focusCard(title: string) {
  const link = await screen.findByRole('link', { name: title })
  act(() => link.focus())
}

test('the read button of the card of a one-shot loads its book on the click and opens it', async () => {
  const book = await fetchOneshot()
  let bookRequests = 0
  server.use(
    http.post('*/api/v1/books/list', () => {
      bookRequests += 1
    }),
  )
  const { user, at } = renderApp(path)
  await focusCard(book.metadata.title)
  const button = await screen.findByRole('button', { name: `Read ${book.metadata.title}` })
  expect(bookRequests).toBe(0)
  await user.click(button)
  await waitFor(() => expect(at()).toMatch(new RegExp(`^/book/${book.id}/read`)))
  expect(bookRequests).toBe(1)
})

test('if the book is not analyzed, the read button opens the page of the one-shot', async () => {
  const book = await fetchOneshot()
  server.use(http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [], totalElements: 0 })))
  const { user, at } = renderApp(path)
  await focusCard(book.metadata.title)
  await user.click(await screen.findByRole('button', { name: `Read ${book.metadata.title}` }))
  await waitFor(() => expect(at()).toBe(`/oneshot/${book.seriesId}`))
})

test('a user without the permission to read has no read button', async () => {
  const book = await fetchOneshot()
  const [admin] = world.users.values()
  if (!admin) throw new Error('no user')
  admin.roles = admin.roles.filter(role => role !== 'PAGE_STREAMING')
  renderApp(path)
  await focusCard(book.metadata.title)
  expect(await screen.findByRole('button', { name: `More for ${book.metadata.title}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Read ${book.metadata.title}` })).toBeNull()
})
