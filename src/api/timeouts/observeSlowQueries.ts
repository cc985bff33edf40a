import type { Query, QueryClient } from '@tanstack/react-query'
import { SLOW_SERVER_CALL_AFTER_MS } from './slowServerCalls'
import { getStartTimeOfUserWait, recordEndOfUserWait } from './userWaitTimes'

/**
 * Observer of slow queries. A query is slow if a component has waited longer than {@link SLOW_SERVER_CALL_AFTER_MS} for
 * the first data of the query.
 */
export interface SlowQueryObserver {
  readonly isSlow: () => boolean
  /**
   * If a query is slow, cancels all queries that wait for their first data, and fetches them again. Queries that are
   * not slow yet are included, because the server probably does not respond to these queries.
   */
  readonly retry: () => void
  readonly stop: () => void
}

/**
 * Watches the queries of a query client and finds slow queries.
 * @param onChange  called when the result of `isSlow` may have changed
 */
export function observeSlowQueries(client: QueryClient, onChange: () => void): SlowQueryObserver {
  const startedAt = new Map<Query, number>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const isPendingQuery = (query: Query) =>
    query.state.data === undefined && query.state.fetchStatus !== 'idle' && query.isActive()
  const isSlowQuery = (query: Query) => {
    const since = startedAt.get(query)
    return isPendingQuery(query) && since !== undefined && Date.now() - since >= SLOW_SERVER_CALL_AFTER_MS
  }
  const trackQuery = (query: Query) => {
    const start = getStartTimeOfUserWait()
    startedAt.set(query, start)
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        onChange()
      },
      start + SLOW_SERVER_CALL_AFTER_MS - Date.now(),
    )
    timers.add(timer)
  }
  const finish = (query: Query) => {
    const start = startedAt.get(query)
    if (start !== undefined && query.state.data !== undefined) recordEndOfUserWait(start)
    startedAt.delete(query)
  }
  const unsubscribe = client.getQueryCache().subscribe(event => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'fetch' && query.state.data === undefined) trackQuery(query)
    else if (query.state.fetchStatus === 'idle' || event.type === 'removed') finish(query)
    if (/^(updated|removed|observerAdded|observerRemoved)$/.test(event.type)) onChange()
  })
  // Queries that were already running before the call of `observeSlowQueries` are watched too.
  for (const query of client.getQueryCache().getAll())
    if (query.state.fetchStatus !== 'idle' && query.state.data === undefined) trackQuery(query)
  const isSlow = () => [...startedAt.keys()].some(isSlowQuery)
  return {
    isSlow,
    retry: () => {
      if (!isSlow()) return
      const pending = new Set([...startedAt.keys()].filter(isPendingQuery))
      const predicate = (query: Query) => pending.has(query)
      void client.cancelQueries({ predicate }).then(() => client.refetchQueries({ predicate }))
    },
    stop: () => {
      unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
