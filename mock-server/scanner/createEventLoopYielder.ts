import { setImmediate } from 'node:timers/promises'

/**
 * Maximum time in milliseconds for which a scan blocks the thread. Then the scan pauses, so that the server can handle
 * other requests.
 */
const MAX_TURN_MS = 20

/**
 * Creates a function for long loops. Call it in each pass of a loop. It yields to the event loop if the caller has run
 * for {@link MAX_TURN_MS} without a pause.
 */
export function createEventLoopYielder(): () => Promise<void> {
  let turnStart = performance.now()
  return async () => {
    if (performance.now() - turnStart < MAX_TURN_MS) return
    await setImmediate()
    turnStart = performance.now()
  }
}
