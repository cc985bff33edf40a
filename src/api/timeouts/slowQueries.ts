import type { Query, QueryClient } from '@tanstack/react-query'
import { SLOW_AFTER_MS } from './slowCalls'

/** Mounted queries without data that have been fetching for {@link SLOW_AFTER_MS}. */
export interface SlowQueries {
  readonly isSlow: () => boolean
  /** Cancels and refetches the slow queries. */
  readonly retry: () => void
  readonly stop: () => void
}

/**
 * Watches the queries of a client for slowness.
 * @param onChange  called when the result of `isSlow` may have changed
 */
export function watchSlowQueries(client: QueryClient, onChange: () => void): SlowQueries {
  const startedAt = new Map<Query, number>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const isSlowQuery = (query: Query) => {
    const { data, fetchStatus } = query.state
    const since = startedAt.get(query)
    return (
      data === undefined &&
      fetchStatus !== 'idle' &&
      query.isActive() &&
      since !== undefined &&
      Date.now() - since >= SLOW_AFTER_MS
    )
  }
  const trackQuery = (query: Query) => {
    startedAt.set(query, Date.now())
    const timer = setTimeout(() => {
      timers.delete(timer)
      onChange()
    }, SLOW_AFTER_MS)
    timers.add(timer)
  }
  const unsubscribe = client.getQueryCache().subscribe(event => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'fetch' && query.state.data === undefined) trackQuery(query)
    else if (query.state.fetchStatus === 'idle' || event.type === 'removed') startedAt.delete(query)
    if (/^(updated|removed|observerAdded|observerRemoved)$/.test(event.type)) onChange()
  })
  // Queries that started before the watch, for example before the shell was mounted.
  for (const query of client.getQueryCache().getAll())
    if (query.state.fetchStatus !== 'idle' && query.state.data === undefined) trackQuery(query)
  return {
    isSlow: () => [...startedAt.keys()].some(isSlowQuery),
    retry: () => {
      const slow = new Set([...startedAt.keys()].filter(isSlowQuery))
      const predicate = (query: Query) => slow.has(query)
      void client.cancelQueries({ predicate }).then(() => client.refetchQueries({ predicate }))
    },
    stop: () => {
      unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
