// @vitest-environment jsdom

import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { startQueryInvalidation } from '../../src/api/cache/queryInvalidation'
import { onCrossTabMessage } from '../../src/api/live/crossTabChannel'
import { connectLiveEvents, onLiveEvent } from '../../src/api/live/liveEvents'
import { subscribeTaskQueueStatus, useTaskQueueStatus } from '../../src/api/live/taskQueueStatus'
import { clientBasePath } from '../../src/api/toAbsoluteServerUrl'
import { liveEventNames } from '../../src/generated/liveEvents'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of live events and messages of other tabs, which contain arbitrary data.

class FakeEventSource extends EventTarget {
  static last: FakeEventSource | undefined
  constructor(readonly url: string) {
    super()
    FakeEventSource.last = this
  }
  close() {}
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
  stops.push(connectLiveEvents({ isSignedIn: async () => true }), subscribeTaskQueueStatus())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  removeEventListener('error', collectError)
  vi.unstubAllGlobals()
})

const texts = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom('null', '[]', '{"bookId":', '{"bookId":{}}', '{"count":"x"}'),
)

test.prop([fc.constantFrom(...liveEventNames), texts], { numRuns: scaleHostileRunCount(300) })(
  'a live event with malformed data reaches its handlers as an object and throws nothing',
  (event, data) => {
    const handler = vi.fn()
    const stop = onLiveEvent(event, handler)
    FakeEventSource.last?.dispatchEvent(new MessageEvent(event, { data }))
    stop()
    expect(handler).toHaveBeenCalledWith(expect.any(Object))
    expect(errors).toEqual([])
  },
)

test.prop([fc.anything()], { numRuns: scaleHostileRunCount(20) })('a malformed task status changes nothing', data => {
  FakeEventSource.last?.dispatchEvent(new MessageEvent('TaskQueueStatus', { data: JSON.stringify({ data }) }))
  expect(renderHook(useTaskQueueStatus).result.current).toEqual({ count: 0, countByType: {} })
})

test('ignores messages of a tab with another version', async () => {
  const otherTab = new BroadcastChannel(`longbox${clientBasePath}`)
  const listener = vi.fn()
  stops.push(onCrossTabMessage(listener), () => otherTab.close())
  for (const data of [null, undefined, 7, 'text', [], {}, { kind: 1 }]) otherTab.postMessage(data)
  otherTab.postMessage({ kind: 'gap' })
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  expect(listener.mock.calls).toEqual([[{ kind: 'gap' }]])
  expect(errors).toEqual([])
})
