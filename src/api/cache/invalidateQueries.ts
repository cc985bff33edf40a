import { focusManager, type QueryFilters } from '@tanstack/react-query'
import { queryClient } from './queryClient'

/**
 * Marks queries as outdated and refetches those that are mounted. In a hidden tab, the refetch takes place when the tab
 * becomes visible, so that it does not delay the requests of the visible tab.
 * @param filters selects the queries. Without filters, all queries are selected
 * @returns promise that resolves when all refetches that this call starts without delay have ended
 */
export async function invalidateQueries(filters: QueryFilters = {}): Promise<void> {
  await queryClient.invalidateQueries({ ...filters, refetchType: 'none' })
  const running: QueryFilters = { ...filters, type: 'active', fetchStatus: 'fetching' }
  const firstLoads = queryClient
    .getQueryCache()
    .findAll(running)
    .filter(({ state }) => state.data === undefined)
  // Restarts running requests even in a hidden tab. The response of a running request may be older than the change. It
  // would then wrongly mark its query as up to date.
  await queryClient.refetchQueries(focusManager.isFocused() ? { ...filters, type: 'active' } : running)
  // Exception: TanStack Query does not restart a running first request of a query. The response of this request may be
  // older than the change. After the response, the query is therefore invalidated again.
  if (firstLoads.length > 0)
    await invalidateQueries({ predicate: query => firstLoads.includes(query) && query.state.data !== undefined })
}
