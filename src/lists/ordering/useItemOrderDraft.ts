import { useEffect, useState } from 'react'
import { type MergedItemOrder, mergeItemOrders, moveItemToIndex, restoreRemovedItems } from './mergeItemOrders'

/** Order of the members of a collection or read list while the user edits it, and functions that change the order. */
export type UseItemOrderDraftResult = MergedItemOrder & {
  isChanged: boolean
  /** Merges the edited order of the members with a newer order from the server. */
  mergeWith: (theirs: readonly string[]) => MergedItemOrder
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /**
   * Restores the items that this user has removed, at their previous positions. If another user has also removed an
   * item, does not restore this item.
   */
  restoreRemoved: () => void
  /**
   * Ends a conflict between two orders. `mine` applies the order of this user. `theirs` applies the order on the
   * server, but without the items that this user has removed.
   */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * Order that the user is editing. `mine` is the edited order without the removed items. `withRemoved` also contains the
 * removed items at their previous positions. `base` is the server order from which the edits started. When a newer
 * server order is merged without a conflict, this order becomes `base`.
 */
type StoredItemOrder = Readonly<Record<'base' | 'mine' | 'withRemoved', readonly string[]>>

/**
 * Manages the order of members while this user edits it. Merges additions and removals by other users. If this user and
 * other users have moved members in different ways, this user must choose between the two orders.
 * @param theirs order that was last loaded from the server
 * @param memory object that stores the edited order while the component is not mounted. The next mount restores this
 *   order
 */
export function useItemOrderDraft(theirs: readonly string[], memory: { draft?: unknown }): UseItemOrderDraftResult {
  const [state, setState] = useState<StoredItemOrder>(
    (memory.draft as StoredItemOrder | undefined) ?? { base: theirs, mine: theirs, withRemoved: theirs },
  )
  useEffect(() => {
    memory.draft = state
  }, [memory, state])
  const { base, mine, withRemoved } = state
  const merge = mergeItemOrders(base, mine, theirs)
  const change = (ids: readonly string[], nextBase: readonly string[]) => {
    // Also contains the items that other users have added since the last change. This user can therefore remove these
    // items and then restore them.
    const known = restoreRemovedItems(merge.ids, withRemoved, withRemoved)
    setState({ base: nextBase, mine: ids, withRemoved: restoreRemovedItems(ids, known, known) })
  }
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
