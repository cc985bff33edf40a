/** Amount that was read and the time it took. */
export interface PageReading {
  /** In positions of the server; negative for a step back. */
  readonly amount: number
  readonly seconds: number
}

/** Initial reading speed: about 250 words per minute. */
export const defaultReadingSpeed = 1.5

const slowest = 0.05
const fastest = 20
/** A longer time on a page counts as a break, a shorter one as skipping. */
const longestLook = 300
const shortestLook = 2

/**
 * Updates the moving average of the reading speed, weighted by the amount read. Ignores skipped pages, breaks and jumps.
 * @param pace  previous speed, in positions per minute
 * @returns the new speed, in positions per minute
 */
export function updateReadingSpeed(pace: number, { amount, seconds }: PageReading): number {
  const rate = (amount / seconds) * 60
  const tells = amount > 0.05 && seconds >= shortestLook && seconds <= longestLook && rate >= slowest && rate <= fastest
  return tells ? pace + (rate - pace) * Math.min(0.2, amount * 0.08) : pace
}

/** Returns the whole minutes that an amount of positions takes; at least 1 for a positive amount. */
export const minutesToRead = (amount: number, pace: number): number =>
  amount <= 0 ? 0 : Math.max(1, Math.round(amount / Math.min(fastest, Math.max(slowest, pace))))
