import { ServerError } from '../../api/ServerError'

/** Fetches the current data of the given items from the server. Omits deleted items. */
export type RefetchItems<Item> = (items: readonly Item[]) => Promise<readonly Item[]>

/**
 * Creates a cache for the data of selected items, and for the list indexes of all items that were displayed or
 * selected.
 * @param refetchItems fetches current data. If undefined, the cache keeps the data that is already loaded
 * @param onChange called when newer data has replaced the data of an item
 */
export function createLoadedItemCache<Item extends { id: string }>(
  refetchItems: RefetchItems<Item> | undefined,
  onChange: () => void,
) {
  const loadedById = new Map<string, Item>()
  const indexes = new Map<string, number>()
  const setIndex = (id: string, index: number) => void indexes.set(id, index)
  const store = (items: readonly Item[], firstIndex: number) => {
    for (const [offset, item] of items.entries()) {
      setIndex(item.id, firstIndex + offset)
      loadedById.set(item.id, item)
    }
  }
  const replaceChanged = (items: readonly Item[]) => {
    const changedItems = items.filter(item => loadedById.has(item.id) && loadedById.get(item.id) !== item)
    for (const item of changedItems) loadedById.set(item.id, item)
    if (changedItems.length > 0) onChange()
  }
  const refetch = async (items: readonly Item[]): Promise<readonly Item[]> => {
    if (!refetchItems || items.length === 0) return items
    const fetched = await refetchItems(items).catch(emptyIfRejected)
    const byId = new Map(fetched.map(item => [item.id, item]))
    const current = items.map(item => byId.get(item.id) ?? item)
    replaceChanged(current)
    return current
  }
  const itemsOf = (ids: Iterable<string>) => [...ids].flatMap(id => loadedById.get(id) ?? [])
  /** Returns loaded items, sorted by their list index. Items whose index is unknown come last. */
  const itemsInListOrder = (ids: Iterable<string>) => {
    const sortKeyOf = ({ id }: Item) => indexes.get(id) ?? Number.MAX_SAFE_INTEGER
    return itemsOf(ids).toSorted((first, second) => sortKeyOf(first) - sortKeyOf(second))
  }
  return {
    store,
    setIndex,
    indexOf: (id: string) => indexes.get(id),
    clear: () => loadedById.clear(),
    clearIndexes: () => indexes.clear(),
    replaceChanged,
    refetch,
    itemsOf,
    itemsInListOrder,
  }
}

/**
 * Handles a failed refetch of selected items. If the server rejected the request (status 4xx except 401), returns an
 * empty list. The caller then uses the data that is already loaded. Throws all other errors.
 */
function emptyIfRejected(error: unknown): readonly never[] {
  const isRejected = error instanceof ServerError && error.status >= 400 && error.status < 500
  // Status 401 means that the session has ended. All further requests would fail too, so the error is thrown.
  if (isRejected && error.status !== 401) return []
  throw error
}
