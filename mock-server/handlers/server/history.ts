import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import { http } from '../../http/openApiHttp'
import { binaryRanks } from '../../query/collationRanks'
import { mapPage, readPage, toPagedResponse } from '../../query/paging'
import type { SortColumn } from '../../query/sorting'
import { rankNumbers, sortRecords, supportedSortKeys } from '../../query/sorting'
import type { HistoryRecord } from '../../world/serverRecords'
import type { World } from '../../world/world'

type HistoryType = components['schemas']['HistoryEvent']['type']

const word =
  (of: (row: HistoryRecord) => string | null): SortColumn<HistoryRecord> =>
  rows =>
    binaryRanks.of(rows.map(row => of(row) ?? ''))
const SORT_COLUMNS: Record<string, SortColumn<HistoryRecord>> = {
  type: word(({ type }) => type),
  bookId: word(({ bookId }) => bookId),
  seriesId: word(({ seriesId }) => seriesId),
  timestamp: rankNumbers(({ timestamp }) => timestamp),
}

/** Handler of the history, sorted by latest first by default. */
export function historyHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/history', ({ request, response }) => {
      const query = readPage(new URL(request.url).searchParams)
      const orders = supportedSortKeys(
        query.orders.length ? query.orders : [{ key: 'timestamp', descending: true }],
        SORT_COLUMNS,
      )
      const page = toPagedResponse(
        sortRecords([...world.history].reverse(), orders, SORT_COLUMNS),
        query,
        orders.length > 0,
      )
      return response(200).json(
        mapPage(page, row => ({ ...row, type: row.type as HistoryType, timestamp: localTime(row.timestamp) })),
      )
    }),
  ]
}

/** Formats a time in the time zone of the server, without an offset. */
function localTime(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 23)
}
