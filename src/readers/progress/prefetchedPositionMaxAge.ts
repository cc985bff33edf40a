/**
 * Maximum age of the position in a prefetched book, in milliseconds. An older position is fetched again, because
 * another device may have changed it.
 */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
