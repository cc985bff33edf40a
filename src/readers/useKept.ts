import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useMe } from '../access/SessionContext'
import { type KeptKind, onKept, readKept, readKeptText, writeKept } from '../preferences/kept'
import { parsedMap, valuesOf, withEntry } from '../preferences/keptMap'

export interface Kept {
  /** What is kept, by key; what was written by others is not to be trusted in shape. */
  readonly entries: ReadonlyMap<string, unknown>
  /** Keeps a value of JSON under a key; undefined removes it. */
  readonly set: (key: string, value: unknown) => void
}

/**
 * What this person keeps of a book, series or library: on this device, and with the other devices through the server.
 * @param id  of the book, series or library; nothing is kept while undefined
 */
export function useKept(kind: KeptKind, id: string | undefined): Kept {
  const userId = useMe().id
  const name = useMemo(() => ({ userId, kind, id: id ?? '' }), [userId, kind, id])
  const subscribe = useCallback((listener: () => void) => onKept(name, listener), [name])
  const text = useSyncExternalStore(subscribe, () => readKeptText(name))
  const entries = useMemo(() => valuesOf(parsedMap(text)), [text])
  const set = useCallback(
    (key: string, value: unknown) => {
      if (name.id !== '') writeKept(name, withEntry(readKept(name), key, value, Date.now()))
    },
    [name],
  )
  return { entries, set }
}
