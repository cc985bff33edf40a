import type { Book } from '../../generated/model.schemas'

/** Books whose files have the same content. */
export type DuplicateFileGroup = {
  /** Hash of the files. */
  id: string
  books: readonly Book[]
}

/** Groups books by the hash of their files. Books without a hash, and hashes of a single book, are left out. */
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

/** Sum of the file sizes of books, in bytes. */
export const totalBookFileBytes = (books: readonly Book[]): number =>
  books.reduce((sum, book) => sum + book.sizeBytes, 0)

/** Bytes that become free when a single available file of the group stays. */
export function redundantFileBytes({ books }: DuplicateFileGroup): number {
  const available = books.filter(({ deleted }) => !deleted)
  return totalBookFileBytes(available) - Math.max(0, ...available.map(({ sizeBytes }) => sizeBytes))
}
