import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { FailedState } from '../../components/feedback/FailedState'

type Query = { data?: unknown; error: unknown; refetch: () => unknown }

/**
 * The first failure of several queries, with a retry of all that failed; a missing record (404) is none.
 * @returns undefined where nothing failed
 */
export function failureOf(queries: readonly Query[]): { error: unknown; retry: () => void } | undefined {
  const failed = queries.filter(
    ({ error }) => error && isFailedResponse(error) && !(error instanceof ServerError && error.status === 404),
  )
  const [first] = failed
  return first && { error: first.error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
}

/** Whether a response failed or is unusable. An unreachable server is reported once for the whole page. */
const isFailedResponse = (error: unknown): boolean => !(error instanceof ServerError && error.isAway)

/** Stands in place of a section of a page that could not be loaded, with a retry; nothing while there is data or no failure. */
export function SectionFailure({ query: { data, error, refetch } }: { query: Query }) {
  if (data !== undefined || !error || !isFailedResponse(error)) return null
  return <FailedState inline text={errorText(error)} onRetry={() => void refetch()} />
}
