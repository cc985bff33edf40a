import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seriesFiltersAndSorts } from '../browse/browseListState'
import type { FilterState } from '../filters/filterState'
import { buildAlphabetLetters } from './alphabetLetters'
import { useAlphabetJump } from './useAlphabetJump'

const horror: FilterState = { genre: { with: ['horror'], without: [] } }

const sort = { sortKey: 'title', direction: 'asc' } as const
const createBrowsing = (text: string, filters: FilterState) => ({
  options: seriesFiltersAndSorts,
  browse: { text, filters, letter: undefined, sort, page: 1, layout: 'grid' } as const,
  change: () => {},
  correctPage: () => {},
})

test.each([
  ['while the letters load', null, '', {}, true],
  ['for several letters', ['a', 'b'], '', {}, true],
  ['not for a single letter', ['a'], '', {}, false],
  ['for a single letter of search results', ['a'], 'harbour', {}, true],
  ['for a single letter of filtered titles', ['a'], '', horror, true],
  ['not without results', [], 'harbour', {}, false],
])('shows the alphabet bar %s', (_, groups, text, filters, shown) => {
  const letters = groups && buildAlphabetLetters(groups.map(group => ({ group, count: 3 })))
  expect(renderHook(() => useAlphabetJump(createBrowsing(text, filters), letters)).result.current.shown).toBe(shown)
})

test('highlights the clicked letter again after back navigation, although the first title of the row has another letter', () => {
  const letters = buildAlphabetLetters(['l', 'm'].map(group => ({ group, count: 3 })))
  const browsing = createBrowsing('', {})
  const showList = (entry: string) => {
    window.history.replaceState({ __TSR_key: entry }, '')
    const { result, unmount } = renderHook(() => useAlphabetJump(browsing, letters))
    return { unmount, list: () => result.current, scrollToLastL: () => act(() => result.current.onTop?.(2, 2)) }
  }
  const first = showList('list')
  act(() => first.list().select('M'))
  first.scrollToLastL()
  expect(first.list().current).toBe('M')
  first.unmount()
  const again = showList('list')
  expect(again.list().current).toBe('L')
  again.scrollToLastL()
  expect(again.list().current).toBe('M')
  again.unmount()
  const other = showList('other list')
  other.scrollToLastL()
  expect(other.list().current).toBe('L')
})
