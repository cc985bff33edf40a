import { useEffect, useState } from 'react'

/** So many are read again one by one; for more, what the list knew has to do until a live event tells of a change. */
const mostRead = 60

type RecordsInput<Item> = {
  ids: readonly string[]
  /** What is known already; used as it is when there are many. */
  known: readonly Item[] | undefined
  read: (id: string) => Promise<Item>
  /** Calls back with the id of a record that was changed somewhere. */
  onChanged: (changed: (id: string) => void) => () => void
}

type RecordsNow<Item> = { records: Item[] | undefined; failure: unknown; readAgain: () => Promise<Item[]> }

/**
 * Records as they are on the server while they are edited: read when it begins, when a live event tells that one was changed, and
 * on demand. Undefined until they were read for the first time.
 */
export function useRecordsNow<Item>({ ids, known, read, onChanged }: RecordsInput<Item>): RecordsNow<Item> {
  const isMany = ids.length > mostRead && known !== undefined
  const [records, setRecords] = useState<Item[] | undefined>(isMany ? [...known] : undefined)
  const [failure, setFailure] = useState<unknown>()

  const readAgain = async () => {
    if (isMany) return records ?? []
    const now = await Promise.all(ids.map(id => read(id)))
    setRecords(now)
    return now
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (!isMany) readAgain().catch(setFailure)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records of a dialog stay the same ones
  useEffect(
    () =>
      onChanged(id => {
        const at = ids.indexOf(id)
        if (at < 0) return
        read(id).then(
          now => setRecords(before => before?.map((record, place) => (place === at ? now : record))),
          () => undefined,
        )
      }),
    [],
  )
  return { records, failure, readAgain }
}
