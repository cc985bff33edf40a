/**
 * Returns the list after an item has been moved to another index. A target index outside of the list is replaced by the
 * first or last index.
 */
export function moveItemToIndex<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const targetIndex = Math.max(0, Math.min(items.length - 1, to))
  return items.toSpliced(from, 1).toSpliced(targetIndex, 0, ...items.slice(from, from + 1))
}

/**
 * Returns the list `ids` with removed items inserted again. Each removed item comes directly after the nearest earlier
 * item of `reference` that is in the list. If no earlier item is in the list, the removed item becomes the first item.
 * @param reference complete order, which contains all removed items
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
 * Result of merging the order that this user has edited (`mine`) with the current order on the server (`theirs`). Both
 * orders started from the same original order.
 */
export type MergedItemOrder = {
  ids: string[]
  /** Number of items that other users have added. `theirs` contains these items, but `mine` does not. */
  added: number
  /** Number of items that `mine` still contains although other users have removed them from the order on the server. */
  removed: number
  /**
   * Whether the merged order contains moves by other users. Always false if this user has moved items, because the
   * merged order then contains only the moves of this user.
   */
  reordered: boolean
  /**
   * Whether this user and other users have moved items in different ways. If true, `ids` has the order of this user.
   */
  isConflict: boolean
}

/**
 * Merges the order that this user has edited (`mine`) with the current order on the server (`theirs`). The result
 * contains no items that were removed from `mine` or from `theirs`. The result contains the items that other users have
 * added. If only a single order contains moves, the result contains these moves. If both orders contain moves, the
 * result contains the moves of this user.
 * @param base original order, from which both orders started
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
 * Returns the order of a list after a saved change is undone. Items that other users have added since the change stay
 * in the list. Items that other users have removed since the change do not return. Moves by other users are preserved,
 * except if the saved change contains moves too.
 * @param before order before the saved change
 * @param saved order after the saved change
 * @param now current order
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

/**
 * Lists the items whose positions differ between two orders, starting with the largest difference. Positions start at
 * 1.
 */
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
