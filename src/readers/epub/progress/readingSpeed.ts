/** A page was looked at, and how long. */
export interface PageReading {
  /** How much was read, in the server's positions. */
  readonly amount: number
  readonly seconds: number
}

/** Positions a minute of somebody who was never timed: about 250 words. */
export const defaultReadingSpeed = 1.5

const slowest = 0.05
const fastest = 20
/** Longer than this nobody looks at a page without a break, shorter one leafs. */
const longestLook = 300
const shortestLook = 2

/**
 * The pace after something was read: each reading counts by how much was read. Leafing, breaks and jumps tell nothing.
 * @param pace  in positions a minute
 */
export function updateReadingSpeed(pace: number, { amount, seconds }: PageReading): number {
  const rate = (amount / seconds) * 60
  const tells = amount > 0.05 && seconds >= shortestLook && seconds <= longestLook && rate >= slowest && rate <= fastest
  return tells ? pace + (rate - pace) * Math.min(0.2, amount * 0.08) : pace
}

/** How many minutes an amount takes, at least one where something is left. */
export const minutesToRead = (amount: number, pace: number): number =>
  amount <= 0 ? 0 : Math.max(1, Math.round(amount / Math.min(fastest, Math.max(slowest, pace))))
