import { ServerError } from '../../api/ServerError'
import { createEmitter } from '../../preferences/emitter'
import { iterateAllPagedItems } from './iterateAllPagedItems'
import {
  allSelected,
  isItemSelected,
  type ListSelection,
  noneSelected,
  rangeFromSelectionAnchor,
  removeDeletedFromSelection,
  removeSelectionAnchor,
  type SelectionAnchor,
  selectItemRange,
  toggleSelectedItem,
  updateSelectionAnchorIndex,
} from './listSelection'

type Identified = { id: string }
type FetchPage<Item> = (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>

export type SelectionStoreInput<Item> = {
  /** Fetches a page in display order, from 0. Needed for ranges with unloaded items. */
  fetchShownPage: FetchPage<Item>
  /** Fetches a page in an order that actions do not change. */
  fetchStablePage: FetchPage<Item>
  /**
   * Refetches items. The result does not contain deleted items. Without this function, the store uses the loaded
   * items.
   */
  refetchItems?: (items: readonly Item[]) => Promise<readonly Item[]>
}

/** Store of the selected items of a list. Components subscribe to single values. */
export type SelectionStore<Item extends Identified> = {
  getSelection: () => ListSelection
  subscribe: (listener: () => void) => () => void
  toggle: (item: Item, index: number) => void
  /**
   * Selects all items between the anchor (the start of the range) and an item. Resolves when the items are selected.
   */
  selectRange: (item: Item, index: number) => Promise<void>
  /** Selects certain items and deselects the last range. */
  replaceRange: (items: readonly Item[]) => void
  selectAll: () => void
  clear: () => void
  /** Removes the start of the next range. Called after the list was reordered. */
  clearAnchor: () => void
  removeDeleted: (ids: Iterable<string>) => void
  /** Updates the index and data of a rendered item. */
  updateItem: (item: Item, index: number) => void
  /** Refetches selected items by their ids. Used for items that are not rendered. */
  refetch: (ids: readonly string[]) => Promise<void>
  /** Returns the loaded selected items. Undefined if all items of the list are selected. */
  loadedItems: () => Item[] | undefined
  /** Iterates over the items that are selected at the time of the call. Fetches their data during the iteration. */
  iterate: () => AsyncIterable<Item>
}

const PAGE_SIZE = 500
/** Number of items per refetch request. */
const REFETCH_CHUNK_SIZE = 100

/** Creates an empty selection for a list query. If the filters change, the list needs a new store. */
export function createSelectionStore<Item extends Identified>({
  fetchShownPage,
  fetchStablePage,
  refetchItems,
}: SelectionStoreInput<Item>): SelectionStore<Item> {
  let selection = noneSelected
  const indexes = new Map<string, number>()
  const { subscribe, emit } = createEmitter()
  // After a change of the items, the listeners update the available actions.
  const loaded = createLoadedItemCache(refetchItems, () => change({ ...selection }))

  const change = (next: ListSelection) => {
    if (next === selection) return
    selection = next
    if (next.ids.size === 0) loaded.clear()
    emit()
  }
  const selectRangeTo = async (item: Item, index: number) => {
    const anchored = updateSelectionAnchorIndex(selection, id => indexes.get(id))
    const { first, last } = rangeFromSelectionAnchor(anchored, index)
    change(selectItemRange(anchored, [...anchored.range, item.id]))
    loaded.store(item)
    const covered = await fetchItemsBetween(fetchShownPage, first, last)
    for (const coveredItem of covered) loaded.store(coveredItem)
    if (selection.anchor === anchored.anchor && selection.mode === anchored.mode) {
      change(selectItemRange(selection, [...covered.map(({ id }) => id), item.id]))
    }
  }

  return {
    getSelection: () => selection,
    subscribe,
    toggle: (item, index) => {
      loaded.store(item)
      const anchor: SelectionAnchor = { id: item.id, index }
      change(toggleSelectedItem(selection, anchor))
    },
    selectRange: selectRangeTo,
    replaceRange: items => {
      const ids = items.map(({ id }) => id)
      change(selectItemRange(selection, ids))
      for (const item of items) loaded.store(item)
    },
    selectAll: () => change(allSelected),
    clear: () => change(noneSelected),
    clearAnchor: () => change(removeSelectionAnchor(selection)),
    removeDeleted: ids => change(removeDeletedFromSelection(selection, ids)),
    updateItem: (item, index) => {
      indexes.set(item.id, index)
      loaded.replaceChanged([item])
    },
    refetch: async ids => void (await loaded.refetch(selection.mode === 'some' ? loaded.itemsOf(ids) : [])),
    loadedItems: () => (selection.mode === 'some' ? loaded.itemsOf(selection.ids) : undefined),
    iterate: () => iterateSelection(selection, fetchStablePage, loaded),
  }
}

function iterateSelection<Item extends Identified>(
  selection: ListSelection,
  fetchStablePage: FetchPage<Item>,
  loaded: LoadedItemCache<Item>,
): AsyncIterable<Item> {
  if (selection.mode === 'allBut')
    return iterateAllPagedItems({
      fetchPage: fetchStablePage,
      pageSize: PAGE_SIZE,
      matches: ({ id }) => isItemSelected(selection, id),
    })
  const items = loaded.itemsOf(selection.ids)
  return { [Symbol.asyncIterator]: () => iterateInChunks(items, loaded.refetch) }
}

type LoadedItemCache<Item extends Identified> = ReturnType<typeof createLoadedItemCache<Item>>

/**
 * Creates a cache of the data of selected items.
 * @param onChange called after stored items were replaced by newer data
 */
function createLoadedItemCache<Item extends Identified>(
  refetchItems: SelectionStoreInput<Item>['refetchItems'],
  onChange: () => void,
) {
  const loadedById = new Map<string, Item>()
  const store = (item: Item) => void loadedById.set(item.id, item)
  const replaceChanged = (items: readonly Item[]) => {
    const changedItems = items.filter(item => loadedById.has(item.id) && loadedById.get(item.id) !== item)
    for (const item of changedItems) store(item)
    if (changedItems.length > 0) onChange()
  }
  /** Refetches items and replaces the changed items. Returns the current items, in the same order. */
  const refetch = async (items: readonly Item[]): Promise<readonly Item[]> => {
    if (!refetchItems || items.length === 0) return items
    const fetched = await refetchItems(items).catch(emptyIfRejected)
    const byId = new Map(fetched.map(item => [item.id, item]))
    const current = items.map(item => byId.get(item.id) ?? item)
    replaceChanged(current)
    return current
  }
  const itemsOf = (ids: Iterable<string>) => [...ids].flatMap(id => loadedById.get(id) ?? [])
  return { store, clear: () => loadedById.clear(), replaceChanged, refetch, itemsOf }
}

/** Creates a selection store for lists that are completely loaded, such as shelves and search results. */
export const createLoadedListSelectionStore = <Item extends Identified>(): SelectionStore<Item> => {
  const none: FetchPage<Item> = async () => ({ items: [], total: 0 })
  return createSelectionStore({ fetchShownPage: none, fetchStablePage: none })
}

/**
 * Creates a view of a shared store for a single list. Ranges and "select all" cover only the items of this list.
 * @param onSelect called before items are selected
 */
export function createScopedSelectionStore<Item extends Identified>(
  sharedStore: SelectionStore<Item>,
  items: readonly Item[],
  onSelect: () => void,
): SelectionStore<Item> {
  const toggle = (item: Item, index: number) => {
    onSelect()
    sharedStore.toggle(item, index)
  }
  return {
    ...sharedStore,
    toggle,
    selectRange: async (item, index) => {
      const indexOfId = (targetId: string | undefined) => items.findIndex(({ id }) => id === targetId)
      const [anchorIndex, itemIndex] = [indexOfId(sharedStore.getSelection().anchor?.id), indexOfId(item.id)]
      if (anchorIndex < 0 || itemIndex < 0) return toggle(item, index)
      sharedStore.replaceRange(items.slice(Math.min(anchorIndex, itemIndex), Math.max(anchorIndex, itemIndex) + 1))
    },
    selectAll: () => {
      onSelect()
      sharedStore.replaceRange(items)
    },
  }
}

/**
 * If the server rejects the request, returns no items. The action then uses the loaded items and reports the error.
 */
function emptyIfRejected(error: unknown): readonly never[] {
  const isRejected = error instanceof ServerError && error.status >= 400 && error.status < 500
  // An expired session affects all requests, so this error is not ignored.
  if (isRejected && error.status !== 401) return []
  throw error
}

async function fetchItemsBetween<Item>(page: FetchPage<Item>, first: number, last: number): Promise<Item[]> {
  const fetched: Item[] = []
  for (let pageIndex = Math.floor(first / PAGE_SIZE); pageIndex <= Math.floor(last / PAGE_SIZE); pageIndex += 1) {
    const { items } = await page(pageIndex, PAGE_SIZE)
    fetched.push(...items.slice(Math.max(0, first - pageIndex * PAGE_SIZE), last + 1 - pageIndex * PAGE_SIZE))
  }
  return fetched
}

/**
 * Iterates over items and refetches them in chunks. After a failed fetch, the next call repeats the fetch. A generator
 * would end instead.
 */
function iterateInChunks<Item>(
  items: readonly Item[],
  refetchCurrent: (chunk: readonly Item[]) => Promise<readonly Item[]>,
): AsyncIterator<Item> {
  let buffer: Item[] = []
  let pageIndex = 0
  let pendingFetch: Promise<void> | undefined
  const refetchNextChunk = async () => {
    pendingFetch ??= refetchCurrent(items.slice(pageIndex, pageIndex + REFETCH_CHUNK_SIZE))
      .then(chunk => {
        pageIndex += REFETCH_CHUNK_SIZE
        buffer = [...chunk]
      })
      .finally(() => {
        pendingFetch = undefined
      })
    await pendingFetch
  }
  const next = async (): Promise<IteratorResult<Item>> => {
    while (buffer.length === 0 && pageIndex < items.length) await refetchNextChunk()
    const value = buffer.shift()
    return value === undefined ? { done: true, value: undefined } : { done: false, value }
  }
  return { next }
}
