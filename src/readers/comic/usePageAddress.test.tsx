import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reader } from '../useReader'
import { atPage } from './comic'
import { placeAsked, usePageAddress } from './usePageAddress'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }))

const address = (search: string) => history.replaceState(null, '', `/book/B1/read${search}`)

/** How the window came to be at an address. */
function arrived(type: 'reload' | 'navigate' | 'back_forward', search: string) {
  address(search)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, name: location.href } as PerformanceNavigationTiming,
  ])
}

/** Leaves the window while a page is shown and the address says another. */
function leftAt(page: number, search: string) {
  address(search)
  const reader = {
    actor: { getSnapshot: () => ({ context: { position: atPage(page), located: true } }) },
  } as unknown as Reader
  const { unmount } = renderHook(() => usePageAddress(reader, 'B1', page))
  window.dispatchEvent(new Event('pagehide'))
  unmount()
}

beforeEach(() => {
  performance.getEntriesByType ??= () => []
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('loaded again before the address followed, one is where one was', () => {
  leftAt(4, '?page=3')
  arrived('reload', '?page=3')
  expect(placeAsked('B1', 3).page).toBe(4)
})

test('nor does one fall back when the address followed while the window was loaded again', () => {
  leftAt(4, '?page=4')
  arrived('reload', '?page=3')
  expect(placeAsked('B1', 3).page).toBe(4)
})

test('an address that one went to is followed, whatever this tab showed before', () => {
  leftAt(4, '?page=4')
  for (const type of ['navigate', 'back_forward'] as const) {
    arrived(type, '?page=2')
    expect(placeAsked('B1', 2).page).toBe(2)
  }
  arrived('reload', '?page=3')
  address('?page=7')
  expect(placeAsked('B1', 7).page).toBe(7)
  expect(placeAsked('B2', 7).page).toBe(7)
})
