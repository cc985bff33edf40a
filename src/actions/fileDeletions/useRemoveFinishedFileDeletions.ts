import { useEffect, useEffectEvent } from 'react'
import { onServerDataChange } from '../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../api/live/liveEvents'
import {
  forgetFileDeletionReports,
  listFinishedFileDeletions,
  removeFinishedFileDeletions,
} from './acceptedFileDeletions'

/**
 * Removes the registrations of deletions that are no longer in the task queue of the server. Before, fetches the books
 * again. Otherwise, the page would show files that are already deleted as available. If the books cannot be fetched,
 * waits for further reports about the task queue before the next attempt.
 * @param refetchBooks fetches the books again. Resolves to whether the books are up to date. It is not called again
 *   before it has resolved
 */
export function useRemoveFinishedFileDeletions(refetchBooks: () => Promise<boolean>): void {
  const refetch = useEffectEvent(refetchBooks)
  useEffect(() => {
    let isRefetching = false
    const handleReport = async (counts: Readonly<Record<string, number>> | undefined) => {
      const finished = listFinishedFileDeletions(counts)
      if (finished.length === 0 || isRefetching) return
      isRefetching = true
      const isUpToDate = await refetch().catch(() => false)
      isRefetching = false
      if (isUpToDate) removeFinishedFileDeletions(finished)
      else forgetFileDeletionReports()
    }
    const stops = [
      onLiveEvent('TaskQueueStatus', ({ countByType }) => void handleReport(countByType)),
      onServerDataChange(change => void (change.kind === 'gap' && forgetFileDeletionReports())),
    ]
    return () => {
      for (const stop of stops) stop()
      forgetFileDeletionReports()
    }
  }, [])
}
