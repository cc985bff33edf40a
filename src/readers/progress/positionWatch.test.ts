import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import type { ServerPosition } from '../session/useReader'
import {
  ECHO_WINDOW_MS,
  initialPositionWatch,
  type PositionWatchEvent,
  type PositionWatchState,
  positionWatchReducer,
} from './positionWatch'

const page = (at: number): ServerPosition => ({
  position: { at: String(at) },
  isFromThisDevice: false,
  description: `page ${at}`,
})

const START = 1_000_000
const after = (...events: readonly PositionWatchEvent[]): PositionWatchState =>
  events.reduce(positionWatchReducer, initialPositionWatch(START))

const requested = { type: 'fetch.requested' } as const
const succeeded = (candidate?: ServerPosition, time = START + 10) =>
  ({ type: 'fetch.succeeded', time, offered: candidate }) as const
const changed = (time = START) => ({ type: 'server.progressChanged', time }) as const

test('ignores the end of a fetch that is not running', () => {
  const idle = initialPositionWatch(START)
  expect(positionWatchReducer(idle, succeeded(page(4)))).toBe(idle)
  expect(positionWatchReducer(idle, { type: 'fetch.failed' })).toBe(idle)
})

test('does not allow a write while a position is offered', () => {
  const offering = after(requested, succeeded(page(4)))
  expect(positionWatchReducer(offering, { type: 'write.allowed', time: START + 99 })).toBe(offering)
  const decided = positionWatchReducer(offering, { type: 'user.decided' })
  expect(positionWatchReducer(decided, { type: 'write.allowed', time: START + 99 }).fetchedAt).toBe(START + 99)
})

test('ignores a decision without an offer', () => {
  const idle = initialPositionWatch(START)
  expect(positionWatchReducer(idle, { type: 'user.decided' })).toBe(idle)
})

test('ignores a rejection when no echo is expected', () => {
  const idle = initialPositionWatch(START)
  expect(positionWatchReducer(idle, { type: 'write.rejected' })).toBe(idle)
})

test('joins requests to the running fetch', () => {
  const fetching = after(requested)
  expect(positionWatchReducer(fetching, requested)).toBe(fetching)
})

test('fetches again after an event during a fetch, once for several events', () => {
  const outdated = after(requested, changed(), changed())
  expect(outdated.fetch).toBe('refetching')
  const again = positionWatchReducer(outdated, succeeded())
  expect(again.fetch).toBe('fetching')
  expect(positionWatchReducer(again, { type: 'fetch.failed' }).fetch).toBe('idle')
})

test('ends the offer when a later fetch finds nothing, and keeps it when a fetch fails', () => {
  const offering = after(requested, succeeded(page(4)), requested)
  expect(positionWatchReducer(offering, { type: 'fetch.failed' }).offer).toEqual(page(4))
  expect(positionWatchReducer(offering, succeeded()).offer).toBeUndefined()
})

test('does not offer a position again after the decision', () => {
  const decided = after(requested, succeeded(page(4)), { type: 'user.decided' }, requested)
  expect(positionWatchReducer(decided, succeeded(page(4))).offer).toBeUndefined()
  expect(positionWatchReducer(decided, succeeded(page(5))).offer).toEqual(page(5))
})

test('expects one event per write within the echo window', () => {
  const sent = after({ type: 'write.sent', time: START })
  expect(positionWatchReducer(sent, changed(START + ECHO_WINDOW_MS)).fetch).toBe('fetching')
  const echoed = positionWatchReducer(sent, changed(START + 1))
  expect([echoed.fetch, echoed.echoes]).toEqual(['idle', 0])
  expect(positionWatchReducer(echoed, changed(START + 2)).fetch).toBe('fetching')
})

const anyEvent: fc.Arbitrary<PositionWatchEvent> = fc.oneof(
  fc.constantFrom<PositionWatchEvent>(
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
  'never offers a decided position and never expects a negative number of echoes',
  events => {
    let state = initialPositionWatch(START)
    for (const event of events) {
      state = positionWatchReducer(state, event)
      expect(state.echoes).toBeGreaterThanOrEqual(0)
      expect(state.decided.has(state.offer?.position.at ?? '')).toBe(false)
    }
  },
)
