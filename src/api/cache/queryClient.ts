import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorText } from '../errorText'
import { isReceivingLiveEvents } from '../live/liveEventStatus'
import { showNotice } from '../notices'
import { ServerError } from '../ServerError'
import { getConnectionState } from '../serverConnection'

declare module '@tanstack/react-query' {
  interface Register {
    /** `shownBy`: the view that shows a failure itself. No notice appears for such a query. */
    queryMeta: { shownBy?: 'page' | 'dialog' | 'none' }
    mutationMeta: { shownBy?: 'page' | 'dialog' | 'none' }
  }
}

/** Query client of the program. Shows a notice for failures without `meta.shownBy`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.shownBy || isSessionEnd(error) || getConnectionState() === 'lost') return
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
 * Whether a failed query is repeated automatically: up to two times, after missing responses and server errors. Client errors
 * (4xx) are final, and after a timeout the user decides.
 * @param failures  number of failures so far, without this one
 */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ServerError && !error.timeout && (error.status === 0 || error.status >= 500)
}

/** The session machine reports the end of a session itself. */
function isSessionEnd(error: unknown) {
  return error instanceof ServerError && error.status === 401
}
