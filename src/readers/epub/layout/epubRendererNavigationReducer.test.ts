import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import {
  type EpubRendererNavigationEvent,
  type EpubRendererNavigationState,
  epubRendererNavigationReducer,
  initialEpubRendererNavigationState,
} from './epubRendererNavigationReducer'

const after = (...events: readonly EpubRendererNavigationEvent[]): EpubRendererNavigationState =>
  events.reduce(epubRendererNavigationReducer, initialEpubRendererNavigationState)

const turned = (direction: 1 | -1) => ({ type: 'user.turned', direction }) as const
const queued = (direction: 1 | -1) => ({ type: 'turn.queued', direction }) as const
const missing = (direction?: 1 | -1) => ({ type: 'content.missing', direction }) as const
const retried = { type: 'user.retried' } as const
const due = { type: 'retry.due' } as const

test.each<EpubRendererNavigationEvent>([
  retried,
  due,
  { type: 'content.resolved' },
  { type: 'wait.ended' },
  { type: 'layout.madeRoom', direction: 1 },
  { type: 'turn.completed', wait: 0, direction: 1 },
  { type: 'turns.ended', wait: 0 },
])('ignores $type when no navigation waits', event => {
  expect(epubRendererNavigationReducer(initialEpubRendererNavigationState, event)).toBe(
    initialEpubRendererNavigationState,
  )
})

test('ignores the page turns of a canceled wait', () => {
  const state = after(queued(1), { type: 'wait.cancelled' }, queued(1))
  expect(state).toMatchObject({ wait: 1, pendingTurns: 1 })
  expect(epubRendererNavigationReducer(state, { type: 'turn.completed', wait: 0, direction: 1 })).toBe(state)
  expect(epubRendererNavigationReducer(state, { type: 'turns.ended', wait: 0 })).toBe(state)
  expect(epubRendererNavigationReducer(state, { type: 'turn.completed', wait: 1, direction: 1 }).pendingTurns).toBe(0)
})

test('ignores a completed page turn in a direction without pending turns', () => {
  const state = after(queued(1))
  expect(epubRendererNavigationReducer(state, { type: 'turn.completed', wait: 0, direction: -1 })).toBe(state)
})

test('cancels the wait when a backward turn cancels the last pending turn', () => {
  expect(after(queued(1), queued(1), queued(-1))).toMatchObject({ wait: 0, pendingTurns: 1 })
  expect(after(queued(1), queued(-1))).toMatchObject({ wait: 1, pendingTurns: 0 })
})

test('while a loading message is shown, a backward turn cancels all pending turns', () => {
  const pending = [queued(1), queued(1)]
  expect(after(...pending, turned(-1))).toMatchObject({ wait: 0, pendingTurns: 2 })
  expect(after(...pending, { type: 'wait.late' }, turned(-1))).toMatchObject({ wait: 1, pendingTurns: 0 })
  expect(after(...pending, { type: 'wait.late' }, turned(1))).toMatchObject({ wait: 0, pendingTurns: 2 })
})

test('starts only one retry when both the timer and the user request a retry', () => {
  const scheduled = after(missing(1))
  expect(scheduled.missing?.retry).toBe('scheduled')
  const running = epubRendererNavigationReducer(scheduled, due)
  expect(running.missing).toMatchObject({ retry: 'running', isAnnounced: false })
  expect(epubRendererNavigationReducer(running, due)).toBe(running)
  const announced = epubRendererNavigationReducer(running, retried)
  expect(announced.missing).toMatchObject({ retry: 'running', isAnnounced: true })
  expect(epubRendererNavigationReducer(announced, retried)).toBe(announced)
  expect(epubRendererNavigationReducer(announced, due)).toBe(announced)
})

test('a turn towards missing content retries to load the content, and any other turn cancels the retry', () => {
  expect(after(missing(1), turned(1))).toMatchObject({ wait: 0, missing: { retry: 'running', isAnnounced: true } })
  expect(after(missing(1), turned(-1))).toMatchObject({ wait: 1, missing: undefined })
  expect(after(missing(), turned(1))).toMatchObject({ wait: 1, missing: undefined })
})

test('a new layout cancels the retry only if the layout has room in the direction of the missing content', () => {
  const state = after(missing(1))
  expect(epubRendererNavigationReducer(state, { type: 'layout.madeRoom', direction: -1 })).toBe(state)
  expect(epubRendererNavigationReducer(state, { type: 'layout.madeRoom', direction: 1 })).toMatchObject({
    missing: undefined,
  })
  const jump = after(missing())
  expect(epubRendererNavigationReducer(jump, { type: 'layout.madeRoom', direction: 1 })).toBe(jump)
})

const direction = fc.constantFrom<1 | -1>(1, -1)
const anyEvent: fc.Arbitrary<EpubRendererNavigationEvent> = fc.oneof(
  fc.constantFrom<EpubRendererNavigationEvent>(
    retried,
    due,
    { type: 'wait.cancelled' },
    { type: 'wait.late' },
    { type: 'wait.ended' },
    { type: 'content.resolved' },
    missing(),
  ),
  direction.map(turned),
  direction.map(queued),
  direction.map(missing),
  fc.record({ type: fc.constant('layout.madeRoom' as const), direction }),
  fc.record({ type: fc.constant('turn.completed' as const), wait: fc.nat(5), direction }),
  fc.record({ type: fc.constant('turns.ended' as const), wait: fc.nat(5) }),
)

property.prop([fc.array(anyEvent, { maxLength: 60 })])(
  'a cancelled wait has no pending turns, and completed turns never reverse the direction',
  events => {
    let state = initialEpubRendererNavigationState
    for (const event of events) {
      const before = state
      state = epubRendererNavigationReducer(before, event)
      if (state.wait !== before.wait) expect([state.wait, state.pendingTurns]).toEqual([before.wait + 1, 0])
      if (event.type === 'turn.completed') {
        expect(Math.abs(state.pendingTurns)).toBeLessThanOrEqual(Math.abs(before.pendingTurns))
        expect(state.pendingTurns * before.pendingTurns).toBeGreaterThanOrEqual(0)
      }
    }
  },
)
