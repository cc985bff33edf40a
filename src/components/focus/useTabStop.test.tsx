import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollActivity } from '../scrolling/scrollActivity'
import { useTabStop } from './useTabStop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The stop of a list of which rows `first` to `first + 9` are in sight. */
function stopIn(first: number, focused: number) {
  return renderHook(
    ({ first, focused }) => {
      useScrollActivity()
      return useTabStop(focused, first, first + 9)
    },
    { initialProps: { first, focused } },
  )
}
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))

test('the tabulator follows the focus at once, also while the list that follows it scrolls', () => {
  const { result, rerender } = stopIn(0, 0)
  scroll()
  rerender({ first: 0, focused: 1 })
  expect(result.current).toBe(1)
})

test('where the focus is out of sight it leads to the first in sight, once one no longer scrolls', () => {
  const { result, rerender } = stopIn(0, 2)
  scroll()
  rerender({ first: 30, focused: 2 })
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(30)
})
