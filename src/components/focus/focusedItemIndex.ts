const focusedIndexes = new Map<string, number>()

/**
 * Stores the index of the focused list item for the current history entry. After back navigation, {@link
 * readFocusedItemIndex} returns this index.
 */
export function storeFocusedItemIndex(index: number): void {
  const entry = currentHistoryKey()
  if (entry !== undefined) focusedIndexes.set(entry, index)
}

/**
 * Returns the index of the list item that last had the focus in the current history entry. Undefined in a new history
 * entry.
 */
export function readFocusedItemIndex(): number | undefined {
  const entry = currentHistoryKey()
  return entry === undefined ? undefined : focusedIndexes.get(entry)
}

function currentHistoryKey(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('__TSR_key' in state)) return undefined
  return typeof state.__TSR_key === 'string' ? state.__TSR_key : undefined
}
