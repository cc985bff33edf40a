import { expect, test } from 'vitest'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { parseSearchParams, stringifySearchParams } from '../../app/routes/searchParams'
import {
  type BrowseListState,
  buildFilterLinkSearchParams,
  listLayoutNames,
  parseBrowseListSearchParams,
  seriesFiltersAndSorts,
  toBrowseListSearchParams,
  toStoredBrowseListParams,
} from './browseListState'

const sorts = fc.constantFrom(...Object.entries(seriesFiltersAndSorts.sorts)).chain(([by, { directionLabels }]) =>
  fc.record({
    sortKey: fc.constant(by),
    direction: directionLabels ? fc.constantFrom('asc', 'desc') : fc.constant('asc'),
  }),
)
const anyBrowse: fc.Arbitrary<BrowseListState> = fc
  .tuple(
    arbitraryFilters(seriesFiltersAndSorts.filters, fc.string({ minLength: 1 })),
    fc.string().map(text => text.trim()),
    sorts as fc.Arbitrary<BrowseListState['sort']>,
    fc.constantFrom(...listLayoutNames),
    fc.integer({ min: 1, max: 5000 }),
  )
  .filter(([, text, sort]) => text !== '' || sort.sortKey !== 'relevance')
  .map(([filters, text, sort, layout, page]) => ({ filters, text, sort, layout, page }))

property.prop([anyBrowse, fc.option(fc.constantFrom('#', 'A', 'Ж', '漢', 'A–C', 'Numerals'), { nil: undefined })])(
  'restores the state of a list from its URL',
  (state, letter) => {
    const browse = letter ? { ...state, letter } : state
    expect(
      parseBrowseListSearchParams(
        seriesFiltersAndSorts,
        parseSearchParams(stringifySearchParams(toBrowseListSearchParams(seriesFiltersAndSorts, browse))),
      ),
    ).toEqual(browse)
  },
)

property.prop([anyBrowse])('persists filters and layout, but not the search text and page', browse => {
  const restored = parseBrowseListSearchParams(
    seriesFiltersAndSorts,
    toStoredBrowseListParams(seriesFiltersAndSorts, browse),
  )
  expect(restored).toMatchObject({ filters: browse.filters, layout: browse.layout, text: '', page: 1 })
})

const knownParam = fc.constantFrom(
  'q',
  'letter',
  'sort',
  'layout',
  'page',
  ...Object.keys(seriesFiltersAndSorts.filters),
)
const paramText = fc.constantFrom('', 'table', '-added', 'title', '0', '2', '*ash', '2001..', '-1', '2', 'yes')

property.prop([fc.dictionary(knownParam, fc.oneof(paramText, fc.array(paramText), fc.string(), fc.anything()))])(
  'accepts any search params and writes them back unchanged',
  search => {
    const browse = parseBrowseListSearchParams(seriesFiltersAndSorts, search)
    expect(
      parseBrowseListSearchParams(seriesFiltersAndSorts, toBrowseListSearchParams(seriesFiltersAndSorts, browse)),
    ).toEqual(browse)
  },
)

test('writes no search params for the default state', () => {
  expect(
    toBrowseListSearchParams(seriesFiltersAndSorts, parseBrowseListSearchParams(seriesFiltersAndSorts, {})),
  ).toEqual({})
  expect(buildFilterLinkSearchParams(seriesFiltersAndSorts, 'genre', '-ism')).toEqual({ genre: ['*-ism'] })
  expect(parseBrowseListSearchParams(seriesFiltersAndSorts, { page: '-3' }).page).toBe(1)
})
