// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { startQueryInvalidation } from '../../src/api/cache/queryInvalidation'
import { onCrossTabMessage } from '../../src/api/live/crossTabChannel'
import { connectLiveEvents, onLiveEvent } from '../../src/api/live/liveEvents'
import { startTaskQueueStatusUpdates, useTaskQueueStatus } from '../../src/api/live/taskQueueStatus'
import { clientBasePath } from '../../src/api/toAbsoluteServerUrl'
import { liveEventNames } from '../../src/generated/liveEvents'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of live events and of messages from other tabs. The events and messages are malformed, too many or too long, or
// the event stream ends immediately.

class FakeEventSource extends EventTarget {
  static last: FakeEventSource | undefined
  static count = 0
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeEventSource.last = this
    FakeEventSource.count += 1
  }
  close() {
    this.readyState = 2
  }
}

const errors: unknown[] = []
const collectError = ({ error, message }: ErrorEvent) => void errors.push(error ?? message)
const stops: (() => void)[] = []

beforeEach(() => {
  errors.length = 0
  addEventListener('error', collectError)
  vi.stubGlobal('EventSource', FakeEventSource)
  const locks = { request: (_: string, __: object, work: () => Promise<void>) => work() }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  startQueryInvalidation()
  stops.push(connectLiveEvents({ isSignedIn: async () => true }), startTaskQueueStatusUpdates())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  removeEventListener('error', collectError)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const texts = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom('null', '[]', '{"bookId":', '{"bookId":{}}', '{"count":"x"}'),
)

test.prop([fc.constantFrom(...liveEventNames), texts], { numRuns: scaleHostileRunCount(300) })(
  'a live event with malformed data reaches its handlers as an object and causes no error',
  (event, data) => {
    const handler = vi.fn()
    const stop = onLiveEvent(event, handler)
    FakeEventSource.last?.dispatchEvent(new MessageEvent(event, { data }))
    stop()
    expect(handler).toHaveBeenCalledWith(expect.any(Object))
    expect(errors).toEqual([])
  },
)

const validTaskStatus = { count: 2, countByType: { ScanLibrary: 2 } }
const notACount = fc.anything().filter(value => typeof value !== 'number')
const notCountsByType = fc.oneof(
  fc.constantFrom(null, undefined, 0, 'x'),
  fc.dictionary(fc.string(), notACount, { minKeys: 1 }),
)
const malformedTaskStatus = fc.oneof(
  fc.anything(),
  fc.record({ count: notACount, countByType: fc.constant(validTaskStatus.countByType) }),
  fc.record({ count: fc.nat(), countByType: notCountsByType }),
)

test.prop([malformedTaskStatus], { numRuns: scaleHostileRunCount(40) })(
  'a malformed task status has no effect',
  data => {
    const { result } = renderHook(useTaskQueueStatus)
    for (const status of [validTaskStatus, data])
      act(() => {
        FakeEventSource.last?.dispatchEvent(new MessageEvent('TaskQueueStatus', { data: JSON.stringify(status) ?? '' }))
      })
    expect(result.current).toEqual(validTaskStatus)
  },
)

test('closes a stream with too many or too long events, and ignores its further events', () => {
  // Stops the clock, because the limit is a number per second, and the loop takes several seconds on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  const floods: Record<string, [count: number, data: string]> = {
    many: [1_000_000, '{"bookId":"B"}'],
    long: [2, `{"bookId":"${'B'.repeat(6_000_000)}"}`],
  }
  for (const [kind, [count, data]] of Object.entries(floods)) {
    const handler = vi.fn()
    stops.push(connectLiveEvents({ isSignedIn: async () => true }), onLiveEvent('BookChanged', handler))
    const source = FakeEventSource.last
    for (let sent = 0; sent < count && source?.readyState === 1; sent++)
      source.dispatchEvent(new MessageEvent('BookChanged', { data }))
    expect(source?.readyState, kind).toBe(2)
    expect(handler.mock.calls.length, kind).toBeLessThan(10_000)
    handler.mockClear()
    source?.dispatchEvent(new MessageEvent('BookChanged', { data: '{}' }))
    expect(handler).not.toHaveBeenCalled()
  }
})

test('waits longer and longer before it reconnects to a server that immediately ends each stream', async () => {
  vi.useFakeTimers()
  FakeEventSource.count = 0
  for (let second = 0; second < 300; second++) {
    if (FakeEventSource.last?.readyState === 1) {
      FakeEventSource.last.dispatchEvent(new Event('open'))
      FakeEventSource.last.dispatchEvent(new Event('error'))
    }
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(FakeEventSource.count).toBeLessThan(15)
})

test('ignores messages of a tab with another client version', async () => {
  const otherTab = new BroadcastChannel(`longbox${clientBasePath}`)
  const listener = vi.fn()
  stops.push(onCrossTabMessage(listener), () => otherTab.close())
  for (const data of [null, undefined, 7, 'text', [], {}, { kind: 1 }]) otherTab.postMessage(data)
  otherTab.postMessage({ kind: 'gap' })
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  expect(listener.mock.calls).toEqual([[{ kind: 'gap' }]])
  expect(errors).toEqual([])
})
