import { useMemo, useSyncExternalStore } from 'react'
import type { Book } from '../../generated/model.schemas'
import { onStored, readStored, writeStored } from '../../preferences/storage'
import { type BookReader, fileOf, readerOf } from '../bookFile'

/** A book that is kept in this browser, or is to be. What of it is here lies in a cache of its own. */
export interface KeptBook {
  readonly bookId: string
  readonly seriesId: string
  readonly title: string
  readonly seriesTitle: string
  /** As it is printed: `12`, `3.5`. */
  readonly number: string
  readonly oneshot: boolean
  readonly reader: BookReader
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
export const entryOf = (book: Book, since: number): KeptBook => ({
  bookId: book.id,
  seriesId: book.seriesId,
  title: book.metadata.title,
  seriesTitle: book.seriesTitle,
  number: book.metadata.number,
  oneshot: book.oneshot,
  reader: readerOf(book),
  file: fileOf(book),
  size: book.sizeBytes,
  files: 0,
  here: 0,
  since,
})

/** Whether all of a book is here. */
export const isWhole = ({ files, here }: KeptBook): boolean => files > 0 && here >= files

/** What this person keeps in this browser, in the order in which it was asked for. */
export function keptBooks(userId: string): readonly KeptBook[] {
  return parsed(readStored(keyOf(userId)))
}

/** {@link keptBooks}, followed. */
export function useKeptBooks(userId: string): readonly KeptBook[] {
  const text = useSyncExternalStore(onStored, () => readStored(keyOf(userId)))
  return useMemo(() => parsed(text), [text])
}

/** Whether anything is kept: cheap to ask. */
export const useKeepsAny = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => readStored(keyOf(userId)) !== undefined)

/** Whether some of what is kept has yet to be fetched. */
export const useLacksAny = (userId: string): boolean =>
  useSyncExternalStore(onStored, () => !keptBooks(userId).every(isWhole))

let present: string | undefined

/** Says who sits here now. */
export function keepFor(userId: string): void {
  present = userId
}

/** Who sits here now. */
export const keeper = (): string => present ?? ''

/** Whether the person who sits here keeps a book, or has asked for it. */
export const isKeptHere = (bookId: string): boolean => keptBooks(keeper()).some(book => book.bookId === bookId)

/** Adds a book, or changes what is known of it. */
export function noteKept(userId: string, book: KeptBook): void {
  const others = keptBooks(userId)
  const known = others.some(({ bookId }) => bookId === book.bookId)
  write(userId, known ? others.map(other => (other.bookId === book.bookId ? book : other)) : [...others, book])
}

/** Changes what is known of a book; one that is not kept any more stays so. */
export function changeKept(userId: string, bookId: string, changes: Partial<KeptBook>): void {
  write(
    userId,
    keptBooks(userId).map(book => (book.bookId === bookId ? { ...book, ...changes } : book)),
  )
}

/** Forgets books; what is here of them is another matter (`keepBook.ts`). */
export function forgetKept(userId: string, bookIds: readonly string[]): void {
  write(
    userId,
    keptBooks(userId).filter(({ bookId }) => !bookIds.includes(bookId)),
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
