import type { Book } from '../generated/model.schemas'

type Filed = Pick<Book, 'fileHash' | 'fileLastModified'>

/** Names the file of a book: another one has other pages. */
export const fileOf = (book: Filed): string => book.fileHash || book.fileLastModified

/** Whether a book has the file that it had: the hash of a file comes later than the file. */
export const isSameFile = (one: Filed, other: Filed): boolean =>
  one.fileHash && other.fileHash ? one.fileHash === other.fileHash : one.fileLastModified === other.fileLastModified
