/** The list with one of its things in another place. */
export function moveItem(ids: readonly string[], from: number, to: number): string[] {
  const place = Math.max(0, Math.min(ids.length - 1, to))
  return ids.toSpliced(from, 1).toSpliced(place, 0, ...ids.slice(from, from + 1))
}

/** Puts things back into a list, each behind what stood before it in a model of the list. What is there already stays. */
export function restoreItem(ids: readonly string[], model: readonly string[], back: Iterable<string>): string[] {
  const there = new Set(ids)
  const wanted = new Set([...back].filter(id => !there.has(id)))
  const result = [...ids]
  let before: string | undefined
  for (const id of model) {
    if (wanted.has(id)) result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
    if (wanted.has(id) || there.has(id)) before = id
  }
  return result
}

/** What two changes of the same order make together. */
export type OrderMerge = {
  ids: string[]
  /** How many the others put in and took out. */
  added: number
  removed: number
  /** The others gave what was there another order, and this is not it. */
  reordered: boolean
  /** Both sides gave what is in both another order: somebody has to say whose counts. Until then mine does. */
  isConflict: boolean
}

/**
 * Joins two changes that began with the same list. What one side took out is out, what they put in stands behind what it stood
 * behind there; an order that only one side changed is theirs.
 * @param base  the list that both began with
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
 * The list after a change of it is taken back, whatever others did to it since.
 * @param before  as it was before the change
 * @param saved  as the change made it
 */
export function undoMove(before: readonly string[], saved: readonly string[], now: readonly string[]): string[] {
  const inSaved = new Set(saved)
  const isLost = (id: string) => !inSaved.has(id)
  const kept = before.filter(id => !isLost(id))
  return restoreItem(mergeOrders(saved, kept, now).ids, before, before.filter(isLost))
}

/** Things whose places differ in two lists, those that are farthest apart first; places count from 1. */
export function orderDifferences(mine: readonly string[], theirs: readonly string[]) {
  const places = new Map(theirs.map((id, at) => [id, at + 1]))
  return mine
    .flatMap((id, at) => {
      const place = places.get(id)
      return place === undefined || place === at + 1 ? [] : [{ id, mine: at + 1, theirs: place }]
    })
    .toSorted((one, other) => Math.abs(other.mine - other.theirs) - Math.abs(one.mine - one.theirs))
}

/** Whether two lists are the same in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
