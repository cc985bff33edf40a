/** Maximum pause in milliseconds between two waits that count as a single wait. */
const CONTINUED_MS = 500

let lastWait = { startedAt: 0, endedAt: Number.NEGATIVE_INFINITY }

/**
 * Returns the start time of a wait that begins now, in milliseconds. A wait right after an earlier wait has the start
 * time of the earlier wait.
 */
export function getUserWaitStart(): number {
  const now = Date.now()
  return now - lastWait.endedAt <= CONTINUED_MS ? lastWait.startedAt : now
}

/**
 * Records the end of a wait.
 * @param startedAt  start time of the wait, from {@link getUserWaitStart}
 */
export function recordUserWaitEnd(startedAt: number): void {
  lastWait = { startedAt, endedAt: Date.now() }
}
