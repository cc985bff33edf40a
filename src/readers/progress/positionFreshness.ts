/** Largest age of the position of a prefetched book, in milliseconds. Another device may have moved on since. */
export const positionFreshness = 5_000
