import { useLayoutEffect, useRef } from 'react'
import type { SelectionStore } from './selectionStore'

/**
 * Makes a selection store forget the list indexes of its items when the sort of the list changes.
 * @param queryHash hash of the filter and sort of the list
 */
export function useClearSelectionIndexesOnSort<Item extends { id: string }>(
  store: SelectionStore<Item>,
  queryHash: string,
): void {
  const latestHash = useRef(queryHash)
  // This must be a layout effect. A layout effect runs before the effects in which the items report their new indexes.
  useLayoutEffect(() => {
    if (latestHash.current !== queryHash) store.clearIndexes()
    latestHash.current = queryHash
  }, [store, queryHash])
}
