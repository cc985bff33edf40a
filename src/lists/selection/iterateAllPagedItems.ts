export type PagedIterationInput<Item> = {
  /** Fetches a page. The first page has the number 0. The order of the list must not change during the iteration. */
  fetchPage: (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>
  pageSize: number
  matches: (item: Item) => boolean
}

/**
 * Iterates over all items of a paged list with {@link createPageIterator}. Each new iteration fetches the pages again.
 */
export const iterateAllPagedItems = <Item>(input: PagedIterationInput<Item>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => createPageIterator(input),
})

/**
 * Creates an iterator over the items of a list. The iterator fetches the last page first. Removed items then do not
 * change the pages that are fetched later. After a failed fetch, the next call of `next` tries again.
 */
function createPageIterator<Item>({ fetchPage, pageSize, matches }: PagedIterationInput<Item>): AsyncIterator<Item> {
  let buffer: Item[] = []
  let pagesLeft: number | undefined
  let pendingFetch: Promise<void> | undefined

  const fetchNextPage = async () => {
    pagesLeft ??= Math.ceil((await fetchPage(0, 1)).total / pageSize)
    if (pagesLeft === 0) return
    const { items } = await fetchPage(pagesLeft - 1, pageSize)
    pagesLeft -= 1
    buffer = items.filter(matches).reverse()
  }
  const fetchNextPageOnce = async () => {
    pendingFetch ??= fetchNextPage().finally(() => {
      pendingFetch = undefined
    })
    await pendingFetch
  }
  const next = async (): Promise<IteratorResult<Item>> => {
    while (buffer.length === 0 && pagesLeft !== 0) await fetchNextPageOnce()
    const value = buffer.shift()
    return value === undefined ? { done: true, value: undefined } : { done: false, value }
  }
  return { next }
}
