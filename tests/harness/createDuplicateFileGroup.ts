import type { Book } from '../../src/generated/model.schemas'

type DuplicateBook = Pick<Book, 'id'> &
  Partial<Pick<Book, 'deleted' | 'url' | 'libraryId' | 'created' | 'fileLastModified' | 'readProgress' | 'sizeBytes'>>

/** Creates a group of duplicate files. The books have only the fields that the code under test reads. */
export const createDuplicateFileGroup = (hash: string, books: readonly DuplicateBook[]) => ({
  id: hash,
  books: books.map(
    book =>
      ({
        deleted: false,
        url: `/books/${book.id}.cbz`,
        libraryId: 'library',
        created: '2026-01-01T00:00:00Z',
        fileLastModified: '2026-01-01T00:00:00Z',
        readProgress: null,
        sizeBytes: 1000,
        fileHash: hash,
        ...book,
      }) as Book,
  ),
})
