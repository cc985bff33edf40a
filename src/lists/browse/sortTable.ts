/** A sort of a list: sort key of the server and initial direction. */
export type SortRow = {
  key: string
  /** Direction when the sort is first chosen; numbers and dates start with the largest and newest. */
  first: 'asc' | 'desc'
  /** Selects the labels of the directions; absent for sorts without direction. */
  ways?: 'letters' | 'dates' | 'figures'
}
export type SortTable = { readonly [sort: string]: SortRow }

/** The current sort of a list. */
export type SortOrder = { by: string; way: 'asc' | 'desc' }

/** Sorts of a list of series, default first. The names appear in URLs and must not change. */
export const seriesSorts: SortTable = {
  title: { key: 'metadata.titleSort', first: 'asc', ways: 'letters' },
  added: { key: 'createdDate', first: 'desc', ways: 'dates' },
  updated: { key: 'lastModifiedDate', first: 'desc', ways: 'dates' },
  read: { key: 'readDate', first: 'desc', ways: 'dates' },
  released: { key: 'booksMetadata.releaseDate', first: 'desc', ways: 'dates' },
  folder: { key: 'name', first: 'asc', ways: 'letters' },
  books: { key: 'booksCount', first: 'desc', ways: 'figures' },
  relevance: { key: 'relevance', first: 'asc' },
  random: { key: 'random', first: 'asc' },
}

export const bookSorts: SortTable = {
  number: { key: 'metadata.numberSort', first: 'asc', ways: 'figures' },
  title: { key: 'metadata.title', first: 'asc', ways: 'letters' },
  added: { key: 'createdDate', first: 'desc', ways: 'dates' },
  updated: { key: 'lastModifiedDate', first: 'desc', ways: 'dates' },
  released: { key: 'metadata.releaseDate', first: 'desc', ways: 'dates' },
  read: { key: 'readProgress.readDate', first: 'desc', ways: 'dates' },
  size: { key: 'fileSize', first: 'desc', ways: 'figures' },
  pages: { key: 'media.pagesCount', first: 'desc', ways: 'figures' },
  file: { key: 'name', first: 'asc', ways: 'letters' },
  relevance: { key: 'relevance', first: 'asc' },
}

/** Sorts of the series in a collection: manual order first if the collection has one, otherwise by title. */
export const collectionSorts = (ordered: boolean): SortTable =>
  ordered ? { manual: { key: 'collection.number', first: 'asc' }, ...seriesSorts } : seriesSorts

/** Sorts of the books in a read list: manual order first if the list has one, otherwise by release date. */
export function readListSorts(ordered: boolean): SortTable {
  const released: SortRow = { key: 'metadata.releaseDate', first: 'asc', ways: 'dates' }
  const series: SortRow = { key: 'series', first: 'asc', ways: 'letters' }
  const manual: SortTable = ordered ? { manual: { key: 'readList.number', first: 'asc' } } : { released }
  return { ...manual, series, ...bookSorts, released }
}

/** Sorts of the list of collections. The server always sorts it by name (server-facts 3.3). */
export const collectionListSorts: SortTable = {
  name: { key: 'name', first: 'asc' },
  relevance: { key: 'relevance', first: 'asc' },
}

/** Sorts of the list of read lists. */
export const readListListSorts: SortTable = {
  name: { key: 'name', first: 'asc', ways: 'letters' },
  added: { key: 'createdDate', first: 'desc', ways: 'dates' },
  updated: { key: 'lastModifiedDate', first: 'desc', ways: 'dates' },
  relevance: { key: 'relevance', first: 'asc' },
}

/**
 * Parses a sort param such as `title` or `-added`; returns the default sort for unknown params.
 * @param searching  whether the list has a search text; the default is then by relevance
 */
export function parseSort(table: SortTable, text: unknown, searching: boolean): SortOrder {
  const name = typeof text === 'string' ? text.replace(/^-/, '') : ''
  if (!Object.hasOwn(table, name) || (name === 'relevance' && !searching)) return usualSort(table, searching)
  return { by: name, way: String(text).startsWith('-') && table[name]?.ways ? 'desc' : 'asc' }
}

/** The inverse of {@link parseSort}; undefined for the default sort. */
export function toSortParam(table: SortTable, sort: SortOrder, searching: boolean): string | undefined {
  const usual = usualSort(table, searching)
  if (sort.by === usual.by && sort.way === usual.way) return undefined
  return sort.way === 'desc' ? `-${sort.by}` : sort.by
}

/**
 * Returns the sort after a click on a sort name: its initial direction, or the opposite direction when it is the
 * current sort.
 */
export function nextSort(table: SortTable, now: SortOrder, by: string): SortOrder {
  const row = table[by]
  if (now.by !== by || !row?.ways) return { by, way: row?.first ?? 'asc' }
  return { by, way: now.way === 'asc' ? 'desc' : 'asc' }
}

/**
 * Returns the sort params for the server. Appends the default sort to give equal records a stable order across pages.
 */
export function serverSort(table: SortTable, { by, way }: SortOrder): string[] {
  const row = table[by]
  const usual = table[usualSort(table, false).by]
  if (!row || !usual) return []
  return row === usual || !row.ways ? [`${row.key},${way}`] : [`${row.key},${way}`, `${usual.key},${usual.first}`]
}

/** The first sort of the table; by relevance when searching. */
function usualSort(table: SortTable, searching: boolean): SortOrder {
  const [by = '', row] = Object.entries(table)[0] ?? []
  return searching && table.relevance ? { by: 'relevance', way: 'asc' } : { by, way: row?.first ?? 'asc' }
}
