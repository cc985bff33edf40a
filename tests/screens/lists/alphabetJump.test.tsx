import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildAlphabetLetters } from '../../../src/lists/alphabet/alphabetLetters'
import { useAlphabetJump } from '../../../src/lists/alphabet/useAlphabetJump'
import type { UseBrowseListStateResult } from '../../../src/lists/browse/useBrowseListState'
import { writePreference } from '../../../src/preferences/preferenceStore'

const letters = buildAlphabetLetters([
  { group: 'a', count: 30 },
  { group: 'b', count: 30 },
])

test('jumps to the first title of a typed letter, and to its page in paged lists', () => {
  const change = vi.fn()
  const browsing = {
    browse: { sort: { sortKey: 'title', direction: 'asc' }, page: 1 },
    change,
  } as unknown as UseBrowseListStateResult
  const { result } = renderHook(() => useAlphabetJump(browsing, letters))
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
