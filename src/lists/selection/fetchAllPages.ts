export type PageWalkInput<Item> = {
  /** A page of the list in an order that acting on its items does not change, counted from 0. */
  page: (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>
  size: number
  wants: (item: Item) => boolean
}

/** As {@link stepping}, begun anew whenever somebody begins to walk. */
export const fetchAllPages = <Item>(input: PageWalkInput<Item>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => stepping(input),
})

/**
 * The items of a list, each once, read page by page as they are asked for. It goes from the end to the beginning: an item that no
 * longer matches once something was done to it moves only those that were there already. A page that could not be read is
 * asked for again by the next `next`.
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
