/** One order of a list: the server's key, and which way it goes when it is chosen first. */
export type SortRow = {
  key: string
  /** Figures and dates begin with the largest and newest. */
  first: 'asc' | 'desc'
  /** What a way means in words: letters, dates, figures; an order without ways has none. */
  ways?: 'letters' | 'dates' | 'figures'
}
export type SortTable = { readonly [sort: string]: SortRow }

/** An order in force. */
export type SortOrder = { by: string; way: 'asc' | 'desc' }

/** Every order of a list of series, the usual one first. The names stand in addresses: they stay. */
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

/** The orders of a collection: its own first, which is that of titles unless somebody arranged it. */
export const collectionSorts = (ordered: boolean): SortTable =>
  ordered ? { manual: { key: 'collection.number', first: 'asc' }, ...seriesSorts } : seriesSorts

/** The orders of a read list: its own first, which goes from the oldest release on unless somebody arranged it. */
export function readListSorts(ordered: boolean): SortTable {
  const released: SortRow = { key: 'metadata.releaseDate', first: 'asc', ways: 'dates' }
  const series: SortRow = { key: 'series', first: 'asc', ways: 'letters' }
  const manual: SortTable = ordered ? { manual: { key: 'readList.number', first: 'asc' } } : { released }
  return { ...manual, series, ...bookSorts, released }
}

/** The server orders lists of collections by name alone, whatever it is asked (server-facts 3.3). */
export const collectionListSorts: SortTable = {
  name: { key: 'name', first: 'asc' },
  relevance: { key: 'relevance', first: 'asc' },
}

/** Every order of a list of read lists. */
export const readListListSorts: SortTable = {
  name: { key: 'name', first: 'asc', ways: 'letters' },
  added: { key: 'createdDate', first: 'desc', ways: 'dates' },
  updated: { key: 'lastModifiedDate', first: 'desc', ways: 'dates' },
  relevance: { key: 'relevance', first: 'asc' },
}

/**
 * Reads `title` or `-added`; what is unknown is the usual order.
 * @param searching  words are looked for, so that the best hits come first unless something else is said
 */
export function parseSort(table: SortTable, text: unknown, searching: boolean): SortOrder {
  const name = typeof text === 'string' ? text.replace(/^-/, '') : ''
  if (!Object.hasOwn(table, name) || (name === 'relevance' && !searching)) return usualSort(table, searching)
  return { by: name, way: String(text).startsWith('-') && table[name]?.ways ? 'desc' : 'asc' }
}

/** The inverse of {@link parseSort}; the usual order is left out of addresses. */
export function toSortParam(table: SortTable, sort: SortOrder, searching: boolean): string | undefined {
  const usual = usualSort(table, searching)
  if (sort.by === usual.by && sort.way === usual.way) return undefined
  return sort.way === 'desc' ? `-${sort.by}` : sort.by
}

/** The order that a click on a name leads to: its usual way, and the other way when it is in force already. */
export function nextSort(table: SortTable, now: SortOrder, by: string): SortOrder {
  const row = table[by]
  if (now.by !== by || !row?.ways) return { by, way: row?.first ?? 'asc' }
  return { by, way: now.way === 'asc' ? 'desc' : 'asc' }
}

/**
 * The order for the server. Equal ones are told apart by the first order of the table, so that no page shows what another
 * has shown.
 */
export function serverSort(table: SortTable, { by, way }: SortOrder): string[] {
  const row = table[by]
  const usual = table[usualSort(table, false).by]
  if (!row || !usual) return []
  return row === usual || !row.ways ? [`${row.key},${way}`] : [`${row.key},${way}`, `${usual.key},${usual.first}`]
}

/** The first order of the table; with a search, by relevance. */
function usualSort(table: SortTable, searching: boolean): SortOrder {
  const [by = '', row] = Object.entries(table)[0] ?? []
  return searching && table.relevance ? { by: 'relevance', way: 'asc' } : { by, way: row?.first ?? 'asc' }
}
