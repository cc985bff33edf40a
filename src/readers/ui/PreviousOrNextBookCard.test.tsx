import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { addOfflineBooks, type OfflineBookEntry } from '../../api/offline/offlineBooks'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { PreviousAndNextBooks } from '../../machines/readerMachineTypes'
import { writeLocalStorage } from '../../preferences/localStorageAccess'
import { storePendingProgress } from '../../preferences/pendingProgress'
import { writePreference } from '../../preferences/preferenceStore'
import type { ReaderController } from '../session/useReaderController'
import { PreviousOrNextBookCard } from './PreviousOrNextBookCard'

const prefetch = vi.hoisted(() => ({ comic: vi.fn(), epub: vi.fn() }))
vi.mock('../comic/session/prefetchComic', () => ({ prefetchNextComic: prefetch.comic }))
vi.mock('../epub/loadEpub', () => ({ prefetchEpub: prefetch.epub }))

beforeAll(() => loadTextBundle('reader'))
afterEach(() => {
  vi.restoreAllMocks()
  prefetch.comic.mockClear()
  localStorage.clear()
})

const neighbor = {
  id: 'C',
  title: 'The Ferry',
  detail: 'Harbour Nine · 2',
  pagesCount: 24,
  reader: 'comic' as 'comic' | 'epub',
  readProgress: null,
}

function renderCard(neighbors: PreviousAndNextBooks | undefined, edge: 'end' | 'start' = 'end') {
  const snapshot = { context: { neighbors } }
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  const perform = vi.fn()
  const { container } = render(
    <PreviousOrNextBookCard
      reader={{ actor, userId: 'U' } as unknown as ReaderController}
      edge={edge}
      perform={perform}
    />,
  )
  const names = () => screen.getAllByRole('button').map(button => button.textContent)
  return { container, perform, names, press: (name: string) => screen.getByRole('button', { name }).click() }
}

test('shows cover, title and page count of the next book, and prefetches the book', async () => {
  const { container, perform, press } = renderCard({ next: neighbor })
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/books\/C\/thumbnail/)
  expect(screen.getByRole('heading', { name: 'The Ferry' })).toBeTruthy()
  expect(container.textContent).toContain('24 pages')
  expect(container.textContent).toContain('Harbour Nine · 2')
  await vi.waitFor(() => expect(prefetch.comic).toHaveBeenCalledWith('C'))
  expect(prefetch.epub).not.toHaveBeenCalled()
  press('Read next')
  press('Back to the last page')
  expect(perform.mock.calls).toEqual([['next'], ['previous']])
})

test.each([
  { preference: 'on', account: undefined, isUnstarted: true, isBlurred: true },
  { preference: 'account', account: 'true', isUnstarted: true, isBlurred: true },
  { preference: 'account', account: undefined, isUnstarted: true, isBlurred: false },
  { preference: 'off', account: 'true', isUnstarted: true, isBlurred: false },
  { preference: 'on', account: 'true', isUnstarted: false, isBlurred: false },
] as const)('blurs only covers of unread books, if the user has chosen this: %j', choice => {
  writePreference('browse.blurUnread', choice.preference)
  writeLocalStorage('blurUnread.U', choice.account)
  const progress = createTestBook({ readProgress: { page: 3 } }).readProgress
  const { container } = renderCard({ next: { ...neighbor, readProgress: choice.isUnstarted ? null : progress } })
  expect(container.querySelector('[data-blurred]') !== null).toBe(choice.isBlurred)
})

test('does not blur the cover of a book whose reading progress the server does not have yet', () => {
  writePreference('browse.blurUnread', 'on')
  storePendingProgress({ bookId: 'C', userId: 'U', time: 1, write: { page: 2 } })
  expect(renderCard({ next: neighbor }).container.querySelector('[data-blurred]')).toBeNull()
})

test('hides a cover that cannot be loaded', () => {
  const image = renderCard({ next: neighbor }).container.querySelector('img') as HTMLImageElement
  fireEvent.error(image)
  expect(image.hasAttribute('data-failed')).toBe(true)
})

test('prefetches the next book if the next book is an EPUB', async () => {
  renderCard({ next: { ...neighbor, id: 'E', reader: 'epub' } })
  await vi.waitFor(() => expect(prefetch.epub).toHaveBeenCalledWith('E'))
})

test('labels the book before the open book as the previous book', () => {
  renderCard({ previous: neighbor }, 'start')
  expect(screen.getByText('Previous')).toBeTruthy()
})

test('shows the name of the read list', () => {
  expect(renderCard({ next: neighbor, readListName: 'First issues' }).container.textContent).toContain(
    'Next in First issues',
  )
})

test('says that this was the last book, and offers to leave the reader', () => {
  const { names, perform, press } = renderCard({})
  expect(screen.getByRole('heading', { name: 'This was the last book' })).toBeTruthy()
  expect(names()).toEqual(['Leave the reader', 'Back to the last page'])
  press('Leave the reader')
  expect(perform).toHaveBeenCalledWith('next')
})

test('says that there is no book before the first book, and offers to leave the reader', () => {
  const { names, perform, press } = renderCard({}, 'start')
  expect(screen.getByRole('heading', { name: 'There is no book before this one' })).toBeTruthy()
  expect(names()).toEqual(['Leave the reader', 'Back to the first page'])
  press('Leave the reader')
  expect(perform).toHaveBeenCalledWith('previous')
})

test('offers a retry when the request for the next book failed', () => {
  const { names, perform, press } = renderCard({ unknownSides: { next: true } })
  expect(screen.queryByText('This was the last book')).toBe(null)
  expect(screen.getByRole('heading').textContent).toMatch(/did not say/)
  expect(names()).toEqual(['Try again', 'Back to the last page'])
  press('Try again')
  expect(perform).toHaveBeenCalledWith('next')
})

test('recognizes the last book when only the request for the previous book failed, and the first book when only the request for the next book failed', () => {
  expect(renderCard({ unknownSides: { previous: true } }).names()).toEqual([
    'Leave the reader',
    'Back to the last page',
  ])
  expect(screen.getByRole('heading', { name: 'This was the last book' })).toBeTruthy()
  cleanup()
  expect(renderCard({ unknownSides: { next: true } }, 'start').names()).toEqual([
    'Leave the reader',
    'Back to the first page',
  ])
})

test('shows only the button to return while the neighboring books are loading', () => {
  expect(renderCard(undefined).names()).toEqual(['Back to the last page'])
})

/** Renders the card of the next book inside a router. Links need a router. */
async function renderCardOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const snapshot = { context: { neighbors: { next: neighbor } } }
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  const reader = { actor, userId: 'U' } as unknown as ReaderController
  const component = () => <PreviousOrNextBookCard reader={reader} edge="end" perform={() => {}} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: 'The Ferry' })
}

test('offline, links to the downloaded books instead of a next book that is not on this device', async () => {
  await renderCardOffline()
  expect(screen.getByText('You are offline, and this book is not on this device.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Available offline' }).getAttribute('href')).toBe('/offline')
  expect(screen.queryByRole('button', { name: 'Read next' })).toBeNull()
  expect(prefetch.comic).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('button', { name: 'Read next' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('offline, offers a next book that is downloaded', async () => {
  addOfflineBooks('U', [{ bookId: 'C', files: 3, here: 3 } as OfflineBookEntry])
  await renderCardOffline()
  expect(screen.getByRole('button', { name: 'Read next' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
