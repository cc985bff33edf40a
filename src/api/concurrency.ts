/** Splits a list into chunks of at most `maxItems` items and keeps the order. */
export function splitIntoChunks<Item>(items: readonly Item[], maxItems: number): Item[][] {
  const count = Math.ceil(items.length / maxItems)
  return Array.from({ length: count }, (_, index) => items.slice(index * maxItems, (index + 1) * maxItems))
}

/** Browsers open six connections per host. Two remain free for user requests. */
const MAX_CONCURRENT_CALLS = 4

/**
 * Runs `work` for each item, up to four at a time. Items start in list order.
 * @throws the first failure; items that have started still finish
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const remaining = items.values()
  const worker = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CALLS }, worker))
}
