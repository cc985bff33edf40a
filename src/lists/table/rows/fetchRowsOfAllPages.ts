/** Progress of {@link fetchRowsOfAllPages}: number of fetched rows, and total of the server. */
export type RowFetchProgress = { fetched: number; total: number }

type Page<Item> = { items: readonly Item[]; total: number }

export type FetchRowsOfAllPagesOptions<Item> = {
  /** Fetches a page. The first page has the number 0. */
  fetchPage: (page: number) => Promise<Page<Item>>
  pageSize: number
  keyOf: (item: Item) => string
  /** Returns whether the fetch can stop at this row. The list must be sorted so that unneeded rows come last. */
  isEnd?: (item: Item) => boolean
  onProgress?: (progress: RowFetchProgress) => void
  signal?: AbortSignal
}

/**
 * Fetches all rows of a list, page by page. Needed when the server cannot filter the list. Omits repeated rows.
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
