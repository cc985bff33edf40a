import { useEffect, useState } from 'react'
import { eventBatcher } from '../api/cache/eventBatcher'

type Identified = { id: string }

export type CurrentRecordsInput<Known extends Identified, Item> = {
  /** The records as loaded when the dialog was opened. Later changes of this prop are ignored. */
  known: readonly Known[]
  /** Reads the current records in the given order. Called with one, some or all of them. */
  read: (known: readonly Known[]) => Promise<Item[]>
  /** Subscribes to changes of records; the listener receives the id. */
  onChanged: (changed: (id: string) => void) => () => void
}

type RecordsNow<Item> = { records: Item[] | undefined; failure: unknown; readAgain: () => Promise<Item[]> }

/**
 * Loads records for editing and keeps them current: reads them on mount, after live events, and on demand. `records` is
 * undefined until the first read.
 */
export function useCurrentRecords<Known extends Identified, Item>(
  input: CurrentRecordsInput<Known, Item>,
): RecordsNow<Item> {
  const { known, read, onChanged } = input
  const [records, setRecords] = useState<Item[]>()
  const [failure, setFailure] = useState<unknown>()

  const readAgain = async () => {
    const now = await read(known)
    setRecords(now)
    setFailure(undefined)
    return now
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the dialog opens
  useEffect(() => {
    readAgain().catch(setFailure)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog never changes its set of records
  useEffect(() => {
    // A scan sends hundreds of events: read the changed records together.
    const changes = eventBatcher<string>(async ids => {
      const changed = known.filter(({ id }) => ids.includes(id))
      const now = await read(changed)
      const byId = new Map(changed.map(({ id }, at) => [id, now[at]]))
      setRecords(before => before?.map((record, at) => byId.get(known[at]?.id ?? '') ?? record))
    })
    const ids = new Set(known.map(({ id }) => id))
    return onChanged(id => ids.has(id) && changes.add([id]))
  }, [])
  return { records, failure, readAgain }
}
