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
 * again. Otherwise, the page would show files that are already deleted as available.
 * @param refetchBooks fetches the books again. Resolves to whether the books are up to date
 */
export function useRemoveFinishedFileDeletions(refetchBooks: () => Promise<boolean>): void {
  const handleReport = useEffectEvent(async (counts: Readonly<Record<string, number>> | undefined) => {
    const finished = listFinishedFileDeletions(counts)
    if (finished.length > 0 && (await refetchBooks())) removeFinishedFileDeletions(finished)
  })
  useEffect(() => {
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
