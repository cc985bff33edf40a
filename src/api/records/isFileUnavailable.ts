import type { Book, Library, Series } from '../../generated/model.schemas'

/** Fields of a book or series that determine whether the server can send its file. */
export type FileStatusFields = Pick<Book | Series, 'deleted' | 'libraryId'>

/**
 * Returns whether the file of a book or series is unavailable. A file is unavailable if it was deleted, or if the
 * server cannot access the folder of the library.
 * @param libraries all libraries, or undefined if they are not loaded. Without them, only deleted files are unavailable.
 */
export const isFileUnavailable = (
  { deleted, libraryId }: FileStatusFields,
  libraries: readonly Pick<Library, 'id' | 'unavailable'>[] | undefined,
): boolean => deleted || (libraries?.some(({ id, unavailable }) => unavailable && id === libraryId) ?? false)
