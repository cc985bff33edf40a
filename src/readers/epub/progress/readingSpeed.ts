/**
 * Measurement of the reading speed: the time that the user spent on a page, and the number of Readium positions from
 * this page to the next opened page.
 */
export interface ReadingSpeedSample {
  /**
   * Number of positions from the measured page to the page that the user opened next. Negative after a backward page
   * turn.
   */
  readonly amount: number
  readonly seconds: number
}

/** Initial reading speed: about 250 words per minute. */
export const DEFAULT_POSITIONS_PER_MINUTE = 1.5

const MIN_POSITIONS_PER_MINUTE = 0.05
const MAX_POSITIONS_PER_MINUTE = 20
/** Maximum reading time of a page, in seconds. A longer time is treated as a break. */
const MAX_PAGE_SECONDS = 300
const MIN_PAGE_SECONDS = 2

/**
 * Updates the moving average of the reading speed. Ignores skipped pages, breaks and jumps.
 * @param positionsPerMinute  previous speed, in positions per minute
 * @returns the new speed, in positions per minute
 */
export function updateReadingSpeed(positionsPerMinute: number, { amount, seconds }: ReadingSpeedSample): number {
  const rate = (amount / seconds) * 60
  const isPlausible =
    amount > 0.05 &&
    seconds >= MIN_PAGE_SECONDS &&
    seconds <= MAX_PAGE_SECONDS &&
    rate >= MIN_POSITIONS_PER_MINUTE &&
    rate <= MAX_POSITIONS_PER_MINUTE
  return isPlausible
    ? positionsPerMinute + (rate - positionsPerMinute) * Math.min(0.2, amount * 0.08)
    : positionsPerMinute
}

/** Estimates the time to read `amount` positions, in whole minutes. Returns at least 1 for a positive `amount`. */
export const estimateMinutesToRead = (amount: number, positionsPerMinute: number): number =>
  amount <= 0
    ? 0
    : Math.max(
        1,
        Math.round(amount / Math.min(MAX_POSITIONS_PER_MINUTE, Math.max(MIN_POSITIONS_PER_MINUTE, positionsPerMinute))),
      )
