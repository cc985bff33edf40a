/** Page indexes of a pair, from 0. An index is undefined if the book has no page in this pair. */
export type ComparedPageIndexes = { existing: number | undefined; candidate: number | undefined }

/**
 * Pairs the pages of two books.
 * @param existingCount number of pages of the existing book
 * @param candidateCount number of pages of the candidate (the book compared with the existing book)
 * @param offset index of the candidate page that is paired with the first page of the existing book; negative if the
 * candidate lacks the first pages
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
 * Returns the index of the page pair to show after the offset has changed. This pair contains the page of the existing
 * book that was visible before. If no page of the existing book was visible, it contains the visible page of the
 * candidate.
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
