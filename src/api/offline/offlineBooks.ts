import { useMemo, useSyncExternalStore } from 'react'
import type { Book } from '../../generated/model.schemas'
import { onStored, readStored, writeStored } from '../../preferences/storage'
import { fileFingerprint, type ReaderKind, readerKind } from '../records/bookReaderKind'

/** Entry of a downloaded or queued book. Its files are in a cache of their own. */
export interface KeptBook {
  readonly bookId: string
  readonly seriesId: string
  readonly title: string
  readonly seriesTitle: string
  /** Display number: `12`, `3.5`. */
  readonly number: string
  readonly oneshot: boolean
  readonly reader: ReaderKind
  /** Identifier of the downloaded file version; see `fileFingerprint`. */
  readonly file: string
  /** Size of the file on the server, in bytes. */
  readonly size: number
  /** Number of files to download; 0 until it is known. */
  readonly files: number
  /** Number of downloaded files. */
  readonly here: number
  /** Time of the download request, in milliseconds. */
  readonly since: number
}

/** Returns the storage key of the entries of a user. */
const keyOf = (userId: string) => `offline.${userId}`

/**
 * Creates the entry of a book without downloaded files.
 * @param since  time of the download request, in milliseconds
 */
export const offlineBookOf = (book: Book, since: number): KeptBook => ({
  bookId: book.id,
  seriesId: book.seriesId,
  title: book.metadata.title,
  seriesTitle: book.seriesTitle,
  number: book.metadata.number,
  oneshot: book.oneshot,
  reader: readerKind(book),
  file: fileFingerprint(book),
  size: book.sizeBytes,
  files: 0,
  here: 0,
  since,
})

/** Whether all files of a book are downloaded. */
export const isComplete = ({ files, here }: KeptBook): boolean => files > 0 && here >= files

/** Returns the downloaded and queued books of a user, in the order of the requests. */
export function offlineBooks(userId: string): readonly KeptBook[] {
  return parsed(readStored(keyOf(userId)))
}

/** {@link offlineBooks} that follows changes. */
export function useOfflineBooks(userId: string): readonly KeptBook[] {
  const text = useSyncExternalStore(onStored, () => readStored(keyOf(userId)))
  return useMemo(() => parsed(text), [text])
}

/** Whether a user has downloaded or queued books. Does not parse the entries. */
export const useHasDownloads = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => readStored(keyOf(userId)) !== undefined)

/** Whether a user has queued or partial downloads. */
export const useHasIncompleteDownloads = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => !offlineBooks(userId).every(isComplete))

let present: string | undefined

/** Sets the user whose downloads are in use. */
export function setDownloadOwner(userId: string): void {
  present = userId
}

/** Returns the id of the user whose downloads are in use; empty before the first sign-in. */
export const downloadOwner = (): string => present ?? ''

/** Whether a book is downloaded or queued for the current user. */
export const isDownloaded = (bookId: string): boolean =>
  offlineBooks(downloadOwner()).some(book => book.bookId === bookId)

/** Adds the entry of a book or replaces it in its position. */
export function addOfflineBook(userId: string, book: KeptBook): void {
  const others = offlineBooks(userId)
  const isListed = others.some(({ bookId }) => bookId === book.bookId)
  write(userId, isListed ? others.map(other => (other.bookId === book.bookId ? book : other)) : [...others, book])
}

/** Changes the entry of a book. No effect after its removal. */
export function updateOfflineBook(userId: string, bookId: string, changes: Partial<KeptBook>): void {
  write(
    userId,
    offlineBooks(userId).map(book => (book.bookId === bookId ? { ...book, ...changes } : book)),
  )
}

/** Removes the entries of books. Does not delete their files (`downloadBook.ts`). */
export function removeOfflineBook(userId: string, bookIds: readonly string[]): void {
  write(
    userId,
    offlineBooks(userId).filter(({ bookId }) => !bookIds.includes(bookId)),
  )
}

function write(userId: string, books: readonly KeptBook[]): void {
  writeStored(keyOf(userId), books.length > 0 ? JSON.stringify(books) : undefined)
}

function parsed(text: string | undefined): KeptBook[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (value: Partial<KeptBook> | null): value is KeptBook =>
  typeof value?.bookId === 'string' && typeof value.files === 'number' && typeof value.here === 'number'
