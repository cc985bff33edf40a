/** Sort order that the user can select in a list. `key` is the sort parameter of the server. */
export type SortDefinition = {
  key: string
  /** Sort direction after the first click on this sort order. It is `desc` for counts, sizes and most dates. */
  initialDirection: 'asc' | 'desc'
  /**
   * Selects the two texts that name the sort directions. For example, `dates` selects texts such as "newest first".
   * Absent if the sort has only a single direction.
   */
  directionLabels?: 'letters' | 'dates' | 'figures'
  /**
   * Second sort parameter for the server, such as `name,asc`. It sorts the records that have the same value in `key`.
   */
  thenBy?: string
}
export type SortDefinitions = { readonly [sort: string]: SortDefinition }

/** Sort that is selected in a list. `sortKey` is the name of the sort, such as `title`. */
export type ListSort = { sortKey: string; direction: 'asc' | 'desc' }

/**
 * Sort orders that lists of series offer. The first sort order is the default if the list has no search text. The names
 * appear in URLs, so they must not change.
 */
export const seriesSorts: SortDefinitions = {
  title: { key: 'metadata.titleSort', initialDirection: 'asc', directionLabels: 'letters' },
  added: { key: 'createdDate', initialDirection: 'desc', directionLabels: 'dates' },
  updated: { key: 'lastModifiedDate', initialDirection: 'desc', directionLabels: 'dates' },
  read: { key: 'readDate', initialDirection: 'desc', directionLabels: 'dates' },
  released: { key: 'booksMetadata.releaseDate', initialDirection: 'desc', directionLabels: 'dates' },
  folder: { key: 'name', initialDirection: 'asc', directionLabels: 'letters' },
  books: { key: 'booksCount', initialDirection: 'desc', directionLabels: 'figures' },
  relevance: { key: 'relevance', initialDirection: 'asc' },
  random: { key: 'random', initialDirection: 'asc' },
}

export const bookSorts: SortDefinitions = {
  number: { key: 'metadata.numberSort', initialDirection: 'asc', directionLabels: 'figures' },
  title: { key: 'metadata.title', initialDirection: 'asc', directionLabels: 'letters' },
  added: { key: 'createdDate', initialDirection: 'desc', directionLabels: 'dates' },
  updated: { key: 'lastModifiedDate', initialDirection: 'desc', directionLabels: 'dates' },
  released: { key: 'metadata.releaseDate', initialDirection: 'desc', directionLabels: 'dates' },
  read: { key: 'readProgress.readDate', initialDirection: 'desc', directionLabels: 'dates' },
  size: { key: 'fileSize', initialDirection: 'desc', directionLabels: 'figures' },
  pages: { key: 'media.pagesCount', initialDirection: 'desc', directionLabels: 'figures' },
  file: { key: 'name', initialDirection: 'asc', directionLabels: 'letters' },
  relevance: { key: 'relevance', initialDirection: 'asc' },
}

/** Sort orders that the list of all books of a library offers. */
export const libraryBookSorts: SortDefinitions = {
  series: { key: 'series', initialDirection: 'asc', directionLabels: 'letters', thenBy: 'metadata.numberSort,asc' },
  ...bookSorts,
}

/**
 * Returns the sorts for the series in a collection. If the collection has a manual order, this order is the default
 * sort of a list without a search text.
 */
export const getCollectionSeriesSorts = (ordered: boolean): SortDefinitions =>
  ordered ? { manual: { key: 'collection.number', initialDirection: 'asc' }, ...seriesSorts } : seriesSorts

/**
 * Returns the sort orders for the books in a read list. The default of a list without a search text is the manual order
 * of the read list. If the read list has no manual order, the default is the release date.
 */
export function getReadListBookSorts(ordered: boolean): SortDefinitions {
  const released: SortDefinition = { key: 'metadata.releaseDate', initialDirection: 'asc', directionLabels: 'dates' }
  const series: SortDefinition = { key: 'series', initialDirection: 'asc', directionLabels: 'letters' }
  const manual: SortDefinitions = ordered
    ? { manual: { key: 'readList.number', initialDirection: 'asc' } }
    : { released }
  return { ...manual, series, ...bookSorts, released }
}

/**
 * Sort orders that the list of all collections offers. The server can sort collections by name, and search results also
 * by relevance. The server supports no other sort orders for collections (server-facts 3.3).
 */
export const collectionListSorts: SortDefinitions = {
  name: { key: 'name', initialDirection: 'asc' },
  relevance: { key: 'relevance', initialDirection: 'asc' },
}

/** Sort orders that the list of all read lists offers. */
export const readListListSorts: SortDefinitions = {
  name: { key: 'name', initialDirection: 'asc', directionLabels: 'letters' },
  added: { key: 'createdDate', initialDirection: 'desc', directionLabels: 'dates' },
  updated: { key: 'lastModifiedDate', initialDirection: 'desc', directionLabels: 'dates' },
  relevance: { key: 'relevance', initialDirection: 'asc' },
}

/**
 * Parses the sort parameter of a URL, such as `title` or `-added`. Returns the default sort for an unknown name, and
 * for `relevance` without a search text.
 * @param isSearching whether the list has a search text. If true, relevance is the default sort
 */
export function parseSortUrlParam(table: SortDefinitions, text: unknown, isSearching: boolean): ListSort {
  const name = typeof text === 'string' ? text.replace(/^-/, '') : ''
  if (!Object.hasOwn(table, name) || (name === 'relevance' && !isSearching)) return defaultSort(table, isSearching)
  return { sortKey: name, direction: String(text).startsWith('-') && table[name]?.directionLabels ? 'desc' : 'asc' }
}

/** Converts a sort to the sort parameter of a URL. Returns undefined for the default sort. */
export function toSortUrlParam(table: SortDefinitions, sort: ListSort, isSearching: boolean): string | undefined {
  const fallback = defaultSort(table, isSearching)
  if (sort.sortKey === fallback.sortKey && sort.direction === fallback.direction) return undefined
  return serializeSort(sort)
}

/** Converts a sort to a text such as `title` or `-added`. {@link parseSortUrlParam} parses it. */
export const serializeSort = ({ sortKey, direction }: ListSort): string =>
  direction === 'desc' ? `-${sortKey}` : sortKey

/**
 * Returns the sort of a list after the user has clicked a sort in the menu. A click on the selected sort reverses its
 * direction, unless the sort has a single direction.
 */
export function getSortAfterClick(table: SortDefinitions, current: ListSort, by: string): ListSort {
  const definition = table[by]
  if (current.sortKey !== by || !definition?.directionLabels)
    return { sortKey: by, direction: definition?.initialDirection ?? 'asc' }
  return { sortKey: by, direction: current.direction === 'asc' ? 'desc' : 'asc' }
}

/**
 * Returns the sort parameters of a server request. First come the parameters of the selected sort. Then usually follow
 * the parameters of the default sort of lists without a search text, which is the first sort in `table`. The server
 * uses the default sort for records that are equal in the selected sort. The default sort is omitted if the user has
 * selected it, or if the selected sort has only a single direction.
 */
export function buildServerSortParams(table: SortDefinitions, { sortKey, direction }: ListSort): string[] {
  const definition = table[sortKey]
  const fallback = table[defaultSort(table, false).sortKey]
  if (!definition || !fallback) return []
  const first = toSortParams(definition, direction)
  return definition === fallback || !definition.directionLabels
    ? first
    : [...first, ...toSortParams(fallback, fallback.initialDirection).filter(param => !first.includes(param))]
}

const toSortParams = ({ key, thenBy }: SortDefinition, direction: ListSort['direction']) => [
  `${key},${direction}`,
  ...(thenBy === undefined ? [] : [thenBy]),
]

/**
 * Returns the default sort of a list. If the list has a search text and `table` contains the sort `relevance`, the
 * default sort is `relevance`. In all other cases, the default sort is the first sort in `table`.
 * @param table definitions of the sorts that the list offers
 */
function defaultSort(table: SortDefinitions, isSearching: boolean): ListSort {
  const [by = '', definition] = Object.entries(table)[0] ?? []
  return isSearching && table.relevance
    ? { sortKey: 'relevance', direction: 'asc' }
    : { sortKey: by, direction: definition?.initialDirection ?? 'asc' }
}
