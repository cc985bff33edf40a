import { queryOptions } from '@tanstack/react-query'
import { getHistory } from '../../generated/history/history.calls'
import { fetchRowsOfAllPages, type RowFetchProgress } from '../../lists/table/rows/fetchRowsOfAllPages'
import { createObservableStore } from '../../preferences/observableStore'
import { addHistoryEventIds, type HistoryEventWithId } from './historyEventRecord'

/** Number of history events per request. This is the maximum that the server allows. */
const PAGE_SIZE = 2000

/**
 * Progress of the download of history events. Undefined while no download runs. The client downloads the events and
 * filters or sorts them itself if the server does not support the filter or sort order.
 */
export const historyFetchProgress = createObservableStore<RowFetchProgress | undefined>(undefined)

/**
 * Options of the query for the history events from a given day until now, newest first.
 * @param since first day as YYYY-MM-DD in the time zone of the server. If undefined, the query returns all events.
 */
export const historyEventsQueryOptions = (since?: string) =>
  queryOptions({
    queryKey: ['history', 'events', { since }],
    queryFn: async ({ signal }): Promise<HistoryEventWithId[]> => {
      try {
        return await fetchRowsOfAllPages({
          fetchPage: async page => {
            const params = { page, size: PAGE_SIZE, sort: ['timestamp,desc'] }
            const { content, totalElements } = await getHistory(params, { signal })
            return { items: addHistoryEventIds(content), total: totalElements }
          },
          pageSize: PAGE_SIZE,
          keyOf: ({ id }) => id,
          isEnd: since === undefined ? undefined : ({ timestamp }) => timestamp < since,
          onProgress: historyFetchProgress.set,
          signal,
        })
      } finally {
        historyFetchProgress.set(undefined)
      }
    },
    meta: { shownBy: 'page' },
  })
