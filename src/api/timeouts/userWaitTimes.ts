/** If a pause between two waits has at most this length in milliseconds, the waits count as a single wait. */
const CONTINUED_MS = 500

let lastWait = { startedAt: 0, endedAt: Number.NEGATIVE_INFINITY }

/**
 * Must be called at the start of a wait. Returns the start time of this wait in milliseconds since the epoch, usually
 * the current time. If the previous wait ended at most {@link CONTINUED_MS} ago, both waits count as a single wait. In
 * this case, returns the start time of the previous wait.
 */
export function getStartTimeOfUserWait(): number {
  const now = Date.now()
  return now - lastWait.endedAt <= CONTINUED_MS ? lastWait.startedAt : now
}

/**
 * Records the end of a wait.
 * @param startedAt  start time of the wait, from {@link getStartTimeOfUserWait}
 */
export function recordEndOfUserWait(startedAt: number): void {
  lastWait = { startedAt, endedAt: Date.now() }
}
