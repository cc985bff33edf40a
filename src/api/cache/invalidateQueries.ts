import { focusManager, type QueryFilters } from '@tanstack/react-query'
import { queryClient } from './queryClient'

/**
 * Marks queries as outdated and refetches those that are mounted. In a hidden tab, the refetch takes place when the tab
 * becomes visible, so that it does not delay the requests of the visible tab.
 * @param filters selects the queries. Without filters, all queries are selected
 * @returns promise that resolves after the refetches that start immediately
 */
export async function invalidateQueries(filters: QueryFilters = {}): Promise<void> {
  await queryClient.invalidateQueries({ ...filters, refetchType: 'none' })
  const running: QueryFilters = { ...filters, type: 'active', fetchStatus: 'fetching' }
  const firstLoads = queryClient
    .getQueryCache()
    .findAll(running)
    .filter(({ state }) => state.data === undefined)
  // Restarts running requests even in a hidden tab. A response could be older than the change, but would remove the
  // mark.
  await queryClient.refetchQueries(focusManager.isFocused() ? { ...filters, type: 'active' } : running)
  // TanStack Query does not restart the first request of a query. Its response could be older than the change too.
  if (firstLoads.length > 0)
    await invalidateQueries({ predicate: query => firstLoads.includes(query) && query.state.data !== undefined })
}
