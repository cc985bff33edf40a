import { PENDING_PROGRESS_KEY } from './hasPendingProgress'
import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/** Reading progress that the server does not have yet. */
export interface PendingProgress {
  readonly bookId: string
  /** Id of the user who has read the book. Another user may sign in before the progress is sent. */
  readonly userId: string
  /** Time when the user read the book, in milliseconds since the epoch. */
  readonly time: number
  /**
   * Fingerprints of the reading positions that this device has received from the server or sent to the server for this
   * book. A position on the server that is not in this list comes from another device.
   */
  readonly fingerprints?: readonly string[]
  /**
   * Whether the user must first choose between this progress and the position of another device. Until then, this
   * progress does not replace the position of the other device on the server. While the book is open, the reader offers
   * to go to the position of the other device.
   */
  readonly isUndecided?: boolean
  /** Progress to write: a page number or a Readium progression. */
  readonly write: { readonly page: number } | { readonly progression: object }
}

/** Returns the fingerprint of a page number for {@link PendingProgress.fingerprints}. */
export const toPagePositionFingerprint = (page: number): string => `page ${page}`

/**
 * Stored JSON of pending progress. Earlier versions of Longbox stored the property `fingerprints` under another name.
 */
type StoredPendingProgress = PendingProgress & { readonly told?: readonly string[] }

const pendingProgressKey = (userId: string, bookId: string) => `unsent.${userId}.${bookId}`

/** Returns the pending progress of a user, oldest first. */
export function readPendingProgress(userId: string): PendingProgress[] {
  return listPendingKeys()
    .filter(key => key.startsWith(`unsent.${userId}.`))
    .flatMap(key => parsePendingProgress(readLocalStorage(key)))
    .sort((a, b) => a.time - b.time)
}

/** Ids of a book and of the user who reads it. */
export type ReaderOfBook = Pick<PendingProgress, 'userId' | 'bookId'>

/** Returns the pending progress of a user in a book, or undefined if there is none. */
export const findPendingProgress = ({ userId, bookId }: ReaderOfBook): PendingProgress | undefined =>
  parsePendingProgress(readLocalStorage(pendingProgressKey(userId, bookId)))[0]

/** Returns whether this browser stores pending progress of any user for a book. */
export const hasPendingProgressInBook = (bookId: string): boolean =>
  listPendingKeys().some(key => key.endsWith(`.${bookId}`))

/** Stores pending progress. Replaces earlier pending progress of the same user and book. */
export function storePendingProgress(progress: PendingProgress): void {
  const key = pendingProgressKey(progress.userId, progress.bookId)
  writeLocalStorage(key, JSON.stringify(progress))
  writeLocalStorage(PENDING_PROGRESS_KEY, JSON.stringify([...new Set([...listPendingKeys(), key])]))
}

/** Deletes the given pending progress. Does nothing if newer pending progress of the book is stored instead. */
export function deletePendingProgress(progress: PendingProgress): void {
  if (!isPendingProgressStillStored(progress)) return
  const key = pendingProgressKey(progress.userId, progress.bookId)
  writeLocalStorage(key, undefined)
  writeLocalStorage(PENDING_PROGRESS_KEY, JSON.stringify(listPendingKeys().filter(other => other !== key)))
}

/** Returns whether the given pending progress is still stored. */
export function isPendingProgressStillStored(progress: PendingProgress): boolean {
  const stored = findPendingProgress(progress)
  return stored?.time === progress.time && JSON.stringify(stored.write) === JSON.stringify(progress.write)
}

function listPendingKeys(): string[] {
  const list: unknown = parseJson(readLocalStorage(PENDING_PROGRESS_KEY))
  return Array.isArray(list) ? list.filter(key => typeof key === 'string') : []
}

function parsePendingProgress(text: string | undefined): PendingProgress[] {
  const value = parseJson(text) as StoredPendingProgress | null
  if (typeof value?.bookId !== 'string' || typeof value.time !== 'number' || typeof value.write !== 'object') return []
  const { told, ...progress } = value
  return [{ fingerprints: told, ...progress }]
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
