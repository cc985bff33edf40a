/**
 * Maximum age in milliseconds of the reading position in a book that was fetched before the user opened it. An older
 * position is fetched again, because another device may have changed it.
 */
export const PREFETCHED_POSITION_MAX_AGE_MS = 5_000
