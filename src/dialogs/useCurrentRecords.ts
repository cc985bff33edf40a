import { useEffect, useState } from 'react'
import { eventBatcher } from '../api/cache/eventBatcher'

type Identified = { id: string }

export type CurrentRecordsInput<Known extends Identified, Item> = {
  /** What was known when the dialog was opened; the records stay these. */
  known: readonly Known[]
  /** Reads records as they are now, in the order given. Asked for one, for some, and for all of any number. */
  read: (known: readonly Known[]) => Promise<Item[]>
  /** Calls back with the id of a record that was changed somewhere. */
  onChanged: (changed: (id: string) => void) => () => void
}

type RecordsNow<Item> = { records: Item[] | undefined; failure: unknown; readAgain: () => Promise<Item[]> }

/**
 * Records as they are on the server while they are edited: read when it begins, when live events tell that some were changed,
 * and on demand. Undefined until they were read for the first time.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    readAgain().catch(setFailure)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records of a dialog stay the same ones
  useEffect(() => {
    // A scan tells of hundreds: they are read together.
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
