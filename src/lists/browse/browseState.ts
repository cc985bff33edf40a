import { parseFilterParams, toFilterParams } from '../filters/filterParams'
import type { FilterState } from '../filters/filterState'
import { bookFilters, type FilterName, type FilterTable, seriesFilters } from '../filters/filterTable'
import {
  bookSorts,
  collectionListSorts,
  collectionSorts,
  parseSort,
  readListListSorts,
  readListSorts,
  type SortOrder,
  type SortTable,
  seriesSorts,
  toSortParam,
} from './sortTable'

/** Filters and sorts available for a kind of list. */
export type ListTables = { filters: FilterTable<unknown>; sorts: SortTable }

export const seriesTables: ListTables = { filters: seriesFilters, sorts: seriesSorts }
export const bookTables: ListTables = { filters: bookFilters, sorts: bookSorts }

const collections = [false, true].map(ordered => ({ filters: seriesFilters, sorts: collectionSorts(ordered) }))
const readLists = [false, true].map(ordered => ({ filters: bookFilters, sorts: readListSorts(ordered) }))

/** Returns the filters and sorts for the series of a collection. Returns the same object for the same argument. */
export const collectionTables = (ordered: boolean): ListTables => collections[Number(ordered)] ?? seriesTables

/** Like {@link collectionTables}, for the books of a read list. */
export const readListTables = (ordered: boolean): ListTables => readLists[Number(ordered)] ?? bookTables

/** Lists of collections and read lists have sorts and text search, but no filters. */
export const setTables: Record<'collections' | 'readlists', ListTables> = {
  collections: { filters: {}, sorts: collectionListSorts },
  readlists: { filters: {}, sorts: readListListSorts },
}

export const layouts = ['grid', 'table'] as const
export type Layout = (typeof layouts)[number]

/** State of a list; all of it is in the URL. */
export type BrowseState = {
  filters: FilterState
  /** Text for the full-text search of the server. */
  text: string
  /** First letter of titles to filter by, in lists that are not sorted by title. */
  letter?: string
  sort: SortOrder
  layout: Layout
  /** Page number, from 1. Always 1 for endless lists. */
  page: number
}

/** Search params of a list URL. */
export type BrowseSearch = {
  [Name in FilterName | 'q' | 'letter' | 'sort' | 'layout' | 'page']?: string | string[]
}

/** Reads the search params of a URL. Invalid params yield the default. */
export function parseBrowseSearch(
  { filters, sorts }: ListTables,
  search: Readonly<Record<string, unknown>>,
): BrowseState {
  const text = textOf(search.q)
  const letter = textOf(search.letter)
  const page = Number(search.page)
  return {
    filters: parseFilterParams(filters, search),
    text,
    ...(letter && { letter: Array.from(letter)[0] ?? letter }),
    sort: parseSort(sorts, search.sort, text !== ''),
    layout: layouts.find(layout => layout === search.layout) ?? 'grid',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The inverse of {@link parseBrowseSearch}. Default values are left out. */
export function toBrowseSearch({ filters, sorts }: ListTables, browse: BrowseState): BrowseSearch {
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
export const persistedSearch = (tables: ListTables, browse: BrowseState): BrowseSearch =>
  toBrowseSearch(tables, { ...browse, text: '', letter: undefined, page: 1, sort: lastingSort(tables, browse.sort) })

/** Returns the search params of a list with a single filter value, such as a genre or an author. */
export function filterLink(tables: ListTables, filter: FilterName, value: string): BrowseSearch {
  return toFilterParams(tables.filters, { [filter]: { with: [value], without: [] } })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Replaces sorting by relevance, which needs a search text. */
const lastingSort = ({ sorts }: ListTables, sort: SortOrder): SortOrder =>
  sort.by === 'relevance' ? parseSort(sorts, undefined, false) : sort
