import { useEffect, useEffectEvent } from 'react'
import { onServerDataChange } from '../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../api/live/liveEvents'
import {
  forgetFileDeletionReports,
  listFinishedFileDeletions,
  removeFinishedFileDeletions,
} from './acceptedFileDeletions'

/**
 * Removes the registrations of file deletions that are no longer in the task queue of the server. First fetches the
 * books again. Without this fetch, the page would show a deleted file as if the file still existed. If the fetch fails,
 * waits for further reports about the task queue before the next attempt.
 * @param refetchBooks fetches the books again. Resolves to true if the books are up to date. The hook does not call
 *   this function again while an earlier call is running
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
