import { forEachConcurrently, splitIntoBatches } from '../forEachConcurrently'
import { ServerError } from '../ServerError'

type WithId = { id: string }

type RefetchOptions<Known extends WithId, Item extends WithId> = {
  fetchOne: (id: string) => Promise<Item>
  /**
   * Fetches lists that may contain the current versions of the known records, for example all records with the same
   * titles. Receives at most 100 known records. The result may contain other records too.
   */
  listCandidates: (known: readonly Known[]) => Promise<readonly Item[]>
  /**
   * Returns a substitute for a record that was deleted on the server, or undefined to omit the record. Without this
   * function, a deleted record causes an error.
   */
  replaceDeleted?: (known: Known) => Item | undefined
}

/**
 * Maximum number of records that the client fetches with a separate call for each record, without a call of
 * `listCandidates`. For more records, the client calls `listCandidates` first.
 */
const MAX_SINGLE_READS = 6
const LIST_CHUNK_SIZE = 100

/**
 * Fetches the current versions of records. If there are only a few records, sends a call for each record. For more
 * records, calls `listCandidates` first, because the server cannot filter lists by id. Then sends a call for each
 * record that the lists did not contain.
 * @param known earlier versions of the records
 * @returns current versions in the order of `known`
 * @throws the first failure
 */
export async function fetchCurrentRecordVersions<Known extends WithId, Item extends WithId>(
  known: readonly Known[],
  { fetchOne, listCandidates, replaceDeleted }: RefetchOptions<Known, Item>,
): Promise<Item[]> {
  const current = new Map<string, Item | undefined>()
  if (known.length > MAX_SINGLE_READS)
    await forEachConcurrently(splitIntoBatches(known, LIST_CHUNK_SIZE), async chunk => {
      for (const item of await listCandidates(chunk)) current.set(item.id, item)
    })
  await forEachConcurrently(
    known.filter(({ id }) => !current.has(id)),
    async record =>
      current.set(
        record.id,
        await fetchOne(record.id).catch(replaceNotFound(replaceDeleted && (() => replaceDeleted(record)))),
      ),
  )
  return known.flatMap(({ id }) => current.get(id) ?? [])
}

const replaceNotFound =
  <Item>(getReplacement: (() => Item | undefined) | undefined) =>
  (error: unknown): Item | undefined => {
    if (getReplacement && error instanceof ServerError && error.status === 404) return getReplacement()
    throw error
  }
