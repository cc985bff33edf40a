import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useActiveComboboxOption } from './useActiveComboboxOption'

const renderActiveOption = (start: 0 | -1, ...keys: string[]) =>
  renderHook(({ keys }) => useActiveComboboxOption(keys, start), { initialProps: { keys } })

test('follows the active option when options change, and keeps the index of a removed option active', () => {
  const { result, rerender } = renderActiveOption(-1, 'a', 'b', 'c')
  act(() => result.current.setActiveIndex(1))
  rerender({ keys: ['x', 'y', 'a', 'b', 'c'] })
  expect(result.current.activeIndex).toBe(3)
  rerender({ keys: ['b'] })
  expect(result.current.activeIndex).toBe(0)
  rerender({ keys: ['a', 'c', 'd'] })
  expect(result.current.activeIndex).toBe(1)
})

test('starts at the start index, and returns to it after a reset', () => {
  for (const start of [0, -1] as const) {
    const { result, rerender } = renderActiveOption(start, 'a')
    rerender({ keys: ['x', 'a'] })
    expect(result.current.activeIndex).toBe(start)
    act(() => result.current.setActiveIndex(1))
    act(() => result.current.setActiveIndex(-1))
    expect(result.current.activeIndex).toBe(-1)
    act(() => result.current.reset())
    rerender({ keys: ['y', 'x', 'a'] })
    expect(result.current.activeIndex).toBe(start)
    rerender({ keys: [] })
    expect(result.current.activeIndex).toBe(-1)
  }
})
