import { splitIntoBatches } from '../../api/forEachConcurrently'
import { createEmitter } from '../../preferences/emitter'
import { type CollectOptions, collectPagedItems, type FetchItemPage } from './collectPagedItems'
import { createLoadedItemCache, type RefetchItems } from './createLoadedItemCache'
import {
  emptyListSelection,
  fullListSelection,
  getRangeFromSelectionAnchor,
  isItemSelected,
  type ListSelection,
  removeDeletedFromSelection,
  removeSelectionAnchor,
  selectItemRange,
  toggleSelectedItem,
  updateSelectionAnchorIndex,
} from './listSelection'

type Identified = { id: string }
const idsOf = (items: readonly Identified[]): string[] => items.map(({ id }) => id)

export type SelectionStoreOptions<Item> = {
  /** Fetches a page of the list in display order. Page numbers start at 0. */
  fetchShownPage: FetchItemPage<Item>
  /**
   * Returns a function that fetches all items that match the current filters, page by page. Only needed if the list
   * shows just some of these items, such as a list in random order. The returned function must not change its result
   * when the user changes the filters later. If `createMatchingPageFetcher` is undefined, the store uses
   * `fetchShownPage`.
   */
  createMatchingPageFetcher?: () => FetchItemPage<Item>
  /**
   * Fetches the current data of items. If this function is undefined, the store uses the data that is already loaded.
   */
  refetchItems?: RefetchItems<Item>
}

type CollectSelectedOptions = CollectOptions & {
  /**
   * Whether the already loaded data of the selected items is used unchanged. If false (the default), the current data
   * of these items is fetched first.
   */
  isLoadedDataSufficient?: boolean
}

/**
 * Collects a part of each selected item, for example its id, in display order. In the mode `some`, items whose list
 * index is unknown come last.
 * @param toPart takes an item and returns the part that is added to the result
 * @throws the error of a failed request, or the abort reason of the signal. The function can then be called again.
 */
export type CollectSelectedItems<Item> = <Part>(
  toPart: (item: Item) => Part,
  options?: CollectSelectedOptions,
) => Promise<Part[]>

/** Stores which items of a list are selected. React components can subscribe to changes. */
export type SelectionStore<Item extends Identified> = {
  getSelection: () => ListSelection
  subscribe: (listener: () => void) => () => void
  toggle: (item: Item, index: number) => void
  /**
   * Selects all items from the anchor (the start of the range) to the given item. Resolves when all these items are
   * selected. If the user changes the selection in the meantime, resolves without selecting the items in between.
   */
  selectRange: (item: Item, index: number) => Promise<void>
  /**
   * Selects the given items instead of the items of the last Shift+click range.
   * @param firstIndex list index of the first of the given items
   */
  replaceRange: (items: readonly Item[], firstIndex: number) => void
  selectAll: () => void
  clear: () => void
  /**
   * Removes the anchor (the start of the next Shift+click range). Must be called after the order of the list has
   * changed.
   */
  clearAnchor: () => void
  /** Forgets the list indexes of all items. Must be called when the sort of the list changes. */
  clearIndexes: () => void
  removeDeleted: (ids: Iterable<string>) => void
  /**
   * Stores the current list index of a rendered item. If the store contains older data of the item, replaces the older
   * data by `item`.
   */
  updateItem: (item: Item, index: number) => void
  /** Fetches the current data of the given selected items. Needed for items that are not rendered. */
  refetch: (ids: readonly string[]) => Promise<void>
  /**
   * Returns the data of the selected items. Returns undefined in the mode `allBut`, because the client has not loaded
   * the data of all selected items in this mode.
   */
  loadedItems: () => Item[] | undefined
  /** Returns a function that collects the items that are selected now, even if the selection changes later. */
  captureSelected: () => CollectSelectedItems<Item>
}

const PAGE_SIZE = 500
const REFETCH_CHUNK_SIZE = 100

/**
 * Creates a selection store for a list. Initially, no items are selected. If the filters of the list change, the list
 * needs a new store.
 */
export function createSelectionStore<Item extends Identified>({
  fetchShownPage,
  createMatchingPageFetcher = () => fetchShownPage,
  refetchItems,
}: SelectionStoreOptions<Item>): SelectionStore<Item> {
  let selection = emptyListSelection
  const { subscribe, emit } = createEmitter()
  // The listeners are also called when the data of selected items changes. The available actions depend on this data.
  const loaded = createLoadedItemCache(refetchItems, () => change({ ...selection }, false))

  // Number of changes by the user. A range that is still loading is discarded if the number changes.
  let userChanges = 0
  const change = (next: ListSelection, isByUser = true) => {
    if (isByUser) userChanges += 1
    if (next === selection) return
    selection = next
    if (next.ids.size === 0) loaded.clear()
    emit()
  }
  const selectRangeTo = async (item: Item, index: number) => {
    const anchored = updateSelectionAnchorIndex(selection, loaded.indexOf)
    const { first, last } = getRangeFromSelectionAnchor(anchored, index)
    change(selectItemRange(anchored, [...anchored.range, item.id]))
    const changesBefore = userChanges
    loaded.store([item], index)
    const covered = await fetchItemsBetween(fetchShownPage, first, last)
    loaded.store(covered, first)
    if (userChanges !== changesBefore) return
    change(selectItemRange(selection, idsOf([...covered, item])), false)
  }

  return {
    getSelection: () => selection,
    subscribe,
    toggle: (item, index) => {
      loaded.store([item], index)
      change(toggleSelectedItem(selection, { id: item.id, index }))
    },
    selectRange: selectRangeTo,
    replaceRange: (items, firstIndex) => {
      change(selectItemRange(selection, idsOf(items)))
      loaded.store(items, firstIndex)
    },
    selectAll: () => change(fullListSelection),
    clear: () => change(emptyListSelection),
    clearAnchor: () => change(removeSelectionAnchor(selection)),
    clearIndexes: loaded.clearIndexes,
    removeDeleted: ids => change(removeDeletedFromSelection(selection, ids), false),
    updateItem: (item, index) => {
      loaded.setIndex(item.id, index)
      loaded.replaceChanged([item])
    },
    refetch: async ids => void (await loaded.refetch(selection.mode === 'some' ? loaded.itemsOf(ids) : [])),
    loadedItems: () => (selection.mode === 'some' ? loaded.itemsOf(selection.ids) : undefined),
    captureSelected: () => {
      if (selection.mode === 'allBut') return createMatchingItemCollector(selection, createMatchingPageFetcher())
      return createLoadedItemCollector(loaded.itemsInListOrder(selection.ids), loaded.refetch)
    },
  }
}

const createLoadedItemCollector =
  <Item>(items: readonly Item[], refetch: RefetchItems<Item>): CollectSelectedItems<Item> =>
  (toPart, options = {}) =>
    collectLoadedItems(items, toPart, options.isLoadedDataSufficient ? undefined : refetch, options)

const createMatchingItemCollector =
  <Item extends Identified>(selection: ListSelection, fetchPage: FetchItemPage<Item>): CollectSelectedItems<Item> =>
  (toPart, options) =>
    collectPagedItems({
      ...options,
      fetchPage,
      toPart: item => (isItemSelected(selection, item.id) ? toPart(item) : undefined),
    })

async function fetchItemsBetween<Item>(page: FetchItemPage<Item>, first: number, last: number): Promise<Item[]> {
  const fetched: Item[] = []
  for (let pageIndex = Math.floor(first / PAGE_SIZE); pageIndex <= Math.floor(last / PAGE_SIZE); pageIndex += 1) {
    const { items } = await page(pageIndex, PAGE_SIZE)
    fetched.push(...items.slice(Math.max(0, first - pageIndex * PAGE_SIZE), last + 1 - pageIndex * PAGE_SIZE))
  }
  return fetched
}

/**
 * Collects a part of each item. First fetches the current data of the items, in chunks.
 * @param toPart takes an item and returns the part that is added to the result
 * @param refetch fetches the current data of items. If undefined, the given items are used unchanged
 */
async function collectLoadedItems<Item, Part>(
  items: readonly Item[],
  toPart: (item: Item) => Part,
  refetch: RefetchItems<Item> | undefined,
  { onProgress, signal }: CollectOptions,
): Promise<Part[]> {
  if (!refetch) return items.map(toPart)
  const parts: Part[] = []
  for (const chunk of splitIntoBatches(items, REFETCH_CHUNK_SIZE)) {
    signal?.throwIfAborted()
    parts.push(...(await refetch(chunk)).map(toPart))
    onProgress?.({ fetched: parts.length, total: items.length })
  }
  signal?.throwIfAborted()
  return parts
}
