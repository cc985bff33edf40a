import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lettersOf } from '../../src/lists/letters'
import type { Browsing } from '../../src/lists/useBrowse'
import { useLetters } from '../../src/lists/useLetters'
import { writePreference } from '../../src/preferences/preferences'

const letters = lettersOf([
  { group: 'a', count: 30 },
  { group: 'b', count: 30 },
])

test('a typed letter leads to its first title; page by page its page is turned to', () => {
  const change = vi.fn()
  const browsing = { browse: { sort: { by: 'title', way: 'asc' }, page: 1 }, change } as unknown as Browsing
  const { result } = renderHook(() => useLetters(browsing, letters))
  expect(result.current.indexOfKey('b')).toBe(30)
  expect(change).not.toHaveBeenCalled()
  act(() => writePreference('browse.paging', 'pages'))
  expect(result.current.indexOfKey('b')).toBe(10)
  expect(change).toHaveBeenLastCalledWith({ page: 2 })
  change.mockClear()
  expect(result.current.indexOfKey('a')).toBe(0)
  expect(change).not.toHaveBeenCalled()
  act(() => writePreference('browse.paging', 'scroll'))
})
