import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsWaitingTooLong } from './useIsWaitingTooLong'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('reports a slow server when several short waits follow each other', () => {
  const guard = renderHook(() => useIsWaitingTooLong())
  pass(5_000)
  guard.unmount()
  pass(100)
  const page = renderHook(() => useIsWaitingTooLong())
  pass(2_000)
  expect(page.result.current).toBe(false)
  pass(1_000)
  expect(page.result.current).toBe(true)
})

test('restarts the time when content was visible in between', () => {
  const first = renderHook(() => useIsWaitingTooLong())
  pass(5_000)
  first.unmount()
  pass(2_000)
  const second = renderHook(() => useIsWaitingTooLong())
  pass(7_900)
  expect(second.result.current).toBe(false)
  pass(100)
  expect(second.result.current).toBe(true)
})
