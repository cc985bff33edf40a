import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorText } from '../errorText'
import { isReceivingLiveEvents } from '../live/isReceivingLiveEvents'
import { showNotice } from '../notices'
import { ServerError } from '../ServerError'
import { getServerConnectionState } from '../serverConnection'

declare module '@tanstack/react-query' {
  interface Register {
    /** `shownBy`: place that displays a failure. Without this value, a notice displays the failure. */
    queryMeta: { shownBy?: 'page' | 'dialog' | 'none' }
    mutationMeta: { shownBy?: 'page' | 'dialog' | 'none' }
  }
}

/** TanStack query client of the app. Shows a notice for failures of queries and mutations without `meta.shownBy`. */
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
 * Returns whether a failed query is retried automatically. Only missing responses and server errors (5xx) are retried,
 * at most twice.
 * @param failures number of earlier failures of the query
 */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ServerError && !error.timeout && (error.status === 0 || error.status >= 500)
}

/** Returns whether an error reports the end of the session. The session machine handles this error. */
function isSessionEnd(error: unknown) {
  return error instanceof ServerError && error.status === 401
}

/** Returns whether a query loads a single record. The pages of a record show the errors of its query themselves. */
const isRecordQuery = ([, method]: readonly unknown[]) => method === 'getOne'
