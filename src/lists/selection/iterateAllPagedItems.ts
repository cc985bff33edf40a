import { iterateItemsFetchedInParts } from './iterateItemsFetchedInParts'

export type IterateAllPagedItemsOptions<Item> = {
  /** Fetches a page. Page numbers start at 0. The order of the list must not change between the fetches. */
  fetchPage: (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>
  pageSize: number
  matches: (item: Item) => boolean
}

/**
 * Returns an iterable over all items of a list that is fetched page by page. Each iteration fetches the pages again.
 */
export const iterateAllPagedItems = <Item>(input: IterateAllPagedItemsOptions<Item>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => createPageIterator(input),
})

/**
 * Creates an iterator over all items of a list. It fetches the last page first. If items of this page are removed
 * during the iteration, the earlier pages stay unchanged. After a failed fetch, the next call of `next` tries again.
 */
function createPageIterator<Item>({
  fetchPage,
  pageSize,
  matches,
}: IterateAllPagedItemsOptions<Item>): AsyncIterator<Item> {
  let pagesLeft: number | undefined
  return iterateItemsFetchedInParts(async () => {
    pagesLeft ??= Math.ceil((await fetchPage(0, 1)).total / pageSize)
    if (pagesLeft === 0) return undefined
    const { items } = await fetchPage(pagesLeft - 1, pageSize)
    pagesLeft -= 1
    return items.filter(matches).reverse()
  })
}
