import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DelayedAdminBadge } from './DelayedAdminBadge'

vi.mock('./AdminLinkBadge', () => ({ AdminLinkBadge: ({ badge }: { badge: string }) => badge }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

test('the delay continues if the badge moves to the drawer', async () => {
  const { unmount } = render(<DelayedAdminBadge badge="failedBooks" />)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  unmount()
  render(<DelayedAdminBadge badge="failedBooks" />)
  expect(screen.queryByText('failedBooks')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(await screen.findByText('failedBooks')).toBeTruthy()
})
