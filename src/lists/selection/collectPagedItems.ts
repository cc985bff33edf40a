import { fetchRowsOfAllPages, type RowFetchProgress } from '../table/rows/fetchRowsOfAllPages'

/** Fetches a page of a list in display order. Page numbers start at 0. */
export type FetchItemPage<Item> = (
  page: number,
  size: number,
  signal?: AbortSignal,
) => Promise<{ items: readonly Item[]; total: number }>

/**
 * Options of a request for many items. `onProgress` receives the progress of the request, and `signal` cancels the
 * request.
 */
export type CollectOptions = { onProgress?: (progress: RowFetchProgress) => void; signal?: AbortSignal }

type CollectPagedItemsOptions<Item, Part> = CollectOptions & {
  fetchPage: FetchItemPage<Item>
  /**
   * Returns the part of an item that is added to the result, for example the id. Returns undefined to omit the item.
   * The rest of the item is not stored in memory.
   */
  toPart: (item: Item) => Part | undefined
}

/** Number of items that each request fetches. */
export const COLLECT_PAGE_SIZE = 500
/**
 * Maximum number of attempts to fetch the list. A further attempt is necessary if the list has changed during the
 * fetch.
 */
const MAX_ATTEMPTS = 3

/**
 * Fetches all items of a list page by page, and returns a part of each item in display order. Each attempt fetches the
 * whole list. If the list changes during an attempt, items can be missing from this attempt, and a further attempt
 * follows. The attempts end in two cases:
 * - The list has not changed during the attempt. The result contains the items of this attempt.
 * - The attempt has found no new items, or it is attempt number {@link MAX_ATTEMPTS}. The result contains the items of
 *   all attempts without duplicates. Items that are missing from the last attempt are at the end.
 * @throws the error of a failed request, or the abort reason of the signal
 */
export async function collectPagedItems<Item extends { id: string }, Part>({
  fetchPage,
  toPart,
  onProgress,
  signal,
}: CollectPagedItemsOptions<Item, Part>): Promise<Part[]> {
  const fetchParts = async (page: number) => {
    const { items, total } = await fetchPage(page, COLLECT_PAGE_SIZE, signal)
    return { items: items.map(item => ({ id: item.id, part: toPart(item) })), total }
  }
  let found = new Map<string, Part | undefined>()
  for (let attempt = 1; ; attempt += 1) {
    const totals = new Set<number>()
    const rows = await fetchRowsOfAllPages({
      fetchPage: fetchParts,
      pageSize: COLLECT_PAGE_SIZE,
      keyOf: ({ id }) => id,
      signal,
      onProgress: progress => {
        totals.add(progress.total)
        onProgress?.(progress)
      },
    })
    signal?.throwIfAborted()
    const current = new Map(rows.map(({ id, part }) => [id, part]))
    const isUnchanged = totals.size === 1 && totals.has(rows.length)
    if (isUnchanged) return listParts(current)
    const earlierCount = found.size
    found = new Map([...current, ...[...found].filter(([id]) => !current.has(id))])
    if (attempt === MAX_ATTEMPTS || found.size === earlierCount) return listParts(found)
  }
}

const listParts = <Part>(partsById: ReadonlyMap<string, Part | undefined>): Part[] =>
  [...partsById.values()].filter(part => part !== undefined)
