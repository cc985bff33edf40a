import { onLocalStorageChange } from '../localStorageAccess'

/**
 * Registers a listener that is called when this tab changes any synced map, see `syncedReaderData.ts`. Changes of other
 * tabs do not call it. This function has its own file, because the first page of a comic loads `syncedReaderData.ts`.
 * @returns unregister function
 */
export function onSyncedMapChangeInThisTab(listener: () => void): () => void {
  return onLocalStorageChange((key, isFromOtherTab) => {
    if (!isFromOtherTab && key?.startsWith('synced.')) listener()
  })
}
