import { ServerError } from '../../api/ServerError'
import { createEmitter } from '../../preferences/emitter'
import { iterateAllPagedItems } from './iterateAllPagedItems'
import { iterateItemsFetchedInParts } from './iterateItemsFetchedInParts'
import {
  emptyListSelection,
  fullListSelection,
  getRangeFromSelectionAnchor,
  isItemSelected,
  type ListSelection,
  removeDeletedFromSelection,
  removeSelectionAnchor,
  type SelectionAnchor,
  selectItemRange,
  toggleSelectedItem,
  updateSelectionAnchorIndex,
} from './listSelection'

type Identified = { id: string }
type FetchPage<Item> = (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>

export type SelectionStoreOptions<Item> = {
  /**
   * Fetches a page of the list in display order. Page numbers start at 0. Needed if a Shift+click range contains items
   * that are not loaded.
   */
  fetchShownPage: FetchPage<Item>
  /** Fetches a page of the list in an order that no action on the items changes, for example by creation date. */
  fetchStablePage: FetchPage<Item>
  /**
   * Fetches the current data of the given items from the server. Omits deleted items. If this function is missing, the
   * store uses the data that is already loaded.
   */
  refetchItems?: (items: readonly Item[]) => Promise<readonly Item[]>
}

/** Stores which items of a list are selected. React components can subscribe to changes. */
export type SelectionStore<Item extends Identified> = {
  getSelection: () => ListSelection
  subscribe: (listener: () => void) => () => void
  toggle: (item: Item, index: number) => void
  /**
   * Selects all items from the anchor (the start of the range) to the given item. Resolves when all these items are
   * selected.
   */
  selectRange: (item: Item, index: number) => Promise<void>
  /** Deselects the items of the last Shift+click range, and selects the given items instead. */
  replaceRange: (items: readonly Item[]) => void
  selectAll: () => void
  clear: () => void
  /**
   * Removes the anchor (the start of the next Shift+click range). Must be called after the order of the list has
   * changed.
   */
  clearAnchor: () => void
  removeDeleted: (ids: Iterable<string>) => void
  /** Stores the current list index and data of an item that is rendered. */
  updateItem: (item: Item, index: number) => void
  /** Fetches the current data of the given selected items. Needed for items that are not rendered. */
  refetch: (ids: readonly string[]) => Promise<void>
  /**
   * Returns the data of the selected items. Returns undefined in the mode `allBut`, because the client has not loaded
   * the data of all selected items in this mode.
   */
  loadedItems: () => Item[] | undefined
  /** Iterates over the items that are selected at the time of the call. Fetches their current data. */
  iterate: () => AsyncIterable<Item>
}

const PAGE_SIZE = 500
const REFETCH_CHUNK_SIZE = 100

/**
 * Creates a selection store for a list. Initially, no items are selected. If the filters of the list change, the list
 * needs a new store.
 */
export function createSelectionStore<Item extends Identified>({
  fetchShownPage,
  fetchStablePage,
  refetchItems,
}: SelectionStoreOptions<Item>): SelectionStore<Item> {
  let selection = emptyListSelection
  const indexes = new Map<string, number>()
  const { subscribe, emit } = createEmitter()
  // The listeners are also called when the data of selected items changes. The available actions depend on this data.
  const loaded = createLoadedItemCache(refetchItems, () => change({ ...selection }))

  const change = (next: ListSelection) => {
    if (next === selection) return
    selection = next
    if (next.ids.size === 0) loaded.clear()
    emit()
  }
  const selectRangeTo = async (item: Item, index: number) => {
    const anchored = updateSelectionAnchorIndex(selection, id => indexes.get(id))
    const { first, last } = getRangeFromSelectionAnchor(anchored, index)
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
    selectAll: () => change(fullListSelection),
    clear: () => change(emptyListSelection),
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
 * Creates a cache for the data of selected items.
 * @param onChange called when newer data has replaced the data of an item
 */
function createLoadedItemCache<Item extends Identified>(
  refetchItems: SelectionStoreOptions<Item>['refetchItems'],
  onChange: () => void,
) {
  const loadedById = new Map<string, Item>()
  const store = (item: Item) => void loadedById.set(item.id, item)
  const replaceChanged = (items: readonly Item[]) => {
    const changedItems = items.filter(item => loadedById.has(item.id) && loadedById.get(item.id) !== item)
    for (const item of changedItems) store(item)
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
  return { store, clear: () => loadedById.clear(), replaceChanged, refetch, itemsOf }
}

/** Creates a selection store for a list whose items are all loaded, such as a shelf or search results. */
export const createFullyLoadedListSelectionStore = <Item extends Identified>(): SelectionStore<Item> => {
  const none: FetchPage<Item> = async () => ({ items: [], total: 0 })
  return createSelectionStore({ fetchShownPage: none, fetchStablePage: none })
}

/**
 * Creates a selection store for a list that shares its selection with other lists on the page. Shift+click and "select
 * all" select only items of this list.
 * @param sharedStore selection store of all these lists
 * @param items items of this list
 * @param onSelect called before the selection changes
 */
export function createSharedSelectionStore<Item extends Identified>(
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
 * Handles a failed refetch of selected items. If the server rejected the request (status 4xx except 401), returns an
 * empty list, so that the action uses the data that is already loaded. Throws all other errors.
 */
function emptyIfRejected(error: unknown): readonly never[] {
  const isRejected = error instanceof ServerError && error.status >= 400 && error.status < 500
  // Status 401 means that the session has ended. All further requests would fail too, so the error is thrown.
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

/** Creates an iterator over items. Fetches the current data of several items with each request. */
function iterateInChunks<Item>(
  items: readonly Item[],
  refetchCurrent: (chunk: readonly Item[]) => Promise<readonly Item[]>,
): AsyncIterator<Item> {
  let start = 0
  return iterateItemsFetchedInParts(async () => {
    if (start >= items.length) return undefined
    const chunk = await refetchCurrent(items.slice(start, start + REFETCH_CHUNK_SIZE))
    start += REFETCH_CHUNK_SIZE
    return chunk
  })
}
