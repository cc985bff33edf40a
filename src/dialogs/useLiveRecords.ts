import { useEffect, useRef, useState } from 'react'
import { createItemBatcher } from '../api/cache/createItemBatcher'

type Identified = { id: string }

export type UseLiveRecordsOptions<InitialRecord extends Identified, Item> = {
  /** The records as they are when the dialog opens. Must always contain the same records in the same order. */
  initialRecords: readonly InitialRecord[]
  /**
   * Current data of the records, in the order of `initialRecords`. Defined only if the caller has just fetched this
   * data. The hook then skips its first fetch.
   */
  loadedRecords?: readonly Item[]
  /**
   * Fetches the given records from the server. The result must contain one item for each given record, in the same
   * order.
   */
  read: (records: readonly InitialRecord[]) => Promise<Item[]>
  /** Registers a listener for changes of records. The listener receives the id of the changed record. */
  onChanged: (listener: (id: string) => void) => () => void
}

type LiveRecords<Item> = {
  records: Item[] | undefined
  failure: unknown
  refetch: () => Promise<Item[]>
  /** Shows the given records, which the caller has just saved. The next fetch replaces these records. */
  showSaved: (saved: readonly Item[]) => void
}

/**
 * Loads records for editing. When a live event reports a change of a record, fetches this record again. Without
 * `loadedRecords`, `records` is undefined until the first fetch succeeds.
 */
export function useLiveRecords<InitialRecord extends Identified, Item>(
  input: UseLiveRecordsOptions<InitialRecord, Item>,
): LiveRecords<Item> {
  const { initialRecords, loadedRecords, read, onChanged } = input
  const [records, setRecords] = useState(loadedRecords && [...loadedRecords])
  const [failure, setFailure] = useState<unknown>()

  /** Number of refetches and saves. A response does not apply if this number has changed since its request. */
  const generation = useRef(0)

  const refetch = async () => {
    generation.current += 1
    const started = generation.current
    const current = await read(initialRecords)
    if (generation.current !== started) return current
    setRecords(current)
    setFailure(undefined)
    return current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the dialog opens
  useEffect(() => {
    if (!loadedRecords) refetch().catch(setFailure)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog never changes its set of records
  useEffect(() => {
    // Fetches changed records in batches, because a library scan sends hundreds of events.
    const changes = createItemBatcher<string>(async (ids): Promise<void> => {
      const changed = initialRecords.filter(({ id }) => ids.includes(id))
      const started = generation.current
      const current = await read(changed)
      // The response may contain the values before a save. The records are therefore fetched again.
      if (generation.current !== started) return changes.add(ids)
      const byId = new Map(changed.map(({ id }, index) => [id, current[index]]))
      setRecords(previous => previous?.map((record, index) => byId.get(initialRecords[index]?.id ?? '') ?? record))
    })
    const ids = new Set(initialRecords.map(({ id }) => id))
    return onChanged(id => ids.has(id) && changes.add([id]))
  }, [])
  const showSaved = (saved: readonly Item[]) => {
    generation.current += 1
    setRecords([...saved])
  }
  return { records, failure, refetch, showSaved }
}
