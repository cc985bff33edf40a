import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { FailedState } from '../../components/feedback/FailedState'

type SectionQuery = { data?: unknown; error: unknown; refetch: () => unknown }

/**
 * Returns the first failure of several queries, with a retry of all failed ones. A missing record (404) is not a
 * failure.
 * @returns undefined without a failure
 */
export function firstQueryFailure(queries: readonly SectionQuery[]): { error: unknown; retry: () => void } | undefined {
  const failed = queries.filter(
    ({ error }) => error && isFailedResponse(error) && !(error instanceof ServerError && error.status === 404),
  )
  const [first] = failed
  return first && { error: first.error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
}

/** Whether the error is shown by the section. An unreachable server is reported once for the whole page. */
const isFailedResponse = (error: unknown): boolean => !(error instanceof ServerError && error.isServerUnreachable)

/** Shows the failure of a page section with a retry. Renders nothing with data or without a failure. */
export function SectionFailure({ query: { data, error, refetch } }: { query: SectionQuery }) {
  if (data !== undefined || !error || !isFailedResponse(error)) return null
  return <FailedState inline text={errorText(error)} onRetry={() => void refetch()} />
}
