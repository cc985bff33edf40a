import { useEffect, useRef } from 'react'
import { queryClient } from '../../api/cache/queryClient'
import { isReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { invalidatedByEvent } from '../../generated/cacheTags'

/**
 * Minimum time in milliseconds between two refetches. Browsers send several events when the user returns to a window,
 * but only the first of these events starts a refetch.
 */
const MIN_INTERVAL_MS = 10_000

/**
 * Refetches the rows of a table when the user opens the page or returns to the window. Does nothing if the server
 * reports changes of the resource as live events.
 */
export function useRefetchWhenUserReturns(resource: string, refetch: () => unknown): void {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    if (!isReportedByLiveEvents(resource))
      void queryClient.invalidateQueries({ queryKey: [resource] }, { cancelRefetch: false })
    let refetchedAt = 0
    const refetchIfVisible = () => {
      const isDue = Date.now() - refetchedAt >= MIN_INTERVAL_MS
      if (document.visibilityState !== 'visible' || !isDue || isReportedByLiveEvents(resource)) return
      refetchedAt = Date.now()
      latest.current()
    }
    const controller = new AbortController()
    window.addEventListener('focus', refetchIfVisible, { signal: controller.signal })
    document.addEventListener('visibilitychange', refetchIfVisible, { signal: controller.signal })
    return () => controller.abort()
  }, [resource])
}

/** Returns whether live events currently report all changes of a resource. */
const isReportedByLiveEvents = (resource: string) =>
  isReceivingLiveEvents() && Object.values(invalidatedByEvent).some(([changed]) => changed === resource)
