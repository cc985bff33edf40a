import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  deleteDictionary,
  orderDictionaries,
  type StoredDictionary,
  storedDictionaries,
} from '../../../preferences/dictionaryStore'
import { dictionaryImports } from './import/dictionaryImports'

/** The person's dictionaries: undefined until they are read, `failed` where the browser keeps none. */
export interface Dictionaries {
  readonly all: readonly StoredDictionary[] | undefined
  readonly failed: boolean
  /** Changes their order: the one of this number goes up or down by one. */
  readonly move: (id: number, by: 1 | -1) => Promise<void>
  readonly remove: (id: number) => Promise<void>
}

/** Reads the dictionaries, and again when one was taken in. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more was taken in
  useEffect(() => void read(), [read, count])
  const then = (change: Promise<void>) => change.then(read, () => setFailed(true))
  return {
    all,
    failed,
    move: (id, by) => then(orderDictionaries(moveDictionary(all?.map(one => one.id) ?? [], id, by))),
    remove: id => then(deleteDictionary(id)),
  }
}

/** The order in which one of them changes places with its neighbour. */
export function moveDictionary(ids: readonly number[], id: number, by: 1 | -1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
