import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { getSyncedMapValues, parseSyncedMap, setSyncedMapEntry } from '../../preferences/syncedMap'
import {
  onSyncedMapChange,
  readStoredSyncedMap,
  readStoredSyncedMapJson,
  type SyncedReaderDataKind,
  storeSyncedMap,
} from '../../preferences/syncedReaderData'

export interface UseSyncedReaderDataResult {
  /**
   * Stored values by key. Callers must check the type of each value, because other programs may have written invalid
   * values.
   */
  readonly entries: ReadonlyMap<string, unknown>
  /** Stores a value, which must be convertible to JSON, under a key. The value undefined removes the key. */
  readonly set: (key: string, value: unknown) => void
}

/**
 * Returns synced reader data of the given kind, for example the bookmarks of a book.
 * @param id  id of a book, series or library. While it is undefined, no data is stored.
 */
export function useSyncedReaderData(kind: SyncedReaderDataKind, id: string | undefined): UseSyncedReaderDataResult {
  const userId = useCurrentUser().id
  const name = useMemo(() => ({ userId, kind, id: id ?? '' }), [userId, kind, id])
  const subscribe = useCallback((listener: () => void) => onSyncedMapChange(name, listener), [name])
  const text = useSyncExternalStore(subscribe, () => readStoredSyncedMapJson(name))
  const entries = useMemo(() => getSyncedMapValues(parseSyncedMap(text)), [text])
  const set = useCallback(
    (key: string, value: unknown) => {
      if (name.id !== '') storeSyncedMap(name, setSyncedMapEntry(readStoredSyncedMap(name), key, value, Date.now()))
    },
    [name],
  )
  return { entries, set }
}
