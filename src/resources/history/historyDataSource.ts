import { queryClient } from '../../api/cache/queryClient'
import type { ResourceDataSource, ResourceListQuery } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import { getHistory } from '../../generated/history/history.calls'
import { getCurrentLocale } from '../../language/interfaceLanguage'
import { filterSortAndPageRows } from '../../lists/table/rows/filterSortAndPageRows'
import { parseFilterPeriod } from '../../lists/table/tableFilters'
import { getCellTextFormatters } from '../../lists/table/useCellTextFormatters'
import { addHistoryEventIds, type HistoryEventWithId } from './historyEventRecord'
import { historyEventsQueryOptions } from './historyEventsQuery'
import { historyTableDefinition } from './historyTableDefinition'

/** Fields by which the server can sort the history. The server ignores other sort fields. */
const serverSortFields = ['timestamp', 'type']

/**
 * Functions that load lists of history events. The server cannot filter history events, and can sort them only by the
 * fields in `serverSortFields`. If the user sets a filter, or sorts by a field that is not in `serverSortFields`, the
 * client filters and sorts the events itself. For this purpose, the client fetches all events from the start of the
 * selected period until now. If no period is selected, the client fetches all events of the server.
 */
export const historyDataSource: ResourceDataSource<HistoryEventWithId> = {
  async list(query) {
    if (isServerQuery(query)) {
      const params = { ...toServerPagingParams(query), ...toServerSortParams(query) }
      const page = await getHistory(params, { signal: query.signal })
      return toResourceListResult({ ...page, content: addHistoryEventIds(page.content) })
    }
    const rows = await fetchEventsSince(startOfPeriod(query.filter.period))
    return filterSortAndPageRows(historyTableDefinition, rows, query, getCellTextFormatters(), getCurrentLocale().code)
  },
}

function isServerQuery(query: ResourceListQuery): boolean {
  const { thenBy: _, ...filters } = query.filter
  const fields = (toServerSortParams(query).sort ?? []).map(sort => sort.split(',')[0] ?? '')
  return Object.keys(filters).length === 0 && fields.every(field => serverSortFields.includes(field))
}

/**
 * Fetches the history events from the day `since` until now. If the query cache already contains all history events of
 * the server, returns all of them and sends no request.
 */
async function fetchEventsSince(since: string | undefined): Promise<readonly HistoryEventWithId[]> {
  const all = historyEventsQueryOptions()
  const { data, isInvalidated } = queryClient.getQueryState(all.queryKey) ?? {}
  if (data && !isInvalidated) return data
  return queryClient.fetchQuery(historyEventsQueryOptions(since))
}

function startOfPeriod(values: unknown): string | undefined {
  const [value] = Array.isArray(values) ? values : []
  return typeof value === 'string' ? parseFilterPeriod(value)?.from : undefined
}
