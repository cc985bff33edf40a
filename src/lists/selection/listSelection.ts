/**
 * Selected items of a list: some items, or all items except some. Contains only ids, so its size does not grow with
 * the list.
 */
export type ListSelection = {
  readonly mode: 'some' | 'allBut'
  /** The selected ids. In the mode `allBut`, the ids that are not selected. */
  readonly ids: ReadonlySet<string>
  /** Start of the next range: the last item that the user selected alone. */
  readonly anchor?: SelectionAnchor
  /** Ids that the last range selection added. The next range with the same start replaces these ids. */
  readonly range: ReadonlySet<string>
}

/** An item of the list with its last known index. */
export type SelectionAnchor = { id: string; index: number }

const emptyIds: ReadonlySet<string> = new Set()

export const noneSelected: ListSelection = { mode: 'some', ids: emptyIds, range: emptyIds }

/** Selects all items of the list query, including items that are added later. */
export const allSelected: ListSelection = { mode: 'allBut', ids: emptyIds, range: emptyIds }

/** Returns whether an id is selected. */
export const isItemSelected = ({ mode, ids }: ListSelection, id: string): boolean => ids.has(id) === (mode === 'some')

/** Returns the number of selected items in a list with `total` items. */
export const countSelectedItems = ({ mode, ids }: ListSelection, total: number): number =>
  mode === 'some' ? ids.size : Math.max(0, total - ids.size)

/** Selects or deselects an item. The next range selection starts at this item. */
export function toggleSelectedItem(selection: ListSelection, anchor: SelectionAnchor): ListSelection {
  const ids = new Set(selection.ids)
  if (!ids.delete(anchor.id)) ids.add(anchor.id)
  return { mode: selection.mode, ids, anchor, range: emptyIds }
}

/**
 * Returns the first and last index of a range between its start and an index. Without a start, the range begins at 0.
 */
export function rangeFromSelectionAnchor({ anchor }: ListSelection, index: number): { first: number; last: number } {
  const from = anchor?.index ?? 0
  return { first: Math.min(from, index), last: Math.max(from, index) }
}

/**
 * Selects a range and deselects the previous range.
 * @param range all ids between the anchor and the clicked item, both included
 */
export function selectItemRange(selection: ListSelection, range: Iterable<string>): ListSelection {
  const ids = new Set(selection.ids)
  const isSomeMode = selection.mode === 'some'
  for (const id of selection.range) setMembership(ids, id, !isSomeMode)
  const added = new Set<string>()
  for (const id of range) {
    if (ids.has(id) === isSomeMode) continue
    setMembership(ids, id, isSomeMode)
    added.add(id)
  }
  return { ...selection, ids, range: added }
}

/** Removes deleted items from the selection. */
export function removeDeletedFromSelection(selection: ListSelection, deletedIds: Iterable<string>): ListSelection {
  const ids = new Set(selection.ids)
  const range = new Set(selection.range)
  for (const id of deletedIds) {
    ids.delete(id)
    range.delete(id)
  }
  const isSame = ids.size === selection.ids.size && range.size === selection.range.size
  return isSame ? selection : { ...selection, ids, range }
}

/** Updates the index of the anchor (the start of the next range) if the anchor is loaded. */
export function updateSelectionAnchorIndex(
  selection: ListSelection,
  indexOf: (id: string) => number | undefined,
): ListSelection {
  const { anchor } = selection
  const index = anchor && indexOf(anchor.id)
  return anchor === undefined || index === undefined || index === anchor.index
    ? selection
    : { ...selection, anchor: { ...anchor, index } }
}

/** Returns the selection without its anchor (the start of the next range). */
export const removeSelectionAnchor = ({ mode, ids }: ListSelection): ListSelection => ({ mode, ids, range: emptyIds })

function setMembership(ids: Set<string>, id: string, isMember: boolean) {
  if (isMember) ids.add(id)
  else ids.delete(id)
}
