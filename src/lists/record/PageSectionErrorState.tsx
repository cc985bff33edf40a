import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { ErrorState } from '../../components/feedback/ErrorState'

type SectionQuery = { data?: unknown; error: unknown; refetch: () => unknown }

/**
 * Returns the first failure of several queries, and a function that retries all failed queries. Does not count
 * responses with status 404 or requests without a response as failures.
 * @returns undefined if no query has failed
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
 * Returns whether an error belongs in a page section. If the server is unreachable, the page already shows a message,
 * so the section shows none.
 */
const isFailedResponse = (error: unknown): boolean => !(error instanceof ServerError && error.isServerUnreachable)

/** Error message with a retry button for a section whose query failed. Renders nothing if the section has data. */
export function PageSectionErrorState({ query: { data, error, refetch } }: { query: SectionQuery }) {
  if (data !== undefined || !error || !isFailedResponse(error)) return null
  return <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
}
