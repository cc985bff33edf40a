/**
 * Selection in a list. In the mode `some`, the items in `ids` are selected. In the mode `allBut`, all items of the list
 * except the items in `ids` are selected. With this mode, the client can select a whole list without loading it.
 */
export type ListSelection = {
  readonly mode: 'some' | 'allBut'
  /** In the mode `some`, ids of the selected items. In the mode `allBut`, ids of the items that are not selected. */
  readonly ids: ReadonlySet<string>
  /** Item at which the next Shift+click range starts. This is the last item that the user clicked without Shift. */
  readonly anchor?: SelectionAnchor
  /**
   * Ids that the last Shift+click added to the selection. The next Shift+click first deselects these ids, because its
   * range replaces the last range. Empty after a click without Shift.
   */
  readonly range: ReadonlySet<string>
}

/** Item at which a Shift+click range starts. `index` is the last known list index of the item. */
export type SelectionAnchor = { id: string; index: number }

const emptyIds: ReadonlySet<string> = new Set()

export const emptyListSelection: ListSelection = { mode: 'some', ids: emptyIds, range: emptyIds }

/** Selection of all items of a list. It also contains items that are added to the list later. */
export const fullListSelection: ListSelection = { mode: 'allBut', ids: emptyIds, range: emptyIds }

/** Returns whether the item with the given id is selected. */
export const isItemSelected = ({ mode, ids }: ListSelection, id: string): boolean => ids.has(id) === (mode === 'some')

/** Returns the number of selected items in a list with `total` items. */
export const countSelectedItems = ({ mode, ids }: ListSelection, total: number): number =>
  mode === 'some' ? ids.size : Math.max(0, total - ids.size)

/** Selects an item, or deselects it if it is selected. The next Shift+click range starts at this item. */
export function toggleSelectedItem(selection: ListSelection, anchor: SelectionAnchor): ListSelection {
  const ids = new Set(selection.ids)
  if (!ids.delete(anchor.id)) ids.add(anchor.id)
  return { mode: selection.mode, ids, anchor, range: emptyIds }
}

/**
 * Returns the first and last index of the range between the anchor and the item at `index`. The anchor is the item of
 * the last click without Shift. If there is no anchor, the range starts at index 0.
 */
export function getRangeFromSelectionAnchor({ anchor }: ListSelection, index: number): { first: number; last: number } {
  const from = anchor?.index ?? 0
  return { first: Math.min(from, index), last: Math.max(from, index) }
}

/**
 * Selects the items of a Shift+click range, and deselects the items of the previous Shift+click range.
 * @param range ids of all items in the new range
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

/** Returns the selection without the ids of deleted items. */
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

/**
 * Updates the list index of the anchor, at which the next Shift+click range starts. Needed after items have moved. If
 * the new index of the anchor is unknown, the index does not change.
 */
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

/** Removes the anchor, at which the next Shift+click range would start. The next range then starts at index 0. */
export const removeSelectionAnchor = ({ mode, ids }: ListSelection): ListSelection => ({ mode, ids, range: emptyIds })

function setMembership(ids: Set<string>, id: string, isMember: boolean) {
  if (isMember) ids.add(id)
  else ids.delete(id)
}
