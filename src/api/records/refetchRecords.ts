import { forEachConcurrently, splitIntoChunks } from '../concurrency'
import { ServerError } from '../ServerError'

type WithId = { id: string }

type RefetchOptions<Known extends WithId, Item extends WithId> = {
  fetchOne: (id: string) => Promise<Item>
  /** Fetches up to 100 records by known properties such as titles. The result may contain other records. */
  listCandidates: (known: readonly Known[]) => Promise<readonly Item[]>
  /** Returns the substitute of a deleted record, or undefined to omit it. Without this function a deleted record is an error. */
  replaceDeleted?: (known: Known) => Item | undefined
}

/** Up to this number, records are fetched one by one. This is as fast, and a list page costs the server more. */
const MAX_SINGLE_READS = 6
/** Number of records per list call. */
const LIST_CHUNK_SIZE = 100

/**
 * Fetches the current versions of records in the given order. Lists cannot filter by id, so larger sets are fetched by known
 * properties, with one call per 100 records. Records that no list returns, for example renamed ones, are fetched one by one.
 * @param known  earlier versions of the records
 * @throws the first failure
 */
export async function refetchRecords<Known extends WithId, Item extends WithId>(
  known: readonly Known[],
  { fetchOne, listCandidates, replaceDeleted }: RefetchOptions<Known, Item>,
): Promise<Item[]> {
  const current = new Map<string, Item | undefined>()
  if (known.length > MAX_SINGLE_READS)
    await forEachConcurrently(splitIntoChunks(known, LIST_CHUNK_SIZE), async chunk => {
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
  <Item>(gone: (() => Item | undefined) | undefined) =>
  (error: unknown): Item | undefined => {
    if (gone && error instanceof ServerError && error.status === 404) return gone()
    throw error
  }
