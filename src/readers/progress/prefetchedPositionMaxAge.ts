/** Largest age of the position of a prefetched book, in milliseconds. Another device may have moved on since. */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
