import type { ReadListRecord } from './libraryRecords'

/**
 * Returns the position of each book in a read list, by book id. The position of the first book can be greater than 0,
 * and positions can have gaps, for example after a book was deleted. If stored positions are missing or not in
 * ascending order, returns the positions 0, 1, 2 and so on.
 */
export function getBookPositionsInReadList(list: Pick<ReadListRecord, 'bookIds' | 'places'>): Record<string, number> {
  const storedPositions = list.bookIds.map(id => list.places?.[id] ?? Number.NaN)
  const isStillValid = storedPositions.every((position, i) =>
    i === 0 ? !Number.isNaN(position) : position > (storedPositions[i - 1] ?? Number.NaN),
  )
  return isStillValid
    ? Object.fromEntries(list.bookIds.map((id, i) => [id, storedPositions[i] ?? i]))
    : createBookPositionsInReadList(list.bookIds)
}

/** Returns the positions 0, 1, 2 and so on for the books of a read list, by book id. */
export function createBookPositionsInReadList(bookIds: readonly string[]): Record<string, number> {
  return Object.fromEntries(bookIds.map((id, position) => [id, position]))
}
