import { chunked, withConcurrency } from '../chunks'
import { ServerError } from '../ServerError'

type Identified = { id: string }

type Reading<Known extends Identified, Item extends Identified> = {
  one: (id: string) => Promise<Item>
  /** Fetches up to 100 records by known properties such as titles. The result may contain other records. */
  among: (known: readonly Known[]) => Promise<readonly Item[]>
  /** Returns the substitute of a deleted record, or undefined to omit it. Without this function a deleted record is an error. */
  gone?: (known: Known) => Item | undefined
}

/** Up to this number, records are fetched one by one. This is as fast, and a list page costs the server more. */
const FEW = 6
/** Number of records per list call. */
const ASKED = 100

/**
 * Fetches the current versions of records in the given order. Lists cannot filter by id, so larger sets are fetched by known
 * properties, with one call per 100 records. Records that no list returns, for example renamed ones, are fetched one by one.
 * @param known  earlier versions of the records
 * @throws the first failure
 */
export async function refetchRecords<Known extends Identified, Item extends Identified>(
  known: readonly Known[],
  { one, among, gone }: Reading<Known, Item>,
): Promise<Item[]> {
  const current = new Map<string, Item | undefined>()
  if (known.length > FEW)
    await withConcurrency(chunked(known, ASKED), async chunk => {
      for (const item of await among(chunk)) current.set(item.id, item)
    })
  await withConcurrency(
    known.filter(({ id }) => !current.has(id)),
    async record => current.set(record.id, await one(record.id).catch(orElse(gone && (() => gone(record))))),
  )
  return known.flatMap(({ id }) => current.get(id) ?? [])
}

const orElse =
  <Item>(gone: (() => Item | undefined) | undefined) =>
  (error: unknown): Item | undefined => {
    if (gone && error instanceof ServerError && error.status === 404) return gone()
    throw error
  }
