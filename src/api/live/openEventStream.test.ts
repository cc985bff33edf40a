// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openEventStream } from './openEventStream'

afterEach(() => void vi.useRealTimers())

test('does nothing if its signal has already aborted', () => {
  vi.useFakeTimers()
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const onState = vi.fn()
  openEventStream({
    url: '/sse',
    events: [],
    until: AbortSignal.abort(),
    mayReopen: async () => true,
    gapBefore: false,
    onEvent: () => {},
    onState,
    onGap: () => {},
  })
  expect([vi.getTimerCount(), listen.mock.calls, onState.mock.calls]).toEqual([0, [], []])
  listen.mockRestore()
})
