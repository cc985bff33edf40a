import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { connection } from '../connection'
import { errorText } from '../errorText'
import { isReceivingEvents } from '../live/liveEventStatus'
import { notify } from '../notices'
import { ServerError } from '../ServerError'

declare module '@tanstack/react-query' {
  interface Register {
    /** `shownBy`: who shows a failure in its own place, so that no notice is raised. */
    queryMeta: { shownBy?: 'page' | 'dialog' | 'nobody' }
    mutationMeta: { shownBy?: 'page' | 'dialog' | 'nobody' }
  }
}

/** The one memory of what the server said. Failures are told once, unless their `meta.shownBy` says who else does. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.shownBy || isToldElsewhere(error) || connection() === 'lost') return
      notify({ kind: 'error', text: errorText(error) })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (meta?.shownBy || isToldElsewhere(error)) return
      notify({ kind: 'error', text: errorText(error) })
    },
  }),
  defaultOptions: {
    queries: {
      retry: isRetryable,
      retryDelay: attempt => 500 * 3 ** attempt,
      staleTime: () => (isReceivingEvents() ? 5 * 60_000 : 15_000),
      gcTime: 10 * 60_000,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Only what may go right the next time: the server was away or stumbled. A refusal (4xx) stays one, and after a timeout the
 * person decides: they have waited long enough.
 */
export function isRetryable(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ServerError && !error.timeout && (error.status === 0 || error.status >= 500)
}

/** The end of a session is the session's to tell. */
function isToldElsewhere(error: unknown) {
  return error instanceof ServerError && error.status === 401
}
