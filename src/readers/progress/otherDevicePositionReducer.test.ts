import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { ServerReadingPosition } from '../session/useReaderController'
import {
  createOtherDevicePositionState,
  type OtherDevicePositionEvent,
  type OtherDevicePositionState,
  OWN_WRITE_ECHO_WINDOW_MS,
  otherDevicePositionReducer,
} from './otherDevicePositionReducer'

const page = (at: number): ServerReadingPosition => ({
  position: { at: String(at) },
  isFromThisDevice: false,
  description: `page ${at}`,
})

const START = 1_000_000
const after = (...events: readonly OtherDevicePositionEvent[]): OtherDevicePositionState =>
  events.reduce(otherDevicePositionReducer, createOtherDevicePositionState(START))

const requested = { type: 'fetch.requested' } as const
const succeeded = (candidate?: ServerReadingPosition, time = START + 10) =>
  ({ type: 'fetch.succeeded', time, offered: candidate }) as const
const changed = (time = START) => ({ type: 'server.progressChanged', time }) as const

test('ignores the end of a fetch that is not running', () => {
  const idle = createOtherDevicePositionState(START)
  expect(otherDevicePositionReducer(idle, succeeded(page(4)))).toBe(idle)
  expect(otherDevicePositionReducer(idle, { type: 'fetch.failed' })).toBe(idle)
})

test('does not allow a write while a position is offered', () => {
  const offering = after(requested, succeeded(page(4)))
  expect(otherDevicePositionReducer(offering, { type: 'write.allowed', time: START + 99 })).toBe(offering)
  const decided = otherDevicePositionReducer(offering, { type: 'user.decided' })
  expect(otherDevicePositionReducer(decided, { type: 'write.allowed', time: START + 99 }).fetchedAt).toBe(START + 99)
})

test('ignores a decision without an offer', () => {
  const idle = createOtherDevicePositionState(START)
  expect(otherDevicePositionReducer(idle, { type: 'user.decided' })).toBe(idle)
})

test('ignores a rejected write when no event is expected', () => {
  const idle = createOtherDevicePositionState(START)
  expect(otherDevicePositionReducer(idle, { type: 'write.rejected' })).toBe(idle)
})

test('a request during a fetch waits for the running fetch', () => {
  const fetching = after(requested)
  expect(otherDevicePositionReducer(fetching, requested)).toBe(fetching)
})

test('fetches again after an event during a fetch, and only once for several events', () => {
  const outdated = after(requested, changed(), changed())
  expect(outdated.fetch).toBe('refetching')
  const again = otherDevicePositionReducer(outdated, succeeded())
  expect(again.fetch).toBe('fetching')
  expect(otherDevicePositionReducer(again, { type: 'fetch.failed' }).fetch).toBe('idle')
})

test('ends the offer when a later fetch finds no position, and keeps the offer when a fetch fails', () => {
  const offering = after(requested, succeeded(page(4)), requested)
  expect(otherDevicePositionReducer(offering, { type: 'fetch.failed' }).offer).toEqual(page(4))
  expect(otherDevicePositionReducer(offering, succeeded()).offer).toBeUndefined()
})

test('does not offer a position again after the decision', () => {
  const decided = after(requested, succeeded(page(4)), { type: 'user.decided' }, requested)
  expect(otherDevicePositionReducer(decided, succeeded(page(4))).offer).toBeUndefined()
  expect(otherDevicePositionReducer(decided, succeeded(page(5))).offer).toEqual(page(5))
})

test('expects one event for each write, only during the echo window', () => {
  const sent = after({ type: 'write.sent', time: START })
  expect(otherDevicePositionReducer(sent, changed(START + OWN_WRITE_ECHO_WINDOW_MS)).fetch).toBe('fetching')
  const echoed = otherDevicePositionReducer(sent, changed(START + 1))
  expect([echoed.fetch, echoed.echoes]).toEqual(['idle', 0])
  expect(otherDevicePositionReducer(echoed, changed(START + 2)).fetch).toBe('fetching')
})

const anyEvent: fc.Arbitrary<OtherDevicePositionEvent> = fc.oneof(
  fc.constantFrom<OtherDevicePositionEvent>(
    requested,
    { type: 'fetch.failed' },
    { type: 'write.rejected' },
    { type: 'user.decided' },
  ),
  fc.integer({ min: 0, max: 20_000 }).map(time => changed(START + time)),
  fc.integer({ min: 0, max: 20_000 }).map(time => ({ type: 'write.sent', time: START + time }) as const),
  fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }).map(at => succeeded(at ? page(at) : undefined)),
)

property.prop([fc.array(anyEvent, { maxLength: 40 })])(
  'never offers a decided position, and never expects a negative number of events',
  events => {
    let state = createOtherDevicePositionState(START)
    for (const event of events) {
      state = otherDevicePositionReducer(state, event)
      expect(state.echoes).toBeGreaterThanOrEqual(0)
      expect(state.decided.has(state.offer?.position.at ?? '')).toBe(false)
    }
  },
)
