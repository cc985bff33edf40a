import { setImmediate } from 'node:timers/promises'

/**
 * Maximum time in milliseconds for which a scan blocks the thread. Then the scan pauses, so that the server can handle
 * other requests.
 */
const MAX_TURN_MS = 20

/** Creates a function that pauses the caller if the last pause was too long ago. Call it often in a long loop. */
export function createEventLoopYielder(): () => Promise<void> {
  let turnStart = performance.now()
  return async () => {
    if (performance.now() - turnStart < MAX_TURN_MS) return
    await setImmediate()
    turnStart = performance.now()
  }
}
