// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners = vi.hoisted(() => new Set<(status: unknown) => void>())
vi.mock('../../../api/live/liveEvents', () => ({
  onLiveEvent: (_: string, listener: (status: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))
const { startTaskQueueStatusUpdates } = await import('../../../api/live/taskQueueStatus')
const { useTaskQueue } = await import('./useTaskQueue')

/** Advances the clock by 10 seconds, and then simulates the live event in which the server reports its task queue. */
const report = (hash: number) =>
  act(() => {
    vi.advanceTimersByTime(10_000)
    for (const listener of listeners) listener({ count: hash, countByType: hash ? { HashBook: hash } : {} })
  })

let unsubscribe: () => void
beforeEach(() => {
  vi.useFakeTimers()
  unsubscribe = startTaskQueueStatusUpdates()
})
afterEach(() => {
  unsubscribe()
  vi.useRealTimers()
})

test('estimates the rate after enough reports, and begins again after tasks were removed', () => {
  const { result, unmount } = renderHook(useTaskQueue)
  expect(result.current).toMatchObject({ count: 0, reports: 'waiting', rate: undefined })
  for (const count of [100, 90, 80]) report(count)
  expect(result.current).toMatchObject({
    count: 80,
    countByType: { HashBook: 80 },
    reports: 'current',
    rate: undefined,
  })
  report(70)
  expect(result.current.rate?.finishedPerMinute).toBeCloseTo(60)
  expect(result.current.rate?.remainingMs).toBeCloseTo(70_000)
  act(() => result.current.restartRate())
  expect(result.current.rate).toBeUndefined()
  unmount()
})

test('reports an interruption until the next report of the server arrives', () => {
  const { result, unmount } = renderHook(useTaskQueue)
  report(5)
  act(() => void vi.advanceTimersByTime(40_000))
  expect(result.current.reports).toBe('interrupted')
  report(4)
  expect(result.current.reports).toBe('current')
  unmount()
})
