/**
 * Which things of a list are chosen. Either some, by id, or all that match the list's condition without some: then no list of
 * ids exists anywhere, however long the list is. It holds ids only, so it stays what it is while the list is read again,
 * scrolled and sorted.
 */
export type Selection = {
  readonly mode: 'some' | 'allBut'
  /** The chosen ones; in `allBut` the ones left out. */
  readonly ids: ReadonlySet<string>
  /** Where the next range begins: the last one that was chosen alone. */
  readonly anchor?: SelectionAnchor
  /** What the last range added; the next range from the same anchor takes its place. */
  readonly range: ReadonlySet<string>
}

/** A thing of the list and where it stood when it was last seen. */
export type SelectionAnchor = { id: string; index: number }

const none: ReadonlySet<string> = new Set()

export const noneSelected: Selection = { mode: 'some', ids: none, range: none }

/** All that match, whatever comes and goes. */
export const allSelected: Selection = { mode: 'allBut', ids: none, range: none }

/** Whether the thing of an id is chosen. */
export const isSelected = ({ mode, ids }: Selection, id: string): boolean => ids.has(id) === (mode === 'some')

/** How many are chosen of a list that has `total`. */
export const selectedCount = ({ mode, ids }: Selection, total: number): number =>
  mode === 'some' ? ids.size : Math.max(0, total - ids.size)

/** One more or one less. It becomes the anchor of the next range. */
export function toggleItem(selection: Selection, place: SelectionAnchor): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(place.id)) ids.add(place.id)
  return { mode: selection.mode, ids, anchor: place, range: none }
}

/** The indexes that a range to a place covers, both ends counted; from the first of the list when there is no anchor. */
export function rangeFromAnchor({ anchor }: Selection, index: number): { first: number; last: number } {
  const from = anchor?.index ?? 0
  return { first: Math.min(from, index), last: Math.max(from, index) }
}

/**
 * The range is chosen in place of the range before it.
 * @param range  the ids between the anchor and the place, both ends in it; some may have been read for this
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

/** Things that are gone from the server are no longer chosen, and none of them is left out. */
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

/** Where the anchor stands now; as before when it is not among what is loaded. */
export function withAnchor(selection: Selection, indexOf: (id: string) => number | undefined): Selection {
  const { anchor } = selection
  const index = anchor && indexOf(anchor.id)
  return anchor === undefined || index === undefined || index === anchor.index
    ? selection
    : { ...selection, anchor: { ...anchor, index } }
}

/** What is chosen stays so; the next range neither begins at the anchor nor takes the place of the last one. */
export const withoutAnchor = ({ mode, ids }: Selection): Selection => ({ mode, ids, range: none })

function put(ids: Set<string>, id: string, there: boolean) {
  if (there) ids.add(id)
  else ids.delete(id)
}
