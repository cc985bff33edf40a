/**
 * Maximum age of the fetched position of a prefetched book. Another device may have changed the position since the
 * fetch.
 */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
