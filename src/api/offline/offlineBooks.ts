import { useMemo, useSyncExternalStore } from 'react'
import type { Book } from '../../generated/model.schemas'
import { onStored, readStored, writeStored } from '../../preferences/storage'
import { fileFingerprint, type ReaderKind, readerKind } from '../records/bookReaderKind'

/** A book that is kept in this browser, or is to be. What of it is here lies in a cache of its own. */
export interface KeptBook {
  readonly bookId: string
  readonly seriesId: string
  readonly title: string
  readonly seriesTitle: string
  /** As it is printed: `12`, `3.5`. */
  readonly number: string
  readonly oneshot: boolean
  readonly reader: ReaderKind
  /** Names the file that is kept: another one has other pages. */
  readonly file: string
  /** In bytes, on the server. */
  readonly size: number
  /** How many files it takes, 0 until they are known, and how many are here. */
  readonly files: number
  readonly here: number
  /** When it was asked for, in milliseconds. */
  readonly since: number
}

/** Under this key stands, for each person, which books are kept. */
const keyOf = (userId: string) => `offline.${userId}`

/** The entry of a book of which nothing is here yet. */
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

/** Whether all of a book is here. */
export const isComplete = ({ files, here }: KeptBook): boolean => files > 0 && here >= files

/** What this person keeps in this browser, in the order in which it was asked for. */
export function offlineBooks(userId: string): readonly KeptBook[] {
  return parsed(readStored(keyOf(userId)))
}

/** {@link offlineBooks}, followed. */
export function useOfflineBooks(userId: string): readonly KeptBook[] {
  const text = useSyncExternalStore(onStored, () => readStored(keyOf(userId)))
  return useMemo(() => parsed(text), [text])
}

/** Whether anything is kept: cheap to ask. */
export const useHasDownloads = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => readStored(keyOf(userId)) !== undefined)

/** Whether some of what is kept has yet to be fetched. */
export const useHasIncompleteDownloads = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => !offlineBooks(userId).every(isComplete))

let present: string | undefined

/** Says who sits here now. */
export function setDownloadOwner(userId: string): void {
  present = userId
}

/** Who sits here now. */
export const downloadOwner = (): string => present ?? ''

/** Whether the person who sits here keeps a book, or has asked for it. */
export const isDownloaded = (bookId: string): boolean =>
  offlineBooks(downloadOwner()).some(book => book.bookId === bookId)

/** Adds a book, or changes what is known of it. */
export function addOfflineBook(userId: string, book: KeptBook): void {
  const others = offlineBooks(userId)
  const known = others.some(({ bookId }) => bookId === book.bookId)
  write(userId, known ? others.map(other => (other.bookId === book.bookId ? book : other)) : [...others, book])
}

/** Changes what is known of a book; one that is not kept any more stays so. */
export function updateOfflineBook(userId: string, bookId: string, changes: Partial<KeptBook>): void {
  write(
    userId,
    offlineBooks(userId).map(book => (book.bookId === bookId ? { ...book, ...changes } : book)),
  )
}

/** Forgets books; what is here of them is another matter (`downloadBook.ts`). */
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
