import { useState } from 'react'
import { mergeOrders, moveItem, type OrderMerge, restoreItem } from './mergeOrder'

/** An order that somebody is making, while others may make another. */
export type Reordering = OrderMerge & {
  isChanged: boolean
  /** What both would make together if this were theirs. */
  mergedWith: (theirs: readonly string[]) => OrderMerge
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Puts back what was taken out, each where it was. */
  putBack: () => void
  /** Ends a conflict: mine stays, or theirs takes its place without what I took out. */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * The order as a person changes it. What others put in or take out meanwhile follows; where both sides ordered anew the person
 * chooses.
 * @param theirs  the order on the server, as far as it is known
 */
export function useReordering(theirs: readonly string[]): Reordering {
  // `whole` is mine with what was taken out of it still in its place.
  const [{ base, mine, whole }, set] = useState({ base: theirs, mine: theirs, whole: theirs })
  const merge = mergeOrders(base, mine, theirs)
  const change = (ids: readonly string[], from: readonly string[]) =>
    set({ base: from, mine: ids, whole: restoreItem(ids, whole, whole) })
  const go = (ids: readonly string[]) => change(ids, merge.isConflict ? base : theirs)
  return {
    ...merge,
    isChanged: merge.isConflict || merge.ids.length !== theirs.length || merge.ids.some((id, at) => id !== theirs[at]),
    mergedWith: now => mergeOrders(base, mine, now),
    move: (from, to) => go(moveItem(merge.ids, from, to)),
    remove: id => go(merge.ids.filter(other => other !== id)),
    putBack: () => go(restoreItem(merge.ids, whole, theirs)),
    resolve: keep => change(keep === 'mine' ? merge.ids : theirs.filter(id => merge.ids.includes(id)), theirs),
  }
}
