/** Waits that follow each other within this time count as one: the user sees no content in between. */
const CONTINUED_MS = 500

let last = { startedAt: 0, endedAt: Number.NEGATIVE_INFINITY }

/** Returns when the wait that begins now started for the user, in milliseconds: earlier where it continues another wait. */
export function waitStartedAt(): number {
  const now = Date.now()
  return now - last.endedAt <= CONTINUED_MS ? last.startedAt : now
}

/**
 * Reports the end of a wait.
 * @param startedAt  from {@link waitStartedAt}
 */
export function endWait(startedAt: number): void {
  last = { startedAt, endedAt: Date.now() }
}
