import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { parseSyncedMap, syncedMapValues, withSyncedMapEntry } from '../../preferences/syncedMap'
import {
  onSyncedMapChange,
  readStoredSyncedMap,
  readStoredSyncedMapJson,
  type SyncedReaderDataKind,
  storeSyncedMap,
} from '../../preferences/syncedReaderData'

export interface SyncedReaderData {
  /** Entries by key. Other clients may have written them, so callers must check their shape. */
  readonly entries: ReadonlyMap<string, unknown>
  /** Stores a JSON value under a key; undefined removes it. */
  readonly set: (key: string, value: unknown) => void
}

/**
 * Returns the user's synced data of a book, series or library, stored on this device and synced through the server.
 * @param id  id of the book, series or library; nothing is stored while undefined
 */
export function useSyncedReaderData(kind: SyncedReaderDataKind, id: string | undefined): SyncedReaderData {
  const userId = useCurrentUser().id
  const name = useMemo(() => ({ userId, kind, id: id ?? '' }), [userId, kind, id])
  const subscribe = useCallback((listener: () => void) => onSyncedMapChange(name, listener), [name])
  const text = useSyncExternalStore(subscribe, () => readStoredSyncedMapJson(name))
  const entries = useMemo(() => syncedMapValues(parseSyncedMap(text)), [text])
  const set = useCallback(
    (key: string, value: unknown) => {
      if (name.id !== '') storeSyncedMap(name, withSyncedMapEntry(readStoredSyncedMap(name), key, value, Date.now()))
    },
    [name],
  )
  return { entries, set }
}
