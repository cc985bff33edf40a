import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { ErrorState } from '../../components/feedback/ErrorState'

type SectionQuery = { data?: unknown; error: unknown; refetch: () => unknown }

/**
 * Returns the first failure of several queries, and a function that retries all failed queries. Missing records (404)
 * are not failures here.
 * @returns undefined without a failure
 */
export function firstQueryFailure(queries: readonly SectionQuery[]): { error: unknown; retry: () => void } | undefined {
  const failed = queries.filter(
    ({ error }) => error && isFailedResponse(error) && !(error instanceof ServerError && error.status === 404),
  )
  const [first] = failed
  return first && { error: first.error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
}

/**
 * Returns whether the section shows its error. If the server is unreachable, the section stays silent, because the
 * page already shows a message.
 */
const isFailedResponse = (error: unknown): boolean => !(error instanceof ServerError && error.isServerUnreachable)

/** Failure of a page section with a retry button. Renders nothing without a failure, or if the section has data. */
export function PageSectionFailure({ query: { data, error, refetch } }: { query: SectionQuery }) {
  if (data !== undefined || !error || !isFailedResponse(error)) return null
  return <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
}
