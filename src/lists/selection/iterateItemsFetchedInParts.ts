/**
 * Creates an iterator over items that are fetched in several requests. After a failed request, the next call of `next`
 * tries again. A generator function cannot do this, because a generator ends after an error.
 * @param fetchNextPart fetches the next items. Resolves to undefined if there are no more items
 */
export function iterateItemsFetchedInParts<Item>(
  fetchNextPart: () => Promise<readonly Item[] | undefined>,
): AsyncIterator<Item> {
  let buffer: Item[] = []
  let pendingFetch: Promise<boolean> | undefined
  const fillBuffer = async () => {
    const part = await fetchNextPart()
    buffer = [...(part ?? [])]
    return part !== undefined
  }
  const next = async (): Promise<IteratorResult<Item>> => {
    while (buffer.length === 0) {
      pendingFetch ??= fillBuffer().finally(() => {
        pendingFetch = undefined
      })
      if (!(await pendingFetch)) break
    }
    const value = buffer.shift()
    return value === undefined ? { done: true, value: undefined } : { done: false, value }
  }
  return { next }
}
