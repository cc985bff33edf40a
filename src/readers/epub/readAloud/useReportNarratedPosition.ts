import { useEffect, useRef } from 'react'
import type { ReadAloudActor } from '../../../machines/readAloudMachine'
import type { ViewerPositionReport } from '../../../machines/readerMachineTypes'
import { toEpubReaderPosition } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { getNarratedLocation } from './useFollowNarration'

/** Time in milliseconds between two reports of the narrated position. Each report causes a request to the server. */
const REPORT_INTERVAL_MS = 30_000

/**
 * Reports the narrated sentence as the reading position. Reports it at intervals, when the narration pauses or ends,
 * and when the window is hidden. Without these reports, only the start of the page would be saved.
 * @param isActive whether the narration plays
 */
export function useReportNarratedPosition(
  actor: ReadAloudActor,
  isActive: boolean,
  location: VisibleEpubLocation,
  onNarrated: (report: ViewerPositionReport) => void,
): void {
  const latest = useRef({ location, onNarrated })
  latest.current = { location, onNarrated }
  useEffect(() => {
    if (!isActive) return
    const report = () => {
      const narrated = getNarratedLocation(actor)
      const { shows, atStart, atEnd } = latest.current.location
      if (narrated && shows(narrated))
        latest.current.onNarrated({ position: toEpubReaderPosition(narrated), atStart, atEnd })
    }
    const onVisibilityChange = () => document.visibilityState === 'hidden' && report()
    const timer = setInterval(report, REPORT_INTERVAL_MS)
    // Another listener of `visibilitychange` sends the position to the server. Capturing listeners run first, so this
    // listener reports the position before the other listener sends the position.
    document.addEventListener('visibilitychange', onVisibilityChange, { capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange, { capture: true })
      report()
    }
  }, [actor, isActive])
}
