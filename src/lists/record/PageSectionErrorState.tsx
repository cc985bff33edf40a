import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { ErrorState } from '../../components/feedback/ErrorState'

type SectionQuery = { data?: unknown; error: unknown; refetch: () => unknown }

/**
 * Returns the first error of several queries, and a function that repeats all failed queries. Ignores queries that
 * failed with status 404 or because the server is unreachable.
 * @returns undefined if no query has failed, or if all failed queries are ignored
 */
export function findFirstQueryFailure(
  queries: readonly SectionQuery[],
): { error: unknown; retry: () => void } | undefined {
  const failed = queries.filter(
    ({ error }) => error && isFailedResponse(error) && !(error instanceof ServerError && error.status === 404),
  )
  const [first] = failed
  return first && { error: first.error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
}

/**
 * Returns whether a page section must show an error. If the server is unreachable, the section shows no error, because
 * the page already shows a message.
 */
const isFailedResponse = (error: unknown): boolean => !(error instanceof ServerError && error.isServerUnreachable)

/**
 * Error message with a retry button, for a section of a page whose query has failed. Renders nothing if the section has
 * data or if the server is unreachable.
 */
export function PageSectionErrorState({ query: { data, error, refetch } }: { query: SectionQuery }) {
  if (data !== undefined || !error || !isFailedResponse(error)) return null
  return <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
}
