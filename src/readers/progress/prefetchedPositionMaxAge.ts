/**
 * Maximum age in milliseconds of a reading position that was fetched before the user opened the book. An older position
 * is fetched again, because another device may have changed the position.
 */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
