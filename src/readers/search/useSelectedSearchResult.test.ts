// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookTextSearch } from './bookTextSearch'
import { useSelectedSearchResult } from './useSelectedSearchResult'

test('does not render the reader again while a search finds nothing', async () => {
  const search = new BookTextSearch(3, async () => ({ text: 'nothing', titleAt: () => '' }))
  let renders = 0
  renderHook(() => {
    renders += 1
    return useSelectedSearchResult(search)
  })
  await act(() => search.start({ text: 'sea', wholeWords: false }))
  expect(search.now().searched).toBe(3)
  expect(renders).toBe(1)
})
