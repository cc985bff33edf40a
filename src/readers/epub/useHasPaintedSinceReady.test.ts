// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHasPaintedSinceReady } from './useHasPaintedSinceReady'

afterEach(() => void vi.useRealTimers())

test('becomes true after the frame in which `ready` became true', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ ready }) => useHasPaintedSinceReady(ready), {
    initialProps: { ready: false },
  })
  act(() => void vi.advanceTimersByTime(100))
  rerender({ ready: true })
  act(() => void vi.advanceTimersByTime(10))
  expect(result.current, 'before the frame').toBe(false)
  act(() => void vi.advanceTimersByTime(50))
  expect(result.current).toBe(true)
})
