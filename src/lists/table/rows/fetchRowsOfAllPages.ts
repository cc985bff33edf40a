/** Progress of {@link fetchRowsOfAllPages}: the number of fetched rows, and the total number of rows on the server. */
export type RowFetchProgress = { fetched: number; total: number }

type Page<Item> = { items: readonly Item[]; total: number }

export type FetchRowsOfAllPagesOptions<Item> = {
  /** Fetches a page. Page numbers start at 0. */
  fetchPage: (page: number) => Promise<Page<Item>>
  pageSize: number
  keyOf: (item: Item) => string
  /** Returns true if the given row and all later rows of the list are not needed. The fetch then stops. */
  isEnd?: (item: Item) => boolean
  onProgress?: (progress: RowFetchProgress) => void
  signal?: AbortSignal
}

/**
 * Fetches the rows of a list page by page. Stops before the first row for which `isEnd` returns true. If the list
 * changes during the fetch, the same row may be on two pages. The result contains this row only once. Use this
 * function, for example, if the server cannot filter the list, so that the client must filter all rows.
 * @throws the error of a failed request, or the abort reason of the signal
 */
export async function fetchRowsOfAllPages<Item>(input: FetchRowsOfAllPagesOptions<Item>): Promise<Item[]> {
  const { fetchPage, pageSize, keyOf, isEnd, onProgress, signal } = input
  const rows = new Map<string, Item>()
  for (let page = 0; ; page += 1) {
    signal?.throwIfAborted()
    const { items, total } = await fetchPage(page)
    for (const item of items) {
      if (isEnd?.(item)) return [...rows.values()]
      rows.set(keyOf(item), item)
    }
    onProgress?.({ fetched: rows.size, total })
    if (items.length === 0 || (page + 1) * pageSize >= total) return [...rows.values()]
  }
}
