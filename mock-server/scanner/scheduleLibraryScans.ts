import type { LibraryRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { enqueueLibraryScan } from './enqueueLibraryTasks'

const MINUTE_MS = 60_000
const INTERVAL_HOURS: Record<LibraryRecord['scanInterval'], number> = {
  DISABLED: 0,
  HOURLY: 1,
  EVERY_6H: 6,
  EVERY_12H: 12,
  DAILY: 24,
  WEEKLY: 168,
}

/**
 * Scans each library at its scan interval until the mock server state is closed. The timer does not prevent the process
 * from ending.
 */
export function scheduleLibraryScans(world: MockServerState): void {
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    for (const library of world.libraries.values()) {
      const every = INTERVAL_HOURS[library.scanInterval] * 60
      if (every && minutes % every === 0) enqueueLibraryScan(world, library.id)
    }
  }, MINUTE_MS)
  timer.unref()
  world.onClose(() => clearInterval(timer))
}
