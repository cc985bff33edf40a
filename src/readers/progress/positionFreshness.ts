/** So long the place that came with a book opened ahead is believed, in milliseconds: one may read on elsewhere. */
export const positionFreshness = 5_000
