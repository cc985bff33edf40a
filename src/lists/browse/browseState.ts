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

/** What a kind of list can be filtered and ordered by. */
export type ListTables = { filters: FilterTable<unknown>; sorts: SortTable }

export const seriesTables: ListTables = { filters: seriesFilters, sorts: seriesSorts }
export const bookTables: ListTables = { filters: bookFilters, sorts: bookSorts }

const collections = [false, true].map(ordered => ({ filters: seriesFilters, sorts: collectionSorts(ordered) }))
const readLists = [false, true].map(ordered => ({ filters: bookFilters, sorts: readListSorts(ordered) }))

/** What the series of a collection can be filtered and ordered by. Equal tables are the same object. */
export const collectionTables = (ordered: boolean): ListTables => collections[Number(ordered)] ?? seriesTables

/** As {@link collectionTables}, for the books of a read list. */
export const readListTables = (ordered: boolean): ListTables => readLists[Number(ordered)] ?? bookTables

/** Lists of sets have no filters: they are ordered, and looked through for words. */
export const setTables: Record<'collections' | 'readlists', ListTables> = {
  collections: { filters: {}, sorts: collectionListSorts },
  readlists: { filters: {}, sorts: readListListSorts },
}

export const layouts = ['grid', 'table'] as const
export type Layout = (typeof layouts)[number]

/** How a list is looked at. All of it stands in the address. */
export type BrowseState = {
  filters: FilterState
  /** Words to look for, as the server's full-text search reads them. */
  text: string
  /** A letter that titles begin with; only in orders where a letter's titles do not stand together. */
  letter?: string
  sort: SortOrder
  layout: Layout
  /** From 1; always 1 where the list is scrolled endlessly. */
  page: number
}

/** The query of a browsing address: names and texts, nothing else. */
export type BrowseSearch = {
  [Name in FilterName | 'q' | 'letter' | 'sort' | 'layout' | 'page']?: string | string[]
}

/** Reads an address. Whatever it says, the answer is a way to look at the list. */
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

/** The inverse of {@link parseBrowseSearch}: the shortest address that says the same. */
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

/** What is remembered of it for the next visit: not what was looked for just now, nor how far one had come. */
export const persistedSearch = (tables: ListTables, browse: BrowseState): BrowseSearch =>
  toBrowseSearch(tables, { ...browse, text: '', letter: undefined, page: 1, sort: lastingSort(tables, browse.sort) })

/** The address of a list in which one thing is asked: a genre, a person in a role. */
export function filterLink(tables: ListTables, filter: FilterName, value: string): BrowseSearch {
  return toFilterParams(tables.filters, { [filter]: { with: [value], without: [] } })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** An order by relevance has no meaning without the words. */
const lastingSort = ({ sorts }: ListTables, sort: SortOrder): SortOrder =>
  sort.by === 'relevance' ? parseSort(sorts, undefined, false) : sort
