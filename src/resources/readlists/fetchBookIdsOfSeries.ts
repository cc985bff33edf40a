import { forEachConcurrently, splitIntoBatches } from '../../api/forEachConcurrently'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'

/** Maximum number of series whose books are fetched with a single request. */
const SERIES_PER_REQUEST = 100

/**
 * Fetches the ids of all books of the given series. Servers before 1.19.0 need a request for each series.
 * @returns ids of the books in the order of their numbers, by series id. Series without books are absent.
 * @throws ServerError
 */
export async function fetchBookIdsOfSeries(seriesIds: readonly string[]): Promise<Map<string, string[]>> {
  const idsBySeries = new Map<string, string[]>()
  await forEachConcurrently(splitIntoBatches(seriesIds, SERIES_PER_REQUEST), async chunk => {
    const anyOf = chunk.map(value => ({ seriesId: { operator: 'is' as const, value } }))
    const params = { unpaged: true, sort: ['metadata.numberSort,asc'] }
    for (const { id, seriesId } of (await listBooksWithLegacyFallback({ condition: { anyOf } }, params)).content)
      idsBySeries.set(seriesId, [...(idsBySeries.get(seriesId) ?? []), id])
  })
  return idsBySeries
}
