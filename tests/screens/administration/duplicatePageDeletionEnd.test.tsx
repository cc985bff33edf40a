import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

/** Functions with which the page listens to reports about the task queue. The tests call these functions directly. */
const listeners = vi.hoisted(() => new Set<(report: object) => void>())
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: (report: object) => void) => {
    if (event === 'TaskQueueStatus') listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const { server, renderApp } = setUpScreenTestServer()

const toPage = (content: readonly object[]) =>
  HttpResponse.json({
    content,
    number: 0,
    size: 10,
    totalElements: content.length,
    totalPages: 1,
    numberOfElements: content.length,
    first: true,
    last: true,
    empty: false,
    pageable: {},
    sort: {},
  })

beforeEach(() => {
  localStorage.clear()
  const dates = { created: '2026-01-01T00:00:00', lastModified: '2026-01-01T00:00:00' }
  const known = { hash: 'a', size: 2048, matchCount: 1, action: 'DELETE_MANUAL', deleteCount: 0, ...dates }
  const match = { bookId: 'book', url: '/books/book.cbz', pageNumber: 7, fileName: 'page7.jpg', fileSize: 1024 }
  // The server accepts the deletions but deletes no page. This simulates a file that it must not change.
  server.use(
    http.get('*/api/v1/page-hashes', () => toPage([known])),
    http.get('*/api/v1/page-hashes/:hash', () => toPage([{ ...match, mediaType: 'image/jpeg' }])),
    http.post('*/api/v1/page-hashes/:hash/delete-all', () => new HttpResponse(null, { status: 202 })),
    http.post('*/api/v1/page-hashes/:hash/delete-match', () => new HttpResponse(null, { status: 202 })),
  )
})

const report = (countByType: object) =>
  act(async () => {
    for (const listener of listeners) listener({ count: 1, countByType })
  })

async function requestDeletion(openConfirmation: (user: ReturnType<typeof renderApp>['user']) => Promise<void>) {
  const { user } = renderApp('/duplicate-pages/known')
  await screen.findByRole('button', { name: 'Delete page 7 of book.cbz' })
  await openConfirmation(user)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: /^Delete/ }))
  await screen.findByText('Deletion requested')
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  const later = Date.now() + 61_000
  const now = vi.spyOn(Date, 'now').mockImplementation(() => later)
  onTestFinished(() => now.mockRestore())
}

test.each([
  {
    kind: 'match',
    open: (user: ReturnType<typeof renderApp>['user']) =>
      user.click(screen.getByRole('button', { name: 'Delete page 7 of book.cbz' })),
  },
  { kind: 'duplicate page', open: (user: ReturnType<typeof renderApp>['user']) => user.keyboard('x') },
])(
  'a $kind that the server could not delete can be deleted again after two reports without deletions',
  async ({ open }) => {
    await requestDeletion(open)
    await report({ AnalyzeBook: 1 })
    await report({ RemoveHashedPages: 1 })
    await report({ AnalyzeBook: 1 })
    expect(screen.getByText('Deletion requested')).toBeDefined()
    await report({ AnalyzeBook: 1 })
    await waitFor(() => expect(screen.queryByText('Deletion requested')).toBeNull())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Delete all matches/ }).disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Delete page 7/ }).disabled).toBe(false)
  },
)

test('a deletion stays requested while the fetch of the pages fails', async () => {
  await requestDeletion(user => user.keyboard('x'))
  const fetchPages = vi.fn(() => new HttpResponse(null, { status: 403 }))
  server.use(http.get('*/api/v1/page-hashes', fetchPages))
  await report({})
  await report({})
  await waitFor(() => expect([fetchPages.mock.calls.length, queryClient.isFetching()]).toEqual([1, 0]))
  expect(screen.getByText('Deletion requested')).toBeDefined()
})
