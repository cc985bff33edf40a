import { queryClient } from '../api/cache/queryClient'
import { onSlowCalls, type SlowCall, slowCalls } from '../api/timeouts/slowCalls'
import { watchSlowQueries } from '../api/timeouts/slowQueries'
import { type SlowWork, setSlowWork, slowWork } from '../components/feedback/slowWork'
import type { OperationId } from '../generated/operations'

/** Calls without a query that nobody waits for: reading progress, settings that are synced, whether the session lives. */
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

/** Calls that are awaited by something visible other than a query: a button, a dialog that reads or saves. */
const isAwaited = ({ hasSignal, operation }: SlowCall): boolean => !hasSignal && !background.includes(operation)

/**
 * Reports visible work that waits for a slow server to those who tell of it: the shell and dialogs.
 * @returns stops
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
