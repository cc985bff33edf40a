import { parseFilterParams, toFilterParams } from '../filters/filterParams'
import type { FilterState } from '../filters/filterState'
import { bookFilters, type FilterName, type FilterTable, seriesFilters } from '../filters/filterTable'
import {
  bookSorts,
  collectionListSorts,
  collectionMemberSorts,
  parseSortParam,
  readListListSorts,
  readListMemberSorts,
  type SortOrder,
  type SortTable,
  seriesSorts,
  toSortParam,
} from './sortTable'

/** Filters and sorts available for a kind of list. */
export type BrowseOptions = { filters: FilterTable<unknown>; sorts: SortTable }

export const seriesBrowseOptions: BrowseOptions = { filters: seriesFilters, sorts: seriesSorts }
export const bookBrowseOptions: BrowseOptions = { filters: bookFilters, sorts: bookSorts }

const collectionOptions = [false, true].map(ordered => ({
  filters: seriesFilters,
  sorts: collectionMemberSorts(ordered),
}))
const readListOptions = [false, true].map(ordered => ({ filters: bookFilters, sorts: readListMemberSorts(ordered) }))

/** Returns the filters and sorts for the series of a collection. Returns the same object for the same argument. */
export const collectionBrowseOptions = (ordered: boolean): BrowseOptions =>
  collectionOptions[Number(ordered)] ?? seriesBrowseOptions

/** Like {@link collectionBrowseOptions}, for the books of a read list. */
export const readListBrowseOptions = (ordered: boolean): BrowseOptions =>
  readListOptions[Number(ordered)] ?? bookBrowseOptions

/** Lists of collections and read lists have sorts and text search, but no filters. */
export const memberListBrowseOptions: Record<'collections' | 'readlists', BrowseOptions> = {
  collections: { filters: {}, sorts: collectionListSorts },
  readlists: { filters: {}, sorts: readListListSorts },
}

export const listLayouts = ['grid', 'table'] as const
export type ListLayout = (typeof listLayouts)[number]

/** State of a list; all of it is in the URL. */
export type BrowseState = {
  filters: FilterState
  /** Text for the full-text search of the server. */
  text: string
  /** First letter of titles to filter by, in lists that are not sorted by title. */
  letter?: string
  sort: SortOrder
  layout: ListLayout
  /** Page number, from 1. Always 1 for endless lists. */
  page: number
}

/** Search params of a list URL. */
export type BrowseParams = {
  [Name in FilterName | 'q' | 'letter' | 'sort' | 'layout' | 'page']?: string | string[]
}

/** Reads the search params of a URL. Invalid params yield the default. */
export function parseBrowseParams(
  { filters, sorts }: BrowseOptions,
  search: Readonly<Record<string, unknown>>,
): BrowseState {
  const text = trimmedText(search.q)
  const letter = trimmedText(search.letter)
  const page = Number(search.page)
  return {
    filters: parseFilterParams(filters, search),
    text,
    ...(letter && { letter: Array.from(letter)[0] ?? letter }),
    sort: parseSortParam(sorts, search.sort, text !== ''),
    layout: listLayouts.find(layout => layout === search.layout) ?? 'grid',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The inverse of {@link parseBrowseParams}. Default values are left out. */
export function toBrowseParams({ filters, sorts }: BrowseOptions, browse: BrowseState): BrowseParams {
  const sort = toSortParam(sorts, browse.sort, browse.text !== '')
  return {
    ...(browse.text && { q: browse.text }),
    ...toFilterParams(filters, browse.filters),
    ...(browse.letter && { letter: browse.letter }),
    ...(sort && { sort }),
    ...(browse.layout !== 'grid' && { layout: browse.layout }),
    ...(browse.page > 1 && { page: String(browse.page) }),
  }
}

/** Returns the search params to store for the next visit, without search text, letter and page. */
export const toPersistedParams = (options: BrowseOptions, browse: BrowseState): BrowseParams =>
  toBrowseParams(options, {
    ...browse,
    text: '',
    letter: undefined,
    page: 1,
    sort: persistedSort(options, browse.sort),
  })

/** Returns the search params of a list with a single filter value, such as a genre or an author. */
export function buildFilterLinkParams(options: BrowseOptions, filter: FilterName, value: string): BrowseParams {
  return toFilterParams(options.filters, { [filter]: { with: [value], without: [] } })
}

const trimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Replaces sorting by relevance, which needs a search text. */
const persistedSort = ({ sorts }: BrowseOptions, sort: SortOrder): SortOrder =>
  sort.sortKey === 'relevance' ? parseSortParam(sorts, undefined, false) : sort
