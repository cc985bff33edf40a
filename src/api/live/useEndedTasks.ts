import { useEffect, useEffectEvent } from 'react'
import { onServerDataChange } from '../cache/serverDataChanges'
import { onLiveEvent } from './liveEvents'
import type { QueuedTaskTracker } from './queuedTaskTracker'

/**
 * Calls `onEnded` for tasks that are no longer in the task queue of the server. First fetches the records that the tasks
 * change. Without this fetch, the page would show the records as if the task had changed nothing. If the fetch fails,
 * waits for further reports about the task queue before the next attempt.
 * @param tracker must be the same object in each render
 * @param refetch fetches the records again. Resolves to true if the records are up to date. The hook does not call this
 *   function again while an earlier call is running
 * @param onEnded removes the tasks with the given ids from the tracker. A task may no longer count as ended, because it
 *   was requested again or because of a report during the fetch
 */
export function useEndedTasks(
  tracker: QueuedTaskTracker,
  refetch: () => Promise<boolean>,
  onEnded: (ids: readonly string[]) => void,
): void {
  const refetchRecords = useEffectEvent(refetch)
  const handleEnd = useEffectEvent(onEnded)
  useEffect(() => {
    let isRefetching = false
    const handleReport = async (counts: Readonly<Record<string, number>> | undefined) => {
      const ended = tracker.listEnded(counts)
      if (ended.length === 0 || isRefetching) return
      isRefetching = true
      const isUpToDate = await refetchRecords().catch(() => false)
      isRefetching = false
      if (isUpToDate) handleEnd(ended)
      else tracker.forgetReports()
    }
    const stops = [
      onLiveEvent('TaskQueueStatus', ({ countByType }) => void handleReport(countByType)),
      onServerDataChange(change => void (change.kind === 'gap' && tracker.forgetReports())),
    ]
    return () => {
      for (const stop of stops) stop()
      tracker.forgetReports()
    }
  }, [tracker])
}
