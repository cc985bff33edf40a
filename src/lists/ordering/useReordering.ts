import { useState } from 'react'
import { mergeOrders, moveItem, type OrderMerge, restoreItems } from './mergeOrder'

/** State of an order that is edited while others may change it. */
export type ReorderingState = OrderMerge & {
  isChanged: boolean
  /** Merges the edited order with the current order of the server. */
  mergeWith: (theirs: readonly string[]) => OrderMerge
  move: (nextBase: number, to: number) => void
  remove: (id: string) => void
  /** Restores all removed items at their positions. */
  restoreRemoved: () => void
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
export function useReordering(theirs: readonly string[]): ReorderingState {
  // The edited order, with and without the removed items.
  const [{ base, mine, whole: withRemoved }, setState] = useState({ base: theirs, mine: theirs, whole: theirs })
  const merge = mergeOrders(base, mine, theirs)
  const change = (ids: readonly string[], nextBase: readonly string[]) =>
    setState({ base: nextBase, mine: ids, whole: restoreItems(ids, withRemoved, withRemoved) })
  const applyOrder = (ids: readonly string[]) => change(ids, merge.isConflict ? base : theirs)
  return {
    ...merge,
    isChanged:
      merge.isConflict || merge.ids.length !== theirs.length || merge.ids.some((id, index) => id !== theirs[index]),
    mergeWith: current => mergeOrders(base, mine, current),
    move: (nextBase, to) => applyOrder(moveItem(merge.ids, nextBase, to)),
    remove: id => applyOrder(merge.ids.filter(other => other !== id)),
    restoreRemoved: () => applyOrder(restoreItems(merge.ids, withRemoved, theirs)),
    resolve: keep => change(keep === 'mine' ? merge.ids : theirs.filter(id => merge.ids.includes(id)), theirs),
  }
}
