import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import { http } from '../../http/openApiHttp'
import { binaryCollationRanks } from '../../query/collationRanks'
import { mapPageContent, paginate, readPageQuery } from '../../query/paginate'
import type { SortColumn } from '../../query/sortRecords'
import { numberSortColumn, sortRecords, supportedSortOrders } from '../../query/sortRecords'
import type { HistoryRecord } from '../../state/administrationRecords'
import type { MockServerState } from '../../state/mockServerState'

type HistoryType = components['schemas']['HistoryEvent']['type']

const textColumn =
  (of: (row: HistoryRecord) => string | null): SortColumn<HistoryRecord> =>
  rows =>
    binaryCollationRanks.of(rows.map(row => of(row) ?? ''))
const SORT_COLUMNS: Record<string, SortColumn<HistoryRecord>> = {
  type: textColumn(({ type }) => type),
  bookId: textColumn(({ bookId }) => bookId),
  seriesId: textColumn(({ seriesId }) => seriesId),
  timestamp: numberSortColumn(({ timestamp }) => timestamp),
}

/** Handler of the history, sorted by latest first by default. */
export function historyHandlers(world: MockServerState): HttpHandler[] {
  return [
    http.get('/api/v1/history', ({ request, response }) => {
      const query = readPageQuery(new URL(request.url).searchParams)
      const orders = supportedSortOrders(
        query.orders.length ? query.orders : [{ key: 'timestamp', descending: true }],
        SORT_COLUMNS,
      )
      const page = paginate(sortRecords([...world.history].reverse(), orders, SORT_COLUMNS), query, orders.length > 0)
      return response(200).json(
        mapPageContent(page, row => ({
          ...row,
          type: row.type as HistoryType,
          timestamp: formatServerLocalTime(row.timestamp),
        })),
      )
    }),
  ]
}

/** Formats a time in the time zone of the server, without an offset. */
function formatServerLocalTime(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 23)
}
