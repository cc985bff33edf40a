export type PageWalkInput<Item> = {
  /** Fetches a page, counted from 0. Actions on the items must not change this order. */
  page: (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>
  size: number
  wants: (item: Item) => boolean
}

/** Iterates over all items of a paged list, see {@link stepping}. Each iteration starts again. */
export const fetchAllPages = <Item>(input: PageWalkInput<Item>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => stepping(input),
})

/**
 * Creates an iterator that fetches pages lazily from the last to the first: an item that no longer matches after an
 * action then shifts only items that were processed already. After a failed fetch, the next call of `next` repeats it.
 */
function stepping<Item>({ page, size, wants }: PageWalkInput<Item>): AsyncIterator<Item> {
  let ahead: Item[] = []
  let left: number | undefined
  let reading: Promise<void> | undefined

  const read = async () => {
    left ??= Math.ceil((await page(0, 1)).total / size)
    if (left === 0) return
    const { items } = await page(left - 1, size)
    left -= 1
    ahead = items.filter(wants).reverse()
  }
  const readOnce = async () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }
  const next = async (): Promise<IteratorResult<Item>> => {
    while (ahead.length === 0 && left !== 0) await readOnce()
    const value = ahead.shift()
    return value === undefined ? { done: true, value: undefined } : { done: false, value }
  }
  return { next }
}
