import { setImmediate } from 'node:timers/promises'

/**
 * Maximum time in milliseconds for which a scan blocks the thread. After this time, the scan pauses, so that the server
 * can handle requests.
 */
const MAX_TURN_MS = 20

/**
 * Creates an async function that a long loop awaits in each iteration. If the loop has run for {@link MAX_TURN_MS}
 * without a pause, the function pauses the loop, so that the event loop can handle other work.
 */
export function createEventLoopYielder(): () => Promise<void> {
  let turnStart = performance.now()
  return async () => {
    if (performance.now() - turnStart < MAX_TURN_MS) return
    await setImmediate()
    turnStart = performance.now()
  }
}
