import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorText } from '../errorText'
import { isReceivingLiveEvents } from '../live/isReceivingLiveEvents'
import { showNotice } from '../notices'
import { ServerError } from '../ServerError'
import { getServerConnectionState } from '../serverConnection'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `shownBy` is the part of the interface that displays a failure. If it is missing, a notice (toast) displays the
     * failure.
     */
    queryMeta: { shownBy?: 'page' | 'dialog' | 'none' }
    mutationMeta: { shownBy?: 'page' | 'dialog' | 'none' }
  }
}

/**
 * TanStack query client of the app. If a query or mutation without `meta.shownBy` fails, shows a notice. Exceptions:
 * the end of the session, queries of a single record, and queries while the connection is lost.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, queryKey }) => {
      if (meta?.shownBy || isRecordQuery(queryKey) || isSessionEnd(error) || getServerConnectionState() === 'lost')
        return
      showNotice({ kind: 'error', text: errorText(error) })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (meta?.shownBy || isSessionEnd(error)) return
      showNotice({ kind: 'error', text: errorText(error) })
    },
  }),
  defaultOptions: {
    queries: {
      retry: shouldRetryQuery,
      retryDelay: attempt => 500 * 3 ** attempt,
      staleTime: () => (isReceivingLiveEvents() ? 5 * 60_000 : 15_000),
      gcTime: 10 * 60_000,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Returns whether a failed query is retried automatically. A query is retried at most twice, after a missing response
 * or a server error (5xx). A query that has timed out is not retried.
 * @param failures number of earlier failures of the query
 */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ServerError && !error.timeout && (error.status === 0 || error.status >= 500)
}

/** Returns whether an error reports the end of the session. The session machine handles this error. */
function isSessionEnd(error: unknown) {
  return error instanceof ServerError && error.status === 401
}

/** Returns whether a query loads a single record. If such a query fails, the page of the record shows the error. */
const isRecordQuery = ([, method]: readonly unknown[]) => method === 'getOne'
