import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seriesFiltersAndSorts } from '../browse/browseListState'
import type { FilterState } from '../filters/filterState'
import { buildAlphabetLetters } from './alphabetLetters'
import { useAlphabetJump } from './useAlphabetJump'

const horror: FilterState = { genre: { with: ['horror'], without: [] } }

test.each([
  ['while the letters load', null, '', {}, true],
  ['for several letters', ['a', 'b'], '', {}, true],
  ['not for a single letter', ['a'], '', {}, false],
  ['for a single letter of search results', ['a'], 'harbour', {}, true],
  ['for a single letter of filtered titles', ['a'], '', horror, true],
  ['not without results', [], 'harbour', {}, false],
])('shows the alphabet bar %s', (_, groups, text, filters, shown) => {
  const sort = { sortKey: 'title', direction: 'asc' } as const
  const browse = { text, filters, letter: undefined, sort, page: 1, layout: 'grid' } as const
  const browsing = { options: seriesFiltersAndSorts, browse, change: () => {}, correctPage: () => {} }
  const letters = groups && buildAlphabetLetters(groups.map(group => ({ group, count: 3 })))
  expect(renderHook(() => useAlphabetJump(browsing, letters)).result.current.shown).toBe(shown)
})
