import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  deleteDictionary,
  listStoredDictionaries,
  reorderDictionaries,
  type StoredDictionary,
} from '../../../preferences/databases/dictionaryStore'
import { dictionaryImportQueue } from './import/dictionaryImportQueue'

/**
 * Stored dictionaries, and functions that move and remove them. `all` is undefined until the dictionaries have been
 * read. `failed` is true if the last access failed, for example because the browser blocks the storage.
 */
export interface UseStoredDictionariesResult {
  readonly all: readonly StoredDictionary[] | undefined
  readonly failed: boolean
  /** Moves a dictionary down (1) or up (-1) in the list. */
  readonly move: (id: number, step: 1 | -1) => Promise<void>
  readonly remove: (id: number) => Promise<void>
}

/** Returns the dictionaries that this device has stored. Reads them again after each import and each change. */
export function useStoredDictionaries(): UseStoredDictionariesResult {
  const { importCount } = useSyncExternalStore(dictionaryImportQueue.subscribe, dictionaryImportQueue.getState)
  const [all, setAll] = useState<readonly StoredDictionary[]>()
  const [failed, setFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setAll(await listStoredDictionaries())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after an import
  useEffect(() => void read(), [read, importCount])
  const applyChange = (change: Promise<void>) => change.then(read, () => setFailed(true))
  return {
    all,
    failed,
    move: (id, step) =>
      applyChange(reorderDictionaries(moveIdInDictionaryOrder(all?.map(dictionary => dictionary.id) ?? [], id, step))),
    remove: id => applyChange(deleteDictionary(id)),
  }
}

/**
 * Moves an id down (1) or up (-1) in a list of ids. Returns the unchanged list if the id cannot move further in this
 * direction.
 */
export function moveIdInDictionaryOrder(ids: readonly number[], id: number, step: 1 | -1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
