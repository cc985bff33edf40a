import { expect, test } from 'vitest'
import { anyFilters } from '../../../tests/harness/anyFilters'
import { fc, test as property } from '../../../tests/harness/property'
import { parseSearch, stringifySearch } from '../../app/routes/searchParams'
import {
  type BrowseState,
  filterLink,
  layouts,
  parseBrowseSearch,
  persistedSearch,
  seriesTables,
  toBrowseSearch,
} from './browseState'

const sorts = fc
  .constantFrom(...Object.entries(seriesTables.sorts))
  .chain(([by, { ways }]) =>
    fc.record({ by: fc.constant(by), way: ways ? fc.constantFrom('asc', 'desc') : fc.constant('asc') }),
  )
const anyBrowse: fc.Arbitrary<BrowseState> = fc
  .tuple(
    anyFilters(seriesTables.filters, fc.string({ minLength: 1 })),
    fc.string().map(text => text.trim()),
    sorts as fc.Arbitrary<BrowseState['sort']>,
    fc.constantFrom(...layouts),
    fc.integer({ min: 1, max: 5000 }),
  )
  .filter(([, text, sort]) => text !== '' || sort.by !== 'relevance')
  .map(([filters, text, sort, layout, page]) => ({ filters, text, sort, layout, page }))

property.prop([anyBrowse, fc.option(fc.constantFrom('#', 'A', 'Ж', '漢'), { nil: undefined })])(
  'restores the state of a list from its URL',
  (some, letter) => {
    const browse = letter ? { ...some, letter } : some
    expect(parseBrowseSearch(seriesTables, parseSearch(stringifySearch(toBrowseSearch(seriesTables, browse))))).toEqual(
      browse,
    )
  },
)

property.prop([anyBrowse])('persists filters and layout, but not the search text and page', browse => {
  const later = parseBrowseSearch(seriesTables, persistedSearch(seriesTables, browse))
  expect(later).toMatchObject({ filters: browse.filters, layout: browse.layout, text: '', page: 1 })
})

const known = fc.constantFrom('q', 'letter', 'sort', 'layout', 'page', ...Object.keys(seriesTables.filters))
const words = fc.constantFrom('', 'table', '-added', 'title', '0', '2', '*ash', '2001..', '-1', '2', 'yes')

property.prop([fc.dictionary(known, fc.oneof(words, fc.array(words), fc.string(), fc.anything()))])(
  'accepts any search params and writes them back unchanged',
  search => {
    const browse = parseBrowseSearch(seriesTables, search)
    expect(parseBrowseSearch(seriesTables, toBrowseSearch(seriesTables, browse))).toEqual(browse)
  },
)

test('writes no search params for the default state', () => {
  expect(toBrowseSearch(seriesTables, parseBrowseSearch(seriesTables, {}))).toEqual({})
  expect(filterLink(seriesTables, 'genre', '-ism')).toEqual({ genre: ['*-ism'] })
  expect(parseBrowseSearch(seriesTables, { page: '-3' }).page).toBe(1)
})
