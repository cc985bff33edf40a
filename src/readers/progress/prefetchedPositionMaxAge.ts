/** Maximum age of the position of a prefetched book. Another device may have changed an older position. */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
