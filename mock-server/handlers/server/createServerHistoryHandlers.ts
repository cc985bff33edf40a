import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { mapPagedContent, paginateItems, readPaginationQuery } from '../../query/paginateItems'
import type { SortKeyExtractor } from '../../query/sortRecords'
import { createNumberSortKeyExtractor, removeUnsupportedSorts, sortRecords } from '../../query/sortRecords'
import { codeUnitSortRanks } from '../../query/textSortRanks'
import { formatServerLocalTime } from '../../responses/formatResponseValues'
import type { HistoryRecord } from '../../state/administrationRecords'
import type { MockServerState } from '../../state/mockServerState'

type HistoryType = components['schemas']['HistoryEvent']['type']

const textColumn =
  (of: (row: HistoryRecord) => string | null): SortKeyExtractor<HistoryRecord> =>
  rows =>
    codeUnitSortRanks.of(rows.map(row => of(row) ?? ''))
const SORT_COLUMNS: Record<string, SortKeyExtractor<HistoryRecord>> = {
  type: textColumn(({ type }) => type),
  bookId: textColumn(({ bookId }) => bookId),
  seriesId: textColumn(({ seriesId }) => seriesId),
  timestamp: createNumberSortKeyExtractor(({ timestamp }) => timestamp),
}

/**
 * Request handler for the server history. By default, the latest entry comes first. Entries with equal sort keys are in
 * order of their time, oldest first. A request with only unsupported sort keys gets all entries in this order.
 */
export function createServerHistoryHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/history', ({ request, response }) => {
      const query = readPaginationQuery(new URL(request.url).searchParams)
      const orders = removeUnsupportedSorts(
        query.orders.length ? query.orders : [{ key: 'timestamp', descending: true }],
        SORT_COLUMNS,
      )
      const page = paginateItems(sortRecords(world.history, orders, SORT_COLUMNS), query, orders.length > 0)
      return response(200).json(
        mapPagedContent(page, row => ({
          ...row,
          type: row.type as HistoryType,
          timestamp: formatServerLocalTime(row.timestamp),
        })),
      )
    }),
  ]
}
