import { chunked, withConcurrency } from '../chunks'
import { ServerError } from '../ServerError'

type Identified = { id: string }

type Reading<Known extends Identified, Item extends Identified> = {
  one: (id: string) => Promise<Item>
  /** Those of up to a hundred that a list finds by what is known of them, such as titles; others may be among them. */
  among: (known: readonly Known[]) => Promise<readonly Item[]>
  /** What stands for one that is gone, if anything does; without it that is a failure. */
  gone?: (known: Known) => Item | undefined
}

/** Up to so many are read one by one: that is as quick, and a page of a list costs the server more. */
const FEW = 6
/** So many are asked for in one question. */
const ASKED = 100

/**
 * Records as they are on the server now, in the order given. Many cost one question for each hundred: lists cannot be asked for
 * ids, so they are asked for what is known; those that were renamed meanwhile are read one by one.
 */
export async function refetchRecords<Known extends Identified, Item extends Identified>(
  known: readonly Known[],
  { one, among, gone }: Reading<Known, Item>,
): Promise<Item[]> {
  const now = new Map<string, Item | undefined>()
  if (known.length > FEW)
    await withConcurrency(chunked(known, ASKED), async piece => {
      for (const item of await among(piece)) now.set(item.id, item)
    })
  await withConcurrency(
    known.filter(({ id }) => !now.has(id)),
    async record => now.set(record.id, await one(record.id).catch(orElse(gone && (() => gone(record))))),
  )
  return known.flatMap(({ id }) => now.get(id) ?? [])
}

const orElse =
  <Item>(gone: (() => Item | undefined) | undefined) =>
  (error: unknown): Item | undefined => {
    if (gone && error instanceof ServerError && error.status === 404) return gone()
    throw error
  }
