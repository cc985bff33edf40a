import type { Book } from '../../generated/model.schemas'

/** Group of books whose files have the same content. */
export type DuplicateFileGroup = {
  id: string
  books: readonly Book[]
}

/** Groups books by the hash of their files. Omits books without a hash and groups of a single book. */
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

/** Returns the number of bytes that are freed if only a single file of the group remains. */
export function countRedundantFileBytes({ books }: DuplicateFileGroup): number {
  const available = books.filter(({ deleted }) => !deleted)
  return sumBookFileBytes(available) - Math.max(0, ...available.map(({ sizeBytes }) => sizeBytes))
}
