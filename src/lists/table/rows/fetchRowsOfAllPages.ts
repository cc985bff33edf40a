/** Progress of {@link fetchRowsOfAllPages}: fetched rows and the total that the server reports. */
export type RowFetchProgress = { fetched: number; total: number }

type Page<Item> = { items: readonly Item[]; total: number }

export type FetchRowsOfAllPagesInput<Item> = {
  /** Fetches a page, counted from 0. */
  fetchPage: (page: number) => Promise<Page<Item>>
  pageSize: number
  keyOf: (item: Item) => string
  /**
   * Returns whether this row and all later rows are not needed. The list must be sorted so that unneeded rows come
   * last.
   */
  isEnd?: (item: Item) => boolean
  onProgress?: (progress: RowFetchProgress) => void
  signal?: AbortSignal
}

/**
 * Fetches the rows of a list that the server cannot filter, page by page. Returns each row once, even if it moves to a
 * later page between two requests.
 * @throws the failure of a request, or the reason of the signal
 */
export async function fetchRowsOfAllPages<Item>(input: FetchRowsOfAllPagesInput<Item>): Promise<Item[]> {
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
