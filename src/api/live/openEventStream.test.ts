// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openEventStream } from './openEventStream'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

describe('a timer that does not run for', () => {
  /** Opens a stream and simulates three timer ticks. Returns the total number of opened streams after each tick. */
  async function openStreamWithTicks(tickIntervalMs: number) {
    vi.useFakeTimers()
    const opened = vi.fn()
    class FakeEventSource extends EventTarget {
      readonly readyState = 1
      readonly close = () => {}
      constructor() {
        super()
        opened()
      }
    }
    vi.stubGlobal('EventSource', FakeEventSource)
    const controller = new AbortController()
    openEventStream({
      url: '/sse',
      events: [],
      until: controller.signal,
      mayReopen: async () => true,
      gapBefore: false,
      onEvent: () => {},
      onState: () => {},
      onGap: () => {},
    })
    const counts: number[] = []
    for (let tick = 0; tick < 3; tick++) {
      vi.setSystemTime(Date.now() + tickIntervalMs - 15_000)
      await vi.advanceTimersByTimeAsync(15_000)
      counts.push(opened.mock.calls.length)
    }
    controller.abort()
    return counts
  }

  test('a minute, as in hidden pages of Chromium, does not reopen the stream', async () => {
    expect(await openStreamWithTicks(60_000)).toEqual([1, 1, 1])
  })

  test('two minutes, as during sleep mode, reopens the stream', async () => {
    expect(await openStreamWithTicks(120_000)).toEqual([2, 3, 4])
  })
})
