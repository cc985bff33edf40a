import { useState } from 'react'
import { type MergedItemOrder, mergeItemOrders, moveItemToIndex, restoreRemovedItems } from './mergeItemOrders'

/** State of an order that the current user edits. */
export type ReorderingState = MergedItemOrder & {
  isChanged: boolean
  /** Merges the edited order with the current order of the server. */
  mergeWith: (theirs: readonly string[]) => MergedItemOrder
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Restores all removed items at their previous positions. */
  restoreRemoved: () => void
  /**
   * Resolves a conflict. "mine" applies the edited order; "theirs" applies the order of the server without the removed
   * items.
   */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * Manages the editing of an order. Merges members that others add or remove. The user resolves conflicting orders.
 * @param theirs the order last loaded from the server
 */
export function useReordering(theirs: readonly string[]): ReorderingState {
  // `mine` is the edited order without the removed items, and `withRemoved` the edited order with them.
  const [{ base, mine, withRemoved }, setState] = useState({ base: theirs, mine: theirs, withRemoved: theirs })
  const merge = mergeItemOrders(base, mine, theirs)
  const change = (ids: readonly string[], nextBase: readonly string[]) =>
    setState({ base: nextBase, mine: ids, withRemoved: restoreRemovedItems(ids, withRemoved, withRemoved) })
  const applyOrder = (ids: readonly string[]) => change(ids, merge.isConflict ? base : theirs)
  return {
    ...merge,
    isChanged:
      merge.isConflict || merge.ids.length !== theirs.length || merge.ids.some((id, index) => id !== theirs[index]),
    mergeWith: current => mergeItemOrders(base, mine, current),
    move: (from, to) => applyOrder(moveItemToIndex(merge.ids, from, to)),
    remove: id => applyOrder(merge.ids.filter(other => other !== id)),
    restoreRemoved: () => applyOrder(restoreRemovedItems(merge.ids, withRemoved, theirs)),
    resolve: keep => change(keep === 'mine' ? merge.ids : theirs.filter(id => merge.ids.includes(id)), theirs),
  }
}
