import type { RequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import type { Book } from '../../generated/model.schemas'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Ids of the books whose files the user has marked for deletion. */
export type DeletionMarks = ReadonlySet<string>

export const noDeletionMarks: DeletionMarks = new Set()

/**
 * Returns whether the file of a book is available: the file exists, and no deletion is registered for the file or for
 * the files of its series. The user can mark only available files for deletion.
 */
export const isBookFileAvailable = (
  book: Pick<Book, 'id' | 'seriesId' | 'deleted'>,
  requested: RequestedFileDeletions,
): boolean => !book.deleted && !requested.has(book.id) && !requested.has(book.seriesId)

/**
 * Returns the books of a group. Omits books whose file is missing. Also omits books for which the client has sent a
 * deletion request.
 */
export const listAvailableDuplicateBooks = (group: DuplicateFileGroup, requested: RequestedFileDeletions): Book[] =>
  group.books.filter(book => isBookFileAvailable(book, requested))

/** Returns the books of a group, except books whose file is unavailable or marked for deletion. */
export const listUnmarkedDuplicateBooks = (
  group: DuplicateFileGroup,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
): readonly Book[] => listAvailableDuplicateBooks(group, requested).filter(({ id }) => !marks.has(id))

/**
 * Removes invalid marks, for example of files that no longer exist. If all available files of a group are marked,
 * removes all marks of this group, so that the user cannot delete the last file.
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

/** Change of the deletion marks in a group of identical files. */
export type DeletionMarkChange =
  | { kind: 'mark'; bookId: string }
  | { kind: 'unmark'; bookId: string }
  /** Marks all available files of the group for deletion, except the file of the book `bookId`. */
  | { kind: 'keepOnly'; bookId: string }
  | { kind: 'unmarkGroup' }

/**
 * Returns the deletion marks after a change by the user. Returns `marks` unchanged in two cases:
 * - The change would mark all available files of the group.
 * - The kind of the change is `mark` or `keepOnly`, and the file of its book is not available.
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

/**
 * Returns whether a file has no deletion mark, and all other available files of its group are marked. The user cannot
 * mark this last file.
 */
export function isLastRemainingFile(
  group: DuplicateFileGroup,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
  bookId: string,
): boolean {
  const remaining = listUnmarkedDuplicateBooks(group, marks, requested)
  return remaining.length === 1 && remaining[0]?.id === bookId
}
