/** Indexes of the two pages in a pair. An index is undefined if its book has no page in this pair. */
export type ComparedPageIndexes = { existing: number | undefined; candidate: number | undefined }

/**
 * Pairs the pages of two books.
 * @param offset number of pages that the candidate has before the first page of the existing book; negative if it
 * lacks pages
 */
export function pairComparedPages(
  existingCount: number,
  candidateCount: number,
  offset: number,
): readonly ComparedPageIndexes[] {
  const first = Math.min(0, -offset)
  const end = Math.max(existingCount, candidateCount - offset)
  const within = (index: number, count: number) => (index >= 0 && index < count ? index : undefined)
  return Array.from({ length: Math.max(0, end - first) }, (_, position) => ({
    existing: within(first + position, existingCount),
    candidate: within(first + position + offset, candidateCount),
  }))
}

/**
 * Returns the index of the pair that contains the page of `former`, after the pages were paired with a new offset.
 * Prefers the page of the existing book.
 */
export function findPairAfterOffsetChange(
  pairs: readonly ComparedPageIndexes[],
  former: ComparedPageIndexes | undefined,
): number {
  const position = pairs.findIndex(({ existing, candidate }) =>
    former?.existing === undefined ? candidate === former?.candidate : existing === former.existing,
  )
  return Math.max(0, position)
}
