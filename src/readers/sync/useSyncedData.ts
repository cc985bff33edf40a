import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { parseSyncedMap, syncedValues, withEntry } from '../../preferences/syncedMap'
import { onSyncedChange, readSynced, readSyncedText, type SyncedKind, writeSynced } from '../../preferences/syncedStore'

export interface SyncedData {
  /** What is kept, by key; what was written by others is not to be trusted in shape. */
  readonly entries: ReadonlyMap<string, unknown>
  /** Keeps a value of JSON under a key; undefined removes it. */
  readonly set: (key: string, value: unknown) => void
}

/**
 * What this person keeps of a book, series or library: on this device, and with the other devices through the server.
 * @param id  of the book, series or library; nothing is kept while undefined
 */
export function useSyncedData(kind: SyncedKind, id: string | undefined): SyncedData {
  const userId = useCurrentUser().id
  const name = useMemo(() => ({ userId, kind, id: id ?? '' }), [userId, kind, id])
  const subscribe = useCallback((listener: () => void) => onSyncedChange(name, listener), [name])
  const text = useSyncExternalStore(subscribe, () => readSyncedText(name))
  const entries = useMemo(() => syncedValues(parseSyncedMap(text)), [text])
  const set = useCallback(
    (key: string, value: unknown) => {
      if (name.id !== '') writeSynced(name, withEntry(readSynced(name), key, value, Date.now()))
    },
    [name],
  )
  return { entries, set }
}
