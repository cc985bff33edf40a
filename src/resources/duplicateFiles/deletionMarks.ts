import type { Book } from '../../generated/model.schemas'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Ids of the books whose files the user has marked for deletion. */
export type DeletionMarks = ReadonlySet<string>

/** Ids of the books whose deletion the client has requested from the server. */
export type RequestedFileDeletions = ReadonlySet<string>

export const noDeletionMarks: DeletionMarks = new Set()

/** Returns whether the file of a book exists and its deletion has not been requested. Only such files can be marked. */
export const isBookFileAvailable = (book: Pick<Book, 'id' | 'deleted'>, requested: RequestedFileDeletions): boolean =>
  !book.deleted && !requested.has(book.id)

/** Returns the books of a group whose files exist and whose deletion has not been requested. */
export const listAvailableDuplicateBooks = (group: DuplicateFileGroup, requested: RequestedFileDeletions): Book[] =>
  group.books.filter(book => isBookFileAvailable(book, requested))

/** Returns the available books of a group that are not marked for deletion. */
export const listUnmarkedDuplicateBooks = (
  group: DuplicateFileGroup,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
): readonly Book[] => listAvailableDuplicateBooks(group, requested).filter(({ id }) => !marks.has(id))

/**
 * Removes marks that are no longer valid, for example for a deleted file. Removes all marks of a group in which every
 * available file is marked, so that the user cannot delete the last file.
 */
export function removeInvalidDeletionMarks(
  groups: readonly DuplicateFileGroup[],
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
): DeletionMarks {
  const valid = new Set<string>()
  for (const group of groups) {
    const available = listAvailableDuplicateBooks(group, requested)
    const marked = available.filter(({ id }) => marks.has(id))
    if (marked.length < available.length) for (const { id } of marked) valid.add(id)
  }
  return valid
}

/** Change that the user makes to the deletion marks in a group of duplicate files. */
export type DeletionMarkChange =
  | { kind: 'mark'; bookId: string }
  | { kind: 'unmark'; bookId: string }
  /** Marks all available files of the group except this file. */
  | { kind: 'keepOnly'; bookId: string }
  | { kind: 'unmarkGroup' }

/**
 * Returns the deletion marks after a change by the user. If the change would mark all available files of the group,
 * returns `marks` unchanged.
 */
export function changeDeletionMarks(
  group: DuplicateFileGroup,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
  change: DeletionMarkChange,
): DeletionMarks {
  const available = listAvailableDuplicateBooks(group, requested)
  const next = new Set(marks)
  if (change.kind === 'unmarkGroup') for (const { id } of group.books) next.delete(id)
  else if (change.kind === 'unmark') next.delete(change.bookId)
  else if (!available.some(({ id }) => id === change.bookId)) return marks
  else if (change.kind === 'mark') next.add(change.bookId)
  else
    for (const { id } of available) {
      if (id === change.bookId) next.delete(id)
      else next.add(id)
    }
  return available.length > 0 && available.every(({ id }) => next.has(id)) ? marks : next
}

/** Returns whether a file is the only unmarked available file of its group. The user cannot mark this file. */
export function isLastRemainingFile(
  group: DuplicateFileGroup,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
  bookId: string,
): boolean {
  const remaining = listUnmarkedDuplicateBooks(group, marks, requested)
  return remaining.length === 1 && remaining[0]?.id === bookId
}
