import type { Book } from '../../generated/model.schemas'

/** Group of books whose files have identical content. */
export type DuplicateFileGroup = {
  id: string
  books: readonly Book[]
}

/** Group of duplicate files. The filter for marked files uses `isMarked`: whether a file of the group is marked. */
export type DuplicateFileGroupWithMark = DuplicateFileGroup & { isMarked: boolean }

/**
 * Returns a copy of a group that also contains whether a file of the group is marked for deletion.
 * @param marks ids of the books with marked files
 */
export const addMarkedState = (group: DuplicateFileGroup, marks: ReadonlySet<string>): DuplicateFileGroupWithMark => ({
  ...group,
  isMarked: group.books.some(({ id }) => marks.has(id)),
})

/** Groups books whose files have the same hash. Omits books without a hash, and books whose file has no duplicate. */
export function groupBooksByFileHash(books: readonly Book[]): DuplicateFileGroup[] {
  const groups = new Map<string, Book[]>()
  for (const book of books) {
    if (!book.fileHash) continue
    const group = groups.get(book.fileHash)
    if (group) group.push(book)
    else groups.set(book.fileHash, [book])
  }
  return [...groups].filter(([, group]) => group.length > 1).map(([id, group]) => ({ id, books: group }))
}

/** Returns the total size of the files of the given books, in bytes. */
export const sumBookFileBytes = (books: readonly Book[]): number => books.reduce((sum, book) => sum + book.sizeBytes, 0)

/** Returns the number of bytes that are freed if only a single file of a group stays. */
export function countRedundantFileBytes({ books }: DuplicateFileGroup): number {
  const available = books.filter(({ deleted }) => !deleted)
  return sumBookFileBytes(available) - Math.max(0, ...available.map(({ sizeBytes }) => sizeBytes))
}
