// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedSearchInput } from './useDebouncedSearchInput'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderSearchInput(initialProps: { text: string; onSearch: (text: string) => void }) {
  const { result, rerender } = renderHook(({ text, onSearch }) => useDebouncedSearchInput(text, onSearch), {
    initialProps,
  })
  return { result, rerender, type: (text: string) => act(() => result.current.changeText(text)) }
}

test('a filter that is chosen while the search waits is part of the search', () => {
  const searchWithoutFilter = vi.fn()
  const searchWithFilter = vi.fn()
  const { rerender, type } = renderSearchInput({ text: '', onSearch: searchWithoutFilter })
  type('saga')
  rerender({ text: '', onSearch: searchWithFilter })
  act(() => vi.advanceTimersByTime(300))
  expect(searchWithoutFilter).not.toHaveBeenCalled()
  expect(searchWithFilter).toHaveBeenCalledExactlyOnceWith('saga')
})

test('a search that is cleared outside of the input while the next search waits stays empty', () => {
  const onSearch = vi.fn()
  const { result, rerender, type } = renderSearchInput({ text: 'saga', onSearch })
  type('saga of')
  rerender({ text: '', onSearch })
  expect(result.current.typed).toBe('')
  act(() => vi.advanceTimersByTime(300))
  expect(onSearch).not.toHaveBeenCalled()
})

test('typing on after the start of a search starts another search', () => {
  const onSearch = vi.fn()
  const { result, rerender, type } = renderSearchInput({ text: '', onSearch })
  type('sa')
  act(() => vi.advanceTimersByTime(300))
  type('saga')
  rerender({ text: 'sa', onSearch })
  expect(result.current.typed).toBe('saga')
  act(() => vi.advanceTimersByTime(300))
  expect(onSearch.mock.calls).toEqual([['sa'], ['saga']])
})
