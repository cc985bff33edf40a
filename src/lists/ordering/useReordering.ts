import { useState } from 'react'
import { mergeOrders, moveItem, type OrderMerge, restoreItem } from './mergeOrder'

/** State of an order that is edited while others may change it. */
export type Reordering = OrderMerge & {
  isChanged: boolean
  /** Merges the edited order with the current order of the server. */
  mergedWith: (theirs: readonly string[]) => OrderMerge
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Restores all removed items at their positions. */
  putBack: () => void
  /**
   * Resolves a conflict: "mine" keeps the edited order, "theirs" takes the order of the server without the removed
   * items.
   */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * Manages the editing of an order. Members that others add or remove are merged; conflicting orders must be resolved by
 * the user.
 * @param theirs  the order last loaded from the server
 */
export function useReordering(theirs: readonly string[]): Reordering {
  // The edited order, with and without the removed items.
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
