/**
 * Iterates over items that are fetched in parts. After a failed fetch, the next call of `next` tries again. A generator
 * function cannot do this, because it ends after an error.
 * @param fetchNextPart resolves to the items of the next part, or to undefined after the last part
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
