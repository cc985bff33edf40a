/** Pair of compared pages, as page indexes from 0. An index is undefined if the book has no page in this pair. */
export type ComparedPageIndexes = { existing: number | undefined; candidate: number | undefined }

/**
 * Pairs the pages of an existing book with the pages of another book (the candidate).
 * @param existingCount number of pages of the existing book
 * @param candidateCount number of pages of the candidate
 * @param offset index of the candidate page that is compared with the first page of the existing book. Negative if the
 *   first pages are missing in the candidate.
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
 * Returns the index of the pair to show after the user has changed the offset between the existing book and the other
 * book (the candidate). The visible page of the existing book stays visible. If no page of the existing book was
 * visible, the visible page of the candidate stays visible.
 * @param pairs page pairs with the new offset
 * @param former page pair that was visible before
 */
export function findComparedPagePairAfterOffsetChange(
  pairs: readonly ComparedPageIndexes[],
  former: ComparedPageIndexes | undefined,
): number {
  const position = pairs.findIndex(({ existing, candidate }) =>
    former?.existing === undefined ? candidate === former?.candidate : existing === former.existing,
  )
  return Math.max(0, position)
}
