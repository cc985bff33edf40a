import { useState } from 'react'
import { type MergedItemOrder, mergeItemOrders, moveItemToIndex, restoreRemovedItems } from './mergeItemOrders'

/** State of an order that the current user edits. */
export type UseItemOrderDraftResult = MergedItemOrder & {
  isChanged: boolean
  /** Returns the merge of the edited order with the given order of the server. */
  mergeWith: (theirs: readonly string[]) => MergedItemOrder
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Inserts all items that the user has removed, at their previous positions. */
  restoreRemoved: () => void
  /**
   * Ends a conflict between two orders. `mine`: the order of the current user applies. `theirs`: the order of the
   * server applies, without the items that the current user removed.
   */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * Manages the order of members while a user edits the order. Merges additions and removals by other users. If another
 * user also moved members, the current user must choose an order.
 * @param theirs the order that was last loaded from the server
 */
export function useItemOrderDraft(theirs: readonly string[]): UseItemOrderDraftResult {
  // `mine` is the edited order, without removed items. `withRemoved` is the same order, but still contains the removed
  // items at their previous positions.
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
