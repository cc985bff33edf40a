/** Splits a list into chunks of at most `maxItems` items. Preserves the order. */
export function splitIntoBatches<Item>(items: readonly Item[], maxItems: number): Item[][] {
  const count = Math.ceil(items.length / maxItems)
  return Array.from({ length: count }, (_, index) => items.slice(index * maxItems, (index + 1) * maxItems))
}

/**
 * Maximum number of parallel calls. Browsers open only six connections per host. Two of them stay free for other
 * requests.
 */
const MAX_CONCURRENT_CALLS = 4

/**
 * Runs `work` for each item in list order. At most four calls of `work` run at the same time.
 * @throws the first failure of `work`. After this failure, running calls of `work` continue, but no further call starts.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const remaining = items.values()
  let hasFailed = false
  const worker = async () => {
    for (const item of remaining) {
      if (hasFailed) return
      await work(item).catch(error => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CALLS }, worker))
}
