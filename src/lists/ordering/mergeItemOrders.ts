/** Returns the list with an item moved to another index. Limits the index to the ends of the list. */
export function moveItemToIndex(ids: readonly string[], from: number, to: number): string[] {
  const targetIndex = Math.max(0, Math.min(ids.length - 1, to))
  return ids.toSpliced(from, 1).toSpliced(targetIndex, 0, ...ids.slice(from, from + 1))
}

/**
 * Inserts removed items into a list. Each item is inserted after the item that precedes it in `reference`.
 * @param reference complete order of the items
 */
export function restoreRemovedItems(
  ids: readonly string[],
  reference: readonly string[],
  idsToRestore: Iterable<string>,
): string[] {
  const present = new Set(ids)
  const restored = new Set([...idsToRestore].filter(id => !present.has(id)))
  const result = [...ids]
  let previousId: string | undefined
  for (const id of reference) {
    if (restored.has(id)) result.splice(previousId === undefined ? 0 : result.indexOf(previousId) + 1, 0, id)
    if (restored.has(id) || present.has(id)) previousId = id
  }
  return result
}

/**
 * Result of merging two versions of an order. `mine` is the order of this user, and `theirs` the order on the server.
 * Both are based on the same original order.
 */
export type MergedItemOrder = {
  ids: string[]
  /** Number of items that only the server order (`theirs`) has added. */
  added: number
  /** Number of items that only the server order (`theirs`) has removed. */
  removed: number
  /** Whether only the server order (`theirs`) has moved items. */
  reordered: boolean
  /** Whether both users moved items in different ways. In this case, `ids` has the order of this user (`mine`). */
  isConflict: boolean
}

/**
 * Merges the order of this user (`mine`) with the order on the server (`theirs`). Applies the additions and removals of
 * both orders. If only a single order has moved items, the result has this order.
 * @param base original order, before both changes
 */
export function mergeItemOrders(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedItemOrder {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)]
  const intersect = (ids: readonly string[], ...sets: readonly Set<string>[]) =>
    ids.filter(id => sets.every(set => set.has(id)))
  const isMineMoved = !isSameItemOrder(intersect(base, inMine), intersect(mine, inBase))
  const isTheirsMoved = !isSameItemOrder(intersect(base, inTheirs), intersect(theirs, inBase))
  const ordersDiffer = !isSameItemOrder(intersect(mine, inBase, inTheirs), intersect(theirs, inBase, inMine))
  const added = theirs.filter(id => !inBase.has(id) && !inMine.has(id))
  const takesTheirs = isTheirsMoved && !isMineMoved
  return {
    ids: takesTheirs
      ? theirs.filter(id => inMine.has(id) || !inBase.has(id))
      : restoreRemovedItems(intersect(mine, inTheirs), theirs, added),
    added: added.length,
    removed: base.filter(id => !inTheirs.has(id) && inMine.has(id)).length,
    reordered: takesTheirs && ordersDiffer,
    isConflict: isMineMoved && isTheirsMoved && ordersDiffer,
  }
}

/**
 * Returns the order of a list after undoing a saved change. Preserves changes that other users made after the saved
 * change.
 * @param before the order before the saved change
 * @param saved the order after the saved change
 * @param now the current order
 */
export function undoItemOrderChange(
  before: readonly string[],
  saved: readonly string[],
  now: readonly string[],
): string[] {
  const inSaved = new Set(saved)
  const isLost = (id: string) => !inSaved.has(id)
  const remaining = before.filter(id => !isLost(id))
  return restoreRemovedItems(mergeItemOrders(saved, remaining, now).ids, before, before.filter(isLost))
}

/** Lists the items whose positions differ in two orders, largest difference first. Positions start at 1. */
export function listItemOrderDifferences(mine: readonly string[], theirs: readonly string[]) {
  const theirPositions = new Map(theirs.map((id, index) => [id, index + 1]))
  return mine
    .flatMap((id, index) => {
      const targetIndex = theirPositions.get(id)
      return targetIndex === undefined || targetIndex === index + 1
        ? []
        : [{ id, mine: index + 1, theirs: targetIndex }]
    })
    .toSorted((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs))
}

/** Returns whether two lists have the same items in the same order. */
export const isSameItemOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])
