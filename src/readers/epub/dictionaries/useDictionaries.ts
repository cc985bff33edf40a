import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  deleteDictionary,
  orderDictionaries,
  type StoredDictionary,
  storedDictionaries,
} from '../../../preferences/dictionaryStore'
import { dictionaryImports } from './import/dictionaryImports'

/** Stored dictionaries and functions that change them. `all` is undefined until they are read; `failed` when storage is blocked. */
export interface Dictionaries {
  readonly all: readonly StoredDictionary[] | undefined
  readonly failed: boolean
  /** Moves the dictionary with this id down (1) or up (-1) by one position. */
  readonly move: (id: number, by: 1 | -1) => Promise<void>
  readonly remove: (id: number) => Promise<void>
}

/** Reads the stored dictionaries, and again after each import. */
export function useDictionaries(): Dictionaries {
  const { count } = useSyncExternalStore(dictionaryImports.subscribe, dictionaryImports.now)
  const [all, setAll] = useState<readonly StoredDictionary[]>()
  const [failed, setFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setAll(await storedDictionaries())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after an import
  useEffect(() => void read(), [read, count])
  const then = (change: Promise<void>) => change.then(read, () => setFailed(true))
  return {
    all,
    failed,
    move: (id, by) => then(orderDictionaries(moveDictionary(all?.map(one => one.id) ?? [], id, by))),
    remove: id => then(deleteDictionary(id)),
  }
}

/** Returns the ids with one of them moved by one position; the same array when it cannot move. */
export function moveDictionary(ids: readonly number[], id: number, by: 1 | -1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
