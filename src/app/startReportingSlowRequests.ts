import { queryClient } from '../api/cache/queryClient'
import { observeSlowQueries } from '../api/timeouts/observeSlowQueries'
import { getSlowServerCalls, onSlowServerCallsChange, type PendingServerCall } from '../api/timeouts/slowServerCalls'
import {
  getSlowImages,
  getSlowRequests,
  onSlowImagesChange,
  type SlowRequestsWithActions,
  setSlowRequests,
} from '../components/feedback/slowRequests'
import type { OperationId } from '../generated/operations'

/** Operations that run in the background. Users do not wait for them. */
const backgroundOperations: readonly string[] = [
  'getMe',
  'getBookProgression',
  'updateBookProgression',
  'updateBookReadProgress',
  'getUserClientSettings',
  'getGlobalClientSettings',
  'updateUserClientSettings',
  'deleteUserClientSettings',
] satisfies OperationId[]

/** Returns whether the user waits for the response to a server call that is not a query, for example after a click. */
const isAwaitedCall = ({ hasSignal, operation }: PendingServerCall): boolean =>
  !hasSignal && !backgroundOperations.includes(operation)

/**
 * Reports slow queries, calls and images to the app shell and the dialogs, which show a message.
 * @returns function that stops the reports
 */
export function startReportingSlowRequests(): () => void {
  const update = () => {
    const next = findSlowWork(queries)
    if (next?.kind !== getSlowRequests()?.kind || !next?.retry !== !getSlowRequests()?.retry) setSlowRequests(next)
  }
  const queries = observeSlowQueries(queryClient, update)
  const stops = [onSlowServerCallsChange(update), onSlowImagesChange(update), queries.stop]
  return () => {
    for (const stop of stops) stop()
    setSlowRequests(undefined)
  }
}

function findSlowWork(queries: ReturnType<typeof observeSlowQueries>): SlowRequestsWithActions | undefined {
  const calls = getSlowServerCalls().filter(isAwaitedCall)
  const isWriting = calls.some(call => call.isWrite)
  const hasRetry = queries.isSlow() || getSlowImages().length > 0
  if (!hasRetry && calls.length === 0) return undefined
  const retry = () => {
    queries.retry()
    for (const image of getSlowImages()) image.retry()
  }
  return {
    kind: isWriting ? 'writing' : 'reading',
    // The retry button reloads slow images. If a query is slow, the button also sends all pending queries again. There
    // is no retry button while the user waits for a slow server call that is not a query, for example a write. The user
    // can then only stop the slow requests.
    retry: calls.length > 0 ? undefined : retry,
    stop: () => {
      for (const call of getSlowServerCalls().filter(isAwaitedCall)) call.giveUp()
      if (isWriting) return
      for (const image of getSlowImages()) image.stop()
      // Slow queries are restarted and not stopped, because components cannot render without the data of the queries.
      // The restart also hides the message about slow requests.
      queries.retry()
    },
  }
}
