/**
 * Selected items of a list: either some, by id, or all that match the list query except some. It contains ids only, so
 * its size does not depend on the list, and it stays valid while the list is refetched, scrolled and sorted.
 */
export type Selection = {
  readonly mode: 'some' | 'allBut'
  /** The selected ids; in mode `allBut` the excluded ids. */
  readonly ids: ReadonlySet<string>
  /** Start of the next range: the item that was last selected alone. */
  readonly anchor?: SelectionAnchor
  /** Ids that the last range added. The next range from the same anchor replaces them. */
  readonly range: ReadonlySet<string>
}

/** An item of the list with its last known index. */
export type SelectionAnchor = { id: string; index: number }

const none: ReadonlySet<string> = new Set()

export const noneSelected: Selection = { mode: 'some', ids: none, range: none }

/** Selects everything that matches the list query, now and later. */
export const allSelected: Selection = { mode: 'allBut', ids: none, range: none }

/** Returns whether an id is selected. */
export const isSelected = ({ mode, ids }: Selection, id: string): boolean => ids.has(id) === (mode === 'some')

/** Returns the number of selected items in a list with `total` items. */
export const selectedCount = ({ mode, ids }: Selection, total: number): number =>
  mode === 'some' ? ids.size : Math.max(0, total - ids.size)

/** Selects or deselects an item and makes it the anchor of the next range. */
export function toggleItem(selection: Selection, place: SelectionAnchor): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(place.id)) ids.add(place.id)
  return { mode: selection.mode, ids, anchor: place, range: none }
}

/**
 * Returns the first and last index of a range from the anchor to an index, both inclusive. Starts at 0 without an
 * anchor.
 */
export function rangeFromAnchor({ anchor }: Selection, index: number): { first: number; last: number } {
  const from = anchor?.index ?? 0
  return { first: Math.min(from, index), last: Math.max(from, index) }
}

/**
 * Selects a range in place of the previous range.
 * @param range  all ids between the anchor and the clicked item, both included
 */
export function selectRange(selection: Selection, range: Iterable<string>): Selection {
  const ids = new Set(selection.ids)
  const chosen = selection.mode === 'some'
  for (const id of selection.range) put(ids, id, !chosen)
  const added = new Set<string>()
  for (const id of range) {
    if (ids.has(id) === chosen) continue
    put(ids, id, chosen)
    added.add(id)
  }
  return { ...selection, ids, range: added }
}

/** Removes deleted items from the selection and from the excluded items. */
export function deselectItems(selection: Selection, gone: Iterable<string>): Selection {
  const ids = new Set(selection.ids)
  const range = new Set(selection.range)
  for (const id of gone) {
    ids.delete(id)
    range.delete(id)
  }
  const isSame = ids.size === selection.ids.size && range.size === selection.range.size
  return isSame ? selection : { ...selection, ids, range }
}

/** Updates the index of the anchor, if the anchor is loaded. */
export function withAnchor(selection: Selection, indexOf: (id: string) => number | undefined): Selection {
  const { anchor } = selection
  const index = anchor && indexOf(anchor.id)
  return anchor === undefined || index === undefined || index === anchor.index
    ? selection
    : { ...selection, anchor: { ...anchor, index } }
}

/** Keeps the selection but removes the anchor and the last range. */
export const withoutAnchor = ({ mode, ids }: Selection): Selection => ({ mode, ids, range: none })

function put(ids: Set<string>, id: string, there: boolean) {
  if (there) ids.add(id)
  else ids.delete(id)
}
