/** So long the place that came with a book opened ahead is believed, in milliseconds: one may read on elsewhere. */
export const placeTrust = 5_000
