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
  libraryBookSorts,
  parseSortUrlParam,
  readListListSorts,
  type SortDefinitions,
  seriesSorts,
  toSortUrlParam,
} from './sortDefinitions'

/** Filters and sort orders that the user can select in a list, for example in a list of series. */
export type BrowseFiltersAndSorts = { filters: FilterDefinitions<unknown>; sorts: SortDefinitions }

export const seriesFiltersAndSorts: BrowseFiltersAndSorts = { filters: seriesFilters, sorts: seriesSorts }
export const bookFiltersAndSorts: BrowseFiltersAndSorts = { filters: bookFilters, sorts: bookSorts }
/** Filters and sort orders for the list of all books of a library. */
export const libraryBookFiltersAndSorts: BrowseFiltersAndSorts = { filters: bookFilters, sorts: libraryBookSorts }

const collectionOptions = [false, true].map(ordered => ({
  filters: seriesFilters,
  sorts: getCollectionSeriesSorts(ordered),
}))
const readListOptions = [false, true].map(ordered => ({ filters: bookFilters, sorts: getReadListBookSorts(ordered) }))

/**
 * Returns the filters and sorts for the series of a collection. Returns the same object for each call with the same
 * argument.
 * @param ordered whether the collection has a manual order
 */
export const getCollectionFiltersAndSorts = (ordered: boolean): BrowseFiltersAndSorts =>
  collectionOptions[Number(ordered)] ?? seriesFiltersAndSorts

/**
 * Returns the filters and sorts for the books of a read list. Returns the same object for each call with the same
 * argument.
 * @param ordered whether the read list has a manual order
 */
export const getReadListFiltersAndSorts = (ordered: boolean): BrowseFiltersAndSorts =>
  readListOptions[Number(ordered)] ?? bookFiltersAndSorts

/** Sort orders of the list of all collections and of the list of all read lists. These two lists have no filters. */
export const collectionsAndReadListsFiltersAndSorts: Record<'collections' | 'readlists', BrowseFiltersAndSorts> = {
  collections: { filters: {}, sorts: collectionListSorts },
  readlists: { filters: {}, sorts: readListListSorts },
}

export const listLayoutNames = ['grid', 'table'] as const
export type ListLayoutName = (typeof listLayoutNames)[number]

/** State of a list, such as filters, sort and page. The URL contains the whole state. */
export type BrowseListState = {
  filters: FilterState
  /** Search text that the server looks up in its full-text index. */
  text: string
  /**
   * Letter of the alphabet bar by which the list is filtered, or `#` for symbols. Undefined if the list is not filtered
   * by letter. In a list sorted by title, a click on the alphabet bar usually scrolls the list and does not set this
   * filter.
   */
  letter?: string
  sort: ListSort
  layout: ListLayoutName
  /** Page number, starting at 1. Has no effect in lists without pages. */
  page: number
}

/**
 * Maximum number of characters in the label of a group in the alphabet bar. Most labels are a single letter. Labels of
 * configured groups can be longer.
 */
export const MAX_LETTER_CHARS = 8

/** Search parameters in the URL of a list. */
export type BrowseListSearchParams = {
  [Name in FilterName | 'q' | 'letter' | 'sort' | 'layout' | 'page']?: string | string[]
}

/**
 * Converts the search parameters of a URL to the state of a list. Replaces missing and invalid parameters by default
 * values.
 */
export function parseBrowseListSearchParams(
  { filters, sorts }: BrowseFiltersAndSorts,
  search: Readonly<Record<string, unknown>>,
): BrowseListState {
  const text = trimmedText(search.q)
  const letter = trimmedText(search.letter)
  return {
    filters: parseFilterSearchParams(filters, search),
    text,
    ...(letter && { letter: Array.from(letter).slice(0, MAX_LETTER_CHARS).join('').trim() }),
    sort: parseSortUrlParam(sorts, search.sort, text !== ''),
    layout: listLayoutNames.find(layout => layout === search.layout) ?? 'grid',
    page: parsePageNumber(search.page),
  }
}

/** Converts the state of a list to search parameters of the URL. Omits default values. */
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
 * Converts the state of a list to search parameters that are stored for the next visit. Omits the search text, the
 * letter and the page.
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
 * Returns the search parameters for a link to a list that is filtered by a single value, such as a genre.
 * @param value value by which the linked list is filtered
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
 * Returns the sort that is stored for the next visit. Returns the default sort if the list is sorted by relevance,
 * because relevance needs a search text and the search text is not stored.
 */
const persistedSort = ({ sorts }: BrowseFiltersAndSorts, sort: ListSort): ListSort =>
  sort.sortKey === 'relevance' ? parseSortUrlParam(sorts, undefined, false) : sort
