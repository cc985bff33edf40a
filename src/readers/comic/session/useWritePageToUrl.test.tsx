import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReaderController } from '../../session/useReaderController'
import { createComicPosition } from './loadComic'
import { getComicStartPosition, useWritePageToUrl } from './useWritePageToUrl'

/**
 * Creates a router whose current URL is `path`. The router has a route for the reader of a book and a route for the
 * details of a book. A navigation to the details never completes.
 */
function createWindowAt(path: string) {
  const root = createRootRoute()
  const tree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/book/$bookId/read' }),
    createRoute({ getParentRoute: () => root, path: '/book/$bookId', loader: () => new Promise(() => {}) }),
  ])
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: tree, history })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>{children}</RouterContextProvider>
  )
  return { router, wrapper, href: () => history.location.href }
}

const readerAt = (page: number) =>
  ({
    actor: { getSnapshot: () => ({ context: { position: createComicPosition(page), located: true } }) },
  }) as unknown as ReaderController

const setUrl = (search: string) => history.replaceState(null, '', `/book/B1/read${search}`)

/**
 * Simulates a window at a URL with the given search parameters.
 * @param type whether the window was opened, reloaded, or restored from the history at this URL
 */
function simulateNavigation(type: 'reload' | 'navigate' | 'back_forward', search: string) {
  setUrl(search)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, name: location.href } as PerformanceNavigationTiming,
  ])
}

/**
 * Renders the hook with an open page. Then emits `pagehide` before the hook has written this page to the URL.
 * @returns a function that unmounts the hook
 */
function hideAt(page: number, search: string) {
  setUrl(search)
  const { wrapper } = createWindowAt('/book/B1/read')
  const { unmount } = renderHook(() => useWritePageToUrl(readerAt(page), 'B1', page), { wrapper })
  window.dispatchEvent(new Event('pagehide'))
  return unmount
}

beforeEach(() => {
  performance.getEntriesByType ??= () => []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('restores the shown page after a reload that happened before the URL was updated', () => {
  hideAt(4, '?page=3')
  simulateNavigation('reload', '?page=3')
  expect(getComicStartPosition('B1', 3).page).toBe(4)
})

test('restores the shown page when the URL was updated during the reload', () => {
  hideAt(4, '?page=4')
  simulateNavigation('reload', '?page=3')
  expect(getComicStartPosition('B1', 3).page).toBe(4)
})

test('uses the page in the URL after a navigation, even if the tab has stored another position', () => {
  hideAt(4, '?page=4')
  for (const type of ['navigate', 'back_forward'] as const) {
    simulateNavigation(type, '?page=2')
    expect(getComicStartPosition('B1', 2).page).toBe(2)
  }
  simulateNavigation('reload', '?page=3')
  setUrl('?page=7')
  expect(getComicStartPosition('B1', 7).page).toBe(7)
  expect(getComicStartPosition('B2', 7).page).toBe(7)
})

test('discards the position of the tab when the user leaves the book', () => {
  const leave = hideAt(4, '')
  simulateNavigation('reload', '')
  expect(getComicStartPosition('B1', undefined).page).toBe(4)
  leave()
  expect(getComicStartPosition('B1', undefined).page).toBeUndefined()
})

/**
 * Turns a page and waits for the delayed URL update.
 * @param goElsewhere  whether the user opens another route before the update
 */
async function turnPage(goElsewhere = false) {
  vi.useFakeTimers()
  const { router, wrapper, href } = createWindowAt('/book/B1/read?page=2')
  const { rerender } = renderHook(({ page }) => useWritePageToUrl(readerAt(page), 'B1', page), {
    wrapper,
    initialProps: { page: 2 },
  })
  rerender({ page: 3 })
  if (goElsewhere) void router.navigate({ to: '/book/$bookId', params: { bookId: 'B1' } })
  await vi.advanceTimersByTimeAsync(1_000)
  return href()
}

test('updates the URL after a page turn', async () => {
  expect(await turnPage()).toBe('/book/B1/read?page=3')
})

test('does not override a navigation that starts right after a page turn', async () => {
  expect(await turnPage(true)).toBe('/book/B1')
})
