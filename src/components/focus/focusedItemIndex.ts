/** List item that last had the focus. `list` distinguishes the lists of a page. */
type FocusedItem = { list: string; index: number }

const focusedItems = new Map<string, FocusedItem>()

/**
 * Stores the index of the focused list item for the current history entry. After back navigation, {@link
 * readFocusedItemIndex} returns this index.
 * @param list name of the list, if a page may have several lists
 */
export function storeFocusedItemIndex(index: number, list = ''): void {
  const entry = currentHistoryKey()
  if (entry !== undefined) focusedItems.set(entry, { list, index })
}

/**
 * Returns the index of the list item that last had the focus in the current history entry. Undefined in a new history
 * entry, and if an item of another list last had the focus.
 */
export function readFocusedItemIndex(list = ''): number | undefined {
  const entry = currentHistoryKey()
  const item = entry === undefined ? undefined : focusedItems.get(entry)
  return item?.list === list ? item.index : undefined
}

function currentHistoryKey(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('__TSR_key' in state)) return undefined
  return typeof state.__TSR_key === 'string' ? state.__TSR_key : undefined
}
