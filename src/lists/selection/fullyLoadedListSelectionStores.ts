import type { RefetchItems } from './createLoadedItemCache'
import type { SelectionAnchor } from './listSelection'
import { createSelectionStore, type SelectionStore } from './selectionStore'

/**
 * Creates a selection store for a list whose items are all loaded, such as a shelf or search results.
 * @param refetchItems fetches the current data of selected items, even of items that are no longer in the list
 */
export const createFullyLoadedListSelectionStore = <Item extends { id: string }>(
  refetchItems?: RefetchItems<Item>,
): SelectionStore<Item> =>
  createSelectionStore<Item>({ fetchShownPage: async () => ({ items: [], total: 0 }), refetchItems })

/** Maximum number of items in each of the lists that share a selection. */
const MAX_LIST_ITEMS = 100_000

type SharedSelectionStoreOptions<Item extends { id: string }> = {
  /** Selection store that all lists of the group use. */
  sharedStore: SelectionStore<Item>
  /** Items of this list. */
  items: readonly Item[]
  /**
   * Position of this list among the lists that share the selection. Actions process the lists in the order of this
   * number.
   */
  listIndex: number
  /** Called before a single item is selected or deselected, and before all items of this list are selected. */
  onSelect: () => void
}

/**
 * Creates a selection store for a list that shares its selection with other lists on the page. Shift+click and "select
 * all" select only items of this list.
 */
export function createSharedSelectionStore<Item extends { id: string }>({
  sharedStore,
  items,
  listIndex,
  onSelect,
}: SharedSelectionStoreOptions<Item>): SelectionStore<Item> {
  const offset = listIndex * MAX_LIST_ITEMS
  const toggle = (item: Item, index: number) => {
    onSelect()
    sharedStore.toggle(item, offset + index)
  }
  const indexOfAnchor = (anchor: SelectionAnchor | undefined) => items.findIndex(({ id }) => id === anchor?.id)
  return {
    ...sharedStore,
    toggle,
    updateItem: (item, index) => sharedStore.updateItem(item, offset + index),
    selectRange: async (item, index) => {
      const anchorIndex = indexOfAnchor(sharedStore.getSelection().anchor)
      const itemIndex = items.findIndex(({ id }) => id === item.id)
      if (anchorIndex < 0 || itemIndex < 0) return toggle(item, index)
      const first = Math.min(anchorIndex, itemIndex)
      sharedStore.replaceRange(items.slice(first, Math.max(anchorIndex, itemIndex) + 1), offset + first)
    },
    selectAll: () => {
      onSelect()
      sharedStore.replaceRange(items, offset)
    },
  }
}
