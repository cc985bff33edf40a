import { onLocalStorageChange } from '../localStorageAccess'

/**
 * Registers a listener that is called when this tab stores any synced map, see `syncedReaderData.ts`. The listener is
 * not called for changes by other tabs. This function is not part of `syncedReaderData.ts`, because the first page of a
 * comic loads that file, and its code must stay small.
 * @returns unregister function
 */
export function onSyncedMapChangeInThisTab(listener: () => void): () => void {
  return onLocalStorageChange((key, isFromOtherTab) => {
    if (!isFromOtherTab && key?.startsWith('synced.')) listener()
  })
}
