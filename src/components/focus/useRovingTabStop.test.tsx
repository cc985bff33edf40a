import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTrackScrollActivity } from '../scrolling/scrollActivity'
import { useRovingTabStop } from './useRovingTabStop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderTabStop(first: number, focused: number) {
  return renderHook(
    ({ first, focused }) => {
      useTrackScrollActivity()
      return useRovingTabStop(focused, first, first + 9)
    },
    { initialProps: { first, focused } },
  )
}
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))

test('follows the focused index immediately, even while the list scrolls', () => {
  const { result, rerender } = renderTabStop(0, 0)
  scroll()
  rerender({ first: 0, focused: 1 })
  expect(result.current).toBe(1)
})

test('uses the first visible index after scrolling ends when the focused index is not visible', () => {
  const { result, rerender } = renderTabStop(0, 2)
  scroll()
  rerender({ first: 30, focused: 2 })
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(30)
})
