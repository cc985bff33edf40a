import { listStorageKeys } from '../../preferences/listStorageKeys'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'

/**
 * Ids of books and series whose files a tab of this browser deletes or has deleted. An id is added before the deletion
 * request is sent.
 */
export type RequestedFileDeletions = ReadonlySet<string>

/**
 * Minimum time in milliseconds for which a deletion stays registered if its end is unknown. The server deletes files in
 * its task queue, which can be busy for hours, for example during the analysis of a large library.
 */
export const FILE_DELETION_EXPIRY_MS = 12 * 3_600_000

/**
 * Prefix of the keys in local storage. Each id has its own key. With a single list, two tabs could overwrite each
 * other's entries. The value is the time of the registration, in milliseconds since the epoch.
 */
const KEY_PREFIX = 'fileDeletions.'

const requested = createObservableStore<RequestedFileDeletions>(readStoredFileDeletions())
onLocalStorageChange(key => {
  if (key?.startsWith(KEY_PREFIX)) update(key.slice(KEY_PREFIX.length), readLocalStorage(key) !== undefined)
})

/**
 * Returns the registered deletions. The server may still have the files. Expired deletions are removed only when a tab
 * of this browser loads the page.
 */
export const getRequestedFileDeletions = requested.get

/** Returns the result of {@link getRequestedFileDeletions}. The component renders again when the result changes. */
export const useRequestedFileDeletions = (): RequestedFileDeletions => useObservableStoreValue(requested)

/**
 * Registers a deletion in all tabs of this browser. Must be called before the client sends the request that deletes
 * the file of a book or the files of a series.
 */
export const addRequestedFileDeletion = (id: string): void => writeLocalStorage(KEY_PREFIX + id, String(Date.now()))

/**
 * Returns the stored time at which a deletion was registered, in epoch milliseconds. If the deletion is registered
 * again, this time changes. Returns undefined if the deletion is not registered.
 */
export const getFileDeletionTime = (id: string): string | undefined => readLocalStorage(KEY_PREFIX + id)

/** Removes the registration of a deletion. Call it if the request was not sent, was rejected or has been executed. */
export const removeRequestedFileDeletion = (id: string): void => writeLocalStorage(KEY_PREFIX + id, undefined)

function update(id: string, isRequested: boolean): void {
  if (requested.get().has(id) === isRequested) return
  const ids = new Set(requested.get())
  if (isRequested) ids.add(id)
  else ids.delete(id)
  requested.set(ids)
}

/** Reads the registered deletions from local storage. Deletes expired entries. */
function readStoredFileDeletions(): RequestedFileDeletions {
  const ids = new Set<string>()
  for (const storageKey of listStorageKeys('localStorage')) {
    const [, id] = /^longbox\.fileDeletions\.(.+)$/.exec(storageKey) ?? []
    if (id === undefined) continue
    const isCurrent = Date.now() - Number(readLocalStorage(KEY_PREFIX + id)) < FILE_DELETION_EXPIRY_MS
    if (isCurrent) ids.add(id)
    else writeLocalStorage(KEY_PREFIX + id, undefined)
  }
  return ids
}
