// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('images and server calls count as slow after the same time', () => {
  expect(SLOW_IMAGE_AFTER_MS).toBe(SLOW_SERVER_CALL_AFTER_MS)
})
