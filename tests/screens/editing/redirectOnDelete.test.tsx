import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRedirectOnRecordDeletion } from '../../../src/actions/useRedirectOnRecordDeletion'
import type { LiveEvents } from '../../../src/generated/liveEvents'

type Listener = (data: object) => void
const { navigate, listeners } = vi.hoisted(() => ({ navigate: vi.fn(), listeners: new Map<string, Listener>() }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))
vi.mock('../../../src/api/live/liveEvents', () => ({
  onLiveEvent: (event: string, listener: Listener) => {
    listeners.set(event, listener)
    return () => listeners.delete(event)
  },
}))

const emitLiveEvent = <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]) =>
  act(() => listeners.get(event)?.(data))

beforeEach(() => navigate.mockClear())

test('redirects from a deleted series to its library and from a deleted book to its series', () => {
  const series = { seriesId: 'S', libraryId: 'L' }
  renderHook(() => useRedirectOnRecordDeletion('series', 'S'))
  emitLiveEvent('SeriesDeleted', { ...series, seriesId: 'another' })
  expect(navigate).not.toHaveBeenCalled()
  emitLiveEvent('SeriesDeleted', series)
  const library = { to: '/libraries/$libraryId/series', params: { libraryId: 'L' }, replace: true }
  expect(navigate).toHaveBeenLastCalledWith(library)
  renderHook(() => useRedirectOnRecordDeletion('books', 'B'))
  emitLiveEvent('BookDeleted', { ...series, bookId: 'B' })
  expect(navigate).toHaveBeenLastCalledWith({ to: '/series/$seriesId', params: { seriesId: 'S' }, replace: true })
})
