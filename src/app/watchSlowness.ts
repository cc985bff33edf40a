import { queryClient } from '../api/cache/queryClient'
import { onSlowCalls, type SlowCall, slowCalls } from '../api/timeouts/slowCalls'
import { watchSlowQueries } from '../api/timeouts/slowQueries'
import { type SlowWork, setSlowWork, slowWork } from '../components/feedback/slowWork'
import type { OperationId } from '../generated/operations'

/** Background calls without a query: reading progress, synced settings, session checks. */
const background: readonly string[] = [
  'getMe',
  'getBookProgression',
  'updateBookProgression',
  'updateBookReadProgress',
  'getUserClientSettings',
  'getGlobalClientSettings',
  'updateUserClientSettings',
  'deleteUserClientSettings',
] satisfies OperationId[]

/** Whether a visible element other than a query waits for a call, such as a button or dialog. */
const isAwaited = ({ hasSignal, operation }: SlowCall): boolean => !hasSignal && !background.includes(operation)

/**
 * Reports visible work that waits for a slow server to the shell and the dialogs.
 * @returns function that stops reporting
 */
export function watchSlowness(): () => void {
  const update = () => {
    const next = currentWork(queries.isSlow() ? queries.retry : undefined)
    if (next?.kind !== slowWork()?.kind || !next?.retry !== !slowWork()?.retry) setSlowWork(next)
  }
  const queries = watchSlowQueries(queryClient, update)
  const stops = [onSlowCalls(update), queries.stop]
  return () => {
    for (const stop of stops) stop()
    setSlowWork(undefined)
  }
}

function currentWork(retryQueries: (() => void) | undefined): SlowWork | undefined {
  const calls = slowCalls().filter(isAwaited)
  const isWriting = calls.some(call => call.isWrite)
  if (!retryQueries && calls.length === 0) return undefined
  return {
    kind: isWriting ? 'writing' : 'reading',
    retry: isWriting ? undefined : retryQueries,
    stop: () => {
      for (const call of slowCalls().filter(isAwaited)) call.giveUp()
    },
  }
}
