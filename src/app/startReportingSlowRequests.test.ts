// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../api/cache/queryClient'
import { startTimeoutOfServerCall } from '../api/timeouts/serverCallTimeout'
import { SLOW_SERVER_CALL_AFTER_MS } from '../api/timeouts/slowServerCalls'
import { addSlowImage, getSlowRequests } from '../components/feedback/slowRequests'
import { SLOW_IMAGE_AFTER_MS } from '../components/images/ServerImage'
import { startReportingSlowRequests } from './startReportingSlowRequests'

test('reports slow images as requests that the user can repeat or stop', () => {
  onTestFinished(startReportingSlowRequests())
  const images = [1, 2].map(() => ({ retry: vi.fn(), stop: vi.fn() }))
  expect(getSlowRequests()).toBeUndefined()
  const removals = images.map(addSlowImage)
  expect(getSlowRequests()?.kind).toBe('reading')
  getSlowRequests()?.retry?.()
  for (const { retry } of images) expect(retry).toHaveBeenCalledOnce()
  getSlowRequests()?.stop()
  for (const { stop } of images) expect(stop).toHaveBeenCalledOnce()
  for (const remove of removals) remove()
  expect(getSlowRequests()).toBeUndefined()
})

test.each([
  { method: 'GET', kind: 'reading', stopsImages: true },
  { method: 'PATCH', kind: 'writing', stopsImages: false },
] as const)(
  'a slow $method call beside a slow image can be stopped; images stop with a read only',
  ({ method, kind, stopsImages }) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(startReportingSlowRequests())
    const image = { retry: vi.fn(), stop: vi.fn() }
    onTestFinished(addSlowImage(image))
    const call = startTimeoutOfServerCall({ operation: 'getBook', method })
    onTestFinished(call.end)
    vi.advanceTimersByTime(SLOW_SERVER_CALL_AFTER_MS)
    expect(getSlowRequests()).toMatchObject({ kind, retry: undefined })
    getSlowRequests()?.stop()
    expect(call.signal.aborted).toBe(true)
    expect(image.stop).toHaveBeenCalledTimes(stopsImages ? 1 : 0)
  },
)

test('stopping a slow call repeats slow queries, so that only the stopped call asks for a decision', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(startReportingSlowRequests())
  const queryFn = vi.fn(() => new Promise<never>(() => {}))
  onTestFinished(new QueryObserver(queryClient, { queryKey: ['slow query'], queryFn }).subscribe(() => {}))
  const call = startTimeoutOfServerCall({ operation: 'getBook', method: 'GET' })
  vi.advanceTimersByTime(SLOW_SERVER_CALL_AFTER_MS)
  getSlowRequests()?.stop()
  call.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(getSlowRequests()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(SLOW_SERVER_CALL_AFTER_MS)
  expect(getSlowRequests()?.retry).toBeDefined()
})

test('a retry also repeats queries that started later and are not slow yet', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(startReportingSlowRequests())
  const startQuery = (name: string) => {
    const queryFn = vi.fn(() => new Promise<never>(() => {}))
    onTestFinished(new QueryObserver(queryClient, { queryKey: [name], queryFn }).subscribe(() => {}))
    return queryFn
  }
  const first = startQuery('first query')
  await vi.advanceTimersByTimeAsync(SLOW_SERVER_CALL_AFTER_MS / 2)
  const later = startQuery('later query')
  await vi.advanceTimersByTimeAsync(SLOW_SERVER_CALL_AFTER_MS / 2)
  getSlowRequests()?.retry?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(first).toHaveBeenCalledTimes(2)
  expect(later).toHaveBeenCalledTimes(2)
})

test('images and server calls count as slow after the same time', () => {
  expect(SLOW_IMAGE_AFTER_MS).toBe(SLOW_SERVER_CALL_AFTER_MS)
})
