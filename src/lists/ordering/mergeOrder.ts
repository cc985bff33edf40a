/** Moves an item to another index. */
export function moveItem(ids: readonly string[], from: number, to: number): string[] {
  const place = Math.max(0, Math.min(ids.length - 1, to))
  return ids.toSpliced(from, 1).toSpliced(place, 0, ...ids.slice(from, from + 1))
}

/** Restores removed items, each behind the item that precedes it in a reference order. Items that are present stay. */
export function restoreItem(ids: readonly string[], model: readonly string[], back: Iterable<string>): string[] {
  const there = new Set(ids)
  const wanted = new Set([...back].filter(id => !there.has(id)))
  const result = [...ids]
  let previousId: string | undefined
  for (const id of model) {
    if (wanted.has(id)) result.splice(previousId === undefined ? 0 : result.indexOf(previousId) + 1, 0, id)
    if (wanted.has(id) || there.has(id)) previousId = id
  }
  return result
}

/** Result of merging two orders with a common base. */
export type OrderMerge = {
  ids: string[]
  /** Number of items that the other side added and removed. */
  added: number
  removed: number
  /** The other side changed the order, and this side did not. */
  reordered: boolean
  /**
   * Both sides changed the order of common items differently. Until the conflict is resolved, `ids` has this side's
   * order.
   */
  isConflict: boolean
}

/**
 * Merges two orders. Items removed on either side are removed; items added by the other side follow the item that
 * precedes them there. The order is that of the side that changed it.
 * @param base  the order that both sides started from
 */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): OrderMerge {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)]
  const both = (ids: readonly string[], ...sets: readonly Set<string>[]) =>
    ids.filter(id => sets.every(set => set.has(id)))
  const isMineMoved = !isSameOrder(both(base, inMine), both(mine, inBase))
  const isTheirsMoved = !isSameOrder(both(base, inTheirs), both(theirs, inBase))
  const differ = !isSameOrder(both(mine, inBase, inTheirs), both(theirs, inBase, inMine))
  const added = theirs.filter(id => !inBase.has(id) && !inMine.has(id))
  const followed = isTheirsMoved && !isMineMoved
  return {
    ids: followed
      ? theirs.filter(id => inMine.has(id) || !inBase.has(id))
      : restoreItem(both(mine, inTheirs), theirs, added),
    added: added.length,
    removed: base.filter(id => !inTheirs.has(id) && inMine.has(id)).length,
    reordered: followed && differ,
    isConflict: isMineMoved && isTheirsMoved && differ,
  }
}

/**
 * Undoes a change of the order and keeps the changes made by others since.
 * @param before  the order before the change
 * @param saved  the order that the change saved
 * @param now  the current order
 */
export function undoMove(before: readonly string[], saved: readonly string[], now: readonly string[]): string[] {
  const inSaved = new Set(saved)
  const isLost = (id: string) => !inSaved.has(id)
  const kept = before.filter(id => !isLost(id))
  return restoreItem(mergeOrders(saved, kept, now).ids, before, before.filter(isLost))
}

/** Lists the items whose positions differ in two orders, largest difference first. Positions count from 1. */
export function orderDifferences(mine: readonly string[], theirs: readonly string[]) {
  const places = new Map(theirs.map((id, at) => [id, at + 1]))
  return mine
    .flatMap((id, at) => {
      const place = places.get(id)
      return place === undefined || place === at + 1 ? [] : [{ id, mine: at + 1, theirs: place }]
    })
    .toSorted((one, other) => Math.abs(other.mine - other.theirs) - Math.abs(one.mine - one.theirs))
}

/** Returns whether two lists have the same items in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
