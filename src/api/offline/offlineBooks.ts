import { useMemo, useSyncExternalStore } from 'react'
import type { Book } from '../../generated/model.schemas'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'
import { getBookFileFingerprint } from '../records/bookFileFingerprint'
import { getDefaultReaderKind, type ReaderKind } from '../records/bookReaderKind'
import { getOfflineBooksKey } from './isBookInDownloads'

/** Progress of a download. */
export interface DownloadCounts {
  /** Number of files that must be downloaded for the book. 0 before the download starts. */
  readonly files: number
  /** Number of files of the book that are already stored on this device. */
  readonly here: number
}

/** Incomplete download of a newer book file. An earlier file of the same book was already downloaded. */
export interface DownloadUpdate extends DownloadCounts {
  /** Text from `getBookFileFingerprint` that identifies the version of the newer file. */
  readonly file: string
  /**
   * Current step of the replacement of the earlier files by the new files. Undefined until all new files are stored.
   * In both steps, the entry of the book already describes the newer file, and the download counts as incomplete.
   */
  readonly replacement?: 'deletingEarlierFiles' | 'movingNewFiles'
}

/** Downloaded or queued book. The files of the book are in Cache Storage. */
export interface OfflineBookEntry extends DownloadCounts {
  readonly bookId: string
  readonly seriesId: string
  readonly title: string
  readonly seriesTitle: string
  /** Number of the book for display, such as `12` or `3.5`. */
  readonly number: string
  readonly oneshot: boolean
  readonly reader: ReaderKind
  /** Text from `getBookFileFingerprint` that identifies the version of the downloaded book file. */
  readonly file: string
  /** Size of the book file on the server, in bytes. */
  readonly size: number
  /** Time when the user requested the download, in milliseconds since the epoch. */
  readonly since: number
  /**
   * Whether the user has reading progress in the book on the server. Undefined in entries of earlier versions until the
   * book is checked.
   */
  readonly isStarted?: boolean | undefined
  /**
   * Running or interrupted update to a newer book file. Undefined if there is no such update. Until all new files are
   * stored, the other properties of the entry describe the earlier file. The earlier file stays readable.
   */
  readonly update?: DownloadUpdate | undefined
}

/** Returns the properties of an entry that describe the book file on the server. */
export const describeBookFile = (book: Book): Pick<OfflineBookEntry, 'file' | 'size' | 'title' | 'reader'> => ({
  file: getBookFileFingerprint(book),
  size: book.sizeBytes,
  title: book.metadata.title,
  reader: getDefaultReaderKind(book),
})

/**
 * Creates the entry of a book before its download.
 * @param since time when the user requested the download, in milliseconds since the epoch
 */
export const createOfflineBookEntry = (book: Book, since: number): OfflineBookEntry => {
  const { title, reader, file, size } = describeBookFile(book)
  const { id: bookId, seriesId, seriesTitle, oneshot } = book
  // The order of the properties is part of the stored data that `tests/upgrade` records for each release.
  return {
    bookId,
    seriesId,
    title,
    seriesTitle,
    number: book.metadata.number,
    oneshot,
    reader,
    file,
    size,
    files: 0,
    here: 0,
    since,
    isStarted: Boolean(book.readProgress),
  }
}

/** Returns whether the download of a book has stored all files of the book. */
export const isDownloadComplete = ({ files, here }: DownloadCounts): boolean => files > 0 && here >= files

/** Returns whether the download or the update of a book is queued or incomplete. */
export const hasUnfinishedDownload = (book: OfflineBookEntry): boolean =>
  !isDownloadComplete(book) || book.update !== undefined

/** Returns the downloaded and queued books of a user, in the order of the download requests. */
export function readOfflineBooks(userId: string): readonly OfflineBookEntry[] {
  return parseOfflineBooks(readLocalStorage(getOfflineBooksKey(userId)))
}

/** Returns the entry of a downloaded or queued book of a user. Returns undefined for other books. */
export const findOfflineBook = (userId: string, bookId: string): OfflineBookEntry | undefined =>
  readOfflineBooks(userId).find(entry => entry.bookId === bookId)

/** Returns the result of {@link readOfflineBooks}. Re-renders the component when the list changes. */
export function useOfflineBooks(userId: string): readonly OfflineBookEntry[] {
  const text = useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(getOfflineBooksKey(userId)))
  return useMemo(() => parseOfflineBooks(text), [text])
}

/**
 * Returns whether a user has downloaded or queued books. This hook is faster than {@link useOfflineBooks}, because it
 * does not parse the list.
 */
export const useHasDownloads = (userId: string): boolean =>
  useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(getOfflineBooksKey(userId)) !== undefined)

/** Returns whether a user has downloads or updates that are queued or incomplete. */
export const useHasIncompleteDownloads = (userId: string): boolean =>
  useSyncExternalStore(onLocalStorageChange, () => readOfflineBooks(userId).some(hasUnfinishedDownload))

let downloadUserId: string | undefined

/** Sets the user whose downloads {@link isBookDownloadedOrQueued} checks. */
export function setUserIdForDownloads(userId: string): void {
  downloadUserId = userId
}

/**
 * Returns the user id that {@link setUserIdForDownloads} has set. The result is an empty text before the first sign-in.
 */
export const getUserIdForDownloads = (): string => downloadUserId ?? ''

/** Result of the last call of {@link readOfflineBookIds}, and the stored text from which the ids were parsed. */
let lastIds: { readonly text: string | undefined; readonly ids: ReadonlySet<string> } = {
  text: undefined,
  ids: new Set(),
}

/**
 * Returns the ids of the downloaded and queued books of a user. Returns the same set until the ids change. The progress
 * of a running download does not change the set.
 */
function readOfflineBookIds(userId: string): ReadonlySet<string> {
  const text = readLocalStorage(getOfflineBooksKey(userId))
  if (text === lastIds.text) return lastIds.ids
  const ids = new Set(parseOfflineBooks(text).map(({ bookId }) => bookId))
  const isSame = ids.size === lastIds.ids.size && [...ids].every(id => lastIds.ids.has(id))
  lastIds = { text, ids: isSame ? lastIds.ids : ids }
  return lastIds.ids
}

/**
 * Returns whether a book is downloaded or queued for the user that {@link setUserIdForDownloads} has set. Readers use
 * `isBookInDownloads`, which does not parse the list.
 */
export const isBookDownloadedOrQueued = (bookId: string): boolean =>
  readOfflineBookIds(getUserIdForDownloads()).has(bookId)

/**
 * Re-renders the component when a book is added to the downloads of a user or removed from them. Components that call
 * {@link isBookDownloadedOrQueued} need this hook.
 */
export function useRerenderWhenOfflineBookIdsChange(userId: string): void {
  useSyncExternalStore(onLocalStorageChange, () => readOfflineBookIds(userId))
}

/**
 * Adds books to the end of the list of offline books. If the list already contains a book, replaces its entry at the
 * same position. Writes the list only once, because it may be long.
 */
export function addOfflineBooks(userId: string, books: readonly OfflineBookEntry[]): void {
  const entries = new Map([...readOfflineBooks(userId), ...books].map(book => [book.bookId, book]))
  writeOfflineBooks(userId, [...entries.values()])
}

/** Changes the entry of a book in the list of offline books. Does nothing if the list does not contain the book. */
export function updateOfflineBook(userId: string, bookId: string, changes: Partial<OfflineBookEntry>): void {
  writeOfflineBooks(
    userId,
    readOfflineBooks(userId).map(book => (book.bookId === bookId ? { ...book, ...changes } : book)),
  )
}

/** Removes books from the list of offline books. Does not delete their files. */
export function removeOfflineBooks(userId: string, bookIds: readonly string[]): void {
  writeOfflineBooks(
    userId,
    readOfflineBooks(userId).filter(({ bookId }) => !bookIds.includes(bookId)),
  )
}

function writeOfflineBooks(userId: string, books: readonly OfflineBookEntry[]): void {
  writeLocalStorage(getOfflineBooksKey(userId), books.length > 0 ? JSON.stringify(books) : undefined)
}

function parseOfflineBooks(text: string | undefined): OfflineBookEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isOfflineBookEntry) : []
  } catch {
    return []
  }
}

const isOfflineBookEntry = (value: Partial<OfflineBookEntry> | null): value is OfflineBookEntry =>
  typeof value?.bookId === 'string' && typeof value.files === 'number' && typeof value.here === 'number'
