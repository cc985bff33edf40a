import { useEffect, useRef } from 'react'
import { queryClient } from '../../api/cache/queryClient'
import { isReceivingLiveEvents } from '../../api/live/liveEventStatus'
import { invalidatedByEvent } from '../../generated/cacheTags'

/** Minimum time between two refetches. A return to the window often causes several browser events. */
const MIN_INTERVAL_MS = 10_000

/**
 * Fetches the rows of a table again when the user returns to the window, and cached rows of the data provider when the user returns to the
 * page. Does nothing for resources whose changes the server reports with live events.
 */
export function useRefetchOnReturn(resource: string, refetch: () => unknown): void {
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

/** Whether the server sends events about every change of a resource. The first tag of an event is the changed resource. */
const isReportedByLiveEvents = (resource: string) =>
  isReceivingLiveEvents() && Object.values(invalidatedByEvent).some(([changed]) => changed === resource)
