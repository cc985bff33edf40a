import { bookFilters, type FilterDefinitions, type FilterName, seriesFilters } from '../filters/filterDefinitions'
import { parseFilterSearchParams, toFilterSearchParams } from '../filters/filterSearchParams'
import type { FilterState } from '../filters/filterState'
import { parsePageNumber } from '../paging/pagerPageNumbers'
import {
  bookSorts,
  collectionListSorts,
  getCollectionSeriesSorts,
  getReadListBookSorts,
  type ListSort,
  parseSortUrlParam,
  readListListSorts,
  type SortDefinitions,
  seriesSorts,
  toSortUrlParam,
} from './sortDefinitions'

/** Filters and sorts that a list offers, for example a list of series. */
export type BrowseFiltersAndSorts = { filters: FilterDefinitions<unknown>; sorts: SortDefinitions }

export const seriesFiltersAndSorts: BrowseFiltersAndSorts = { filters: seriesFilters, sorts: seriesSorts }
export const bookFiltersAndSorts: BrowseFiltersAndSorts = { filters: bookFilters, sorts: bookSorts }

const collectionOptions = [false, true].map(ordered => ({
  filters: seriesFilters,
  sorts: getCollectionSeriesSorts(ordered),
}))
const readListOptions = [false, true].map(ordered => ({ filters: bookFilters, sorts: getReadListBookSorts(ordered) }))

/**
 * Returns the filters and sorts for the series of a collection. The result is memoized: the same argument returns the
 * same object.
 * @param ordered whether the collection has a manual order
 */
export const getCollectionFiltersAndSorts = (ordered: boolean): BrowseFiltersAndSorts =>
  collectionOptions[Number(ordered)] ?? seriesFiltersAndSorts

/**
 * Returns the filters and sorts for the books of a read list, memoized. `ordered`: the read list has a manual order.
 */
export const getReadListFiltersAndSorts = (ordered: boolean): BrowseFiltersAndSorts =>
  readListOptions[Number(ordered)] ?? bookFiltersAndSorts

/** Sorts of the list of collections and of the list of read lists. These lists have no filters. */
export const collectionsAndReadListsFiltersAndSorts: Record<'collections' | 'readlists', BrowseFiltersAndSorts> = {
  collections: { filters: {}, sorts: collectionListSorts },
  readlists: { filters: {}, sorts: readListListSorts },
}

export const listLayoutNames = ['grid', 'table'] as const
export type ListLayoutName = (typeof listLayoutNames)[number]

/** State of a list, such as filters, sort and page. The URL contains the whole state. */
export type BrowseListState = {
  filters: FilterState
  /** Text for the full-text search of the server. */
  text: string
  /**
   * First letter by which the list is filtered. In a list sorted by title, this filter is not set, because the alphabet
   * bar scrolls the list instead.
   */
  letter?: string
  sort: ListSort
  layout: ListLayoutName
  /** Page number, from 1. Always 1 for lists without pages. */
  page: number
}

/** Search params of a list URL. */
export type BrowseListSearchParams = {
  [Name in FilterName | 'q' | 'letter' | 'sort' | 'layout' | 'page']?: string | string[]
}

/** Reads the search params of a URL. An invalid param has its default value. */
export function parseBrowseListSearchParams(
  { filters, sorts }: BrowseFiltersAndSorts,
  search: Readonly<Record<string, unknown>>,
): BrowseListState {
  const text = trimmedText(search.q)
  const letter = trimmedText(search.letter)
  return {
    filters: parseFilterSearchParams(filters, search),
    text,
    ...(letter && { letter: Array.from(letter)[0] ?? letter }),
    sort: parseSortUrlParam(sorts, search.sort, text !== ''),
    layout: listLayoutNames.find(layout => layout === search.layout) ?? 'grid',
    page: parsePageNumber(search.page),
  }
}

/** Converts the state of a list to search params. Omits default values. */
export function toBrowseListSearchParams(
  { filters, sorts }: BrowseFiltersAndSorts,
  browse: BrowseListState,
): BrowseListSearchParams {
  const sort = toSortUrlParam(sorts, browse.sort, browse.text !== '')
  return {
    ...(browse.text && { q: browse.text }),
    ...toFilterSearchParams(filters, browse.filters),
    ...(browse.letter && { letter: browse.letter }),
    ...(sort && { sort }),
    ...(browse.layout !== 'grid' && { layout: browse.layout }),
    ...(browse.page > 1 && { page: String(browse.page) }),
  }
}

/**
 * Converts the state of a list to the search params that are stored for the next visit. Omits search text, letter and
 * page.
 */
export const toStoredBrowseListParams = (
  options: BrowseFiltersAndSorts,
  browse: BrowseListState,
): BrowseListSearchParams =>
  toBrowseListSearchParams(options, {
    ...browse,
    text: '',
    letter: undefined,
    page: 1,
    sort: persistedSort(options, browse.sort),
  })

/**
 * Returns the search params of a list that is filtered by a single value, such as a genre.
 * @param value the value that the listed records must have
 */
export function buildFilterLinkSearchParams(
  options: BrowseFiltersAndSorts,
  filter: FilterName,
  value: string,
): BrowseListSearchParams {
  return toFilterSearchParams(options.filters, { [filter]: { with: [value], without: [] } })
}

const trimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * Returns the sort to store for the next visit. The default sort replaces a sort by relevance, because the search text
 * is not stored.
 */
const persistedSort = ({ sorts }: BrowseFiltersAndSorts, sort: ListSort): ListSort =>
  sort.sortKey === 'relevance' ? parseSortUrlParam(sorts, undefined, false) : sort
