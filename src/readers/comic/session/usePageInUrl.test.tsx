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
import type { Reader } from '../../session/useReader'
import { atPage } from './comicBook'
import { pageInUrl, usePageInUrl } from './usePageInUrl'

/** Creates a router at a reader URL. The route of the book page never finishes loading. */
function windowAt(path: string) {
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
  ({ actor: { getSnapshot: () => ({ context: { position: atPage(page), located: true } }) } }) as unknown as Reader

const address = (search: string) => history.replaceState(null, '', `/book/B1/read${search}`)

/** Simulates how the window arrived at a URL. */
function arrived(type: 'reload' | 'navigate' | 'back_forward', search: string) {
  address(search)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, name: location.href } as PerformanceNavigationTiming,
  ])
}

/** Hides the window while a page is shown and the URL names another. */
function leftAt(page: number, search: string) {
  address(search)
  const { wrapper } = windowAt('/book/B1/read')
  const { unmount } = renderHook(() => usePageInUrl(readerAt(page), 'B1', page), { wrapper })
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

test('restores the shown page after a reload before the URL was updated', () => {
  leftAt(4, '?page=3')
  arrived('reload', '?page=3')
  expect(pageInUrl('B1', 3).page).toBe(4)
})

test('restores the shown page when the URL was updated during the reload', () => {
  leftAt(4, '?page=4')
  arrived('reload', '?page=3')
  expect(pageInUrl('B1', 3).page).toBe(4)
})

test('follows the URL after a navigation, regardless of the stored tab position', () => {
  leftAt(4, '?page=4')
  for (const type of ['navigate', 'back_forward'] as const) {
    arrived(type, '?page=2')
    expect(pageInUrl('B1', 2).page).toBe(2)
  }
  arrived('reload', '?page=3')
  address('?page=7')
  expect(pageInUrl('B1', 7).page).toBe(7)
  expect(pageInUrl('B2', 7).page).toBe(7)
})

test('discards the tab position when the book is left', () => {
  const leave = leftAt(4, '')
  arrived('reload', '')
  expect(pageInUrl('B1', undefined).page).toBe(4)
  leave()
  expect(pageInUrl('B1', undefined).page).toBeUndefined()
})

/** Turns a page and waits for the URL update, optionally with a navigation in between. */
async function turned(goElsewhere = false) {
  vi.useFakeTimers()
  const { router, wrapper, href } = windowAt('/book/B1/read?page=2')
  const { rerender } = renderHook(({ page }) => usePageInUrl(readerAt(page), 'B1', page), {
    wrapper,
    initialProps: { page: 2 },
  })
  rerender({ page: 3 })
  if (goElsewhere) void router.navigate({ to: '/book/$bookId', params: { bookId: 'B1' } })
  await vi.advanceTimersByTimeAsync(1_000)
  return href()
}

test('updates the URL after a turn', async () => {
  expect(await turned()).toBe('/book/B1/read?page=3')
})

test('does not override a navigation that starts right after a turn', async () => {
  expect(await turned(true)).toBe('/book/B1')
})
