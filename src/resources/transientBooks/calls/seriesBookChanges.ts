import { createItemBatcher } from '../../../api/cache/createItemBatcher'
import { onServerDataChange } from '../../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { createEmitter } from '../../../preferences/emitter'

/** Delays in milliseconds before live events are reported. During a scan of a library, the server sends many events. */
const REPORT_DELAYS = { minDelayMs: 500, maxDelayMs: 5_000 }

/**
 * Event that reports added, changed and deleted books. The parameter contains the ids of the series of these books. It
 * is undefined if live events may have been missed.
 */
export const seriesBookChanges = createEmitter<[seriesIds: ReadonlySet<string> | undefined]>(() => {
  const batcher = createItemBatcher<string>(async ids => seriesBookChanges.emit(new Set(ids)), REPORT_DELAYS)
  const addSeries = ({ seriesId }: { seriesId: string }) => batcher.add([seriesId])
  const stops = [
    ...(['BookAdded', 'BookChanged', 'BookDeleted'] as const).map(event => onLiveEvent(event, addSeries)),
    onServerDataChange(change => void (change.kind === 'gap' && seriesBookChanges.emit(undefined))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
