import { PENDING_PROGRESS_KEY } from './pendingFlags'
import { readStored, writeStored } from './storage'

/** Reading progress that could not be sent to the server. */
export interface PendingProgress {
  readonly bookId: string
  /** The user who read the book. Another user may sign in before the progress is sent. */
  readonly userId: string
  /** Time of reading, in milliseconds since the epoch. */
  readonly time: number
  /** Fingerprints of server positions that this device read or wrote. A server position among them does not come from another device. */
  readonly told?: readonly string[]
  /** The write to send: a page number, or a Readium progression. */
  readonly write: { readonly page: number } | { readonly progression: object }
}

/** Returns the fingerprint of a page position, for {@link PendingProgress.told}. */
export const pageFingerprint = (page: number): string => `page ${page}`

const keyOf = (userId: string, bookId: string) => `unsent.${userId}.${bookId}`

/** Returns the pending progress of a user on this device, oldest first. */
export function pendingProgressOf(userId: string): PendingProgress[] {
  return listed()
    .filter(key => key.startsWith(`unsent.${userId}.`))
    .flatMap(key => parsed(readStored(key)))
    .sort((a, b) => a.time - b.time)
}

/** Returns whether any user has pending progress in a book on this device. */
export const hasPendingProgressOf = (bookId: string): boolean => listed().some(key => key.endsWith(`.${bookId}`))

/** Stores progress until it is sent. Replaces earlier pending progress of the same user and book. */
export function storePendingProgress(unsent: PendingProgress): void {
  const key = keyOf(unsent.userId, unsent.bookId)
  writeStored(key, JSON.stringify(unsent))
  writeStored(PENDING_PROGRESS_KEY, JSON.stringify([...new Set([...listed(), key])]))
}

/** Deletes pending progress that was sent or is outdated. Does nothing when newer progress of the same book has replaced it. */
export function deletePendingProgress(unsent: PendingProgress): void {
  if (!isStillPending(unsent)) return
  const key = keyOf(unsent.userId, unsent.bookId)
  writeStored(key, undefined)
  writeStored(PENDING_PROGRESS_KEY, JSON.stringify(listed().filter(other => other !== key)))
}

/** Returns whether progress is still the stored one of its book: neither replaced nor deleted. */
export function isStillPending({ userId, bookId, time, write }: PendingProgress): boolean {
  const [kept] = parsed(readStored(keyOf(userId, bookId)))
  return kept?.time === time && JSON.stringify(kept.write) === JSON.stringify(write)
}

function listed(): string[] {
  const list: unknown = json(readStored(PENDING_PROGRESS_KEY))
  return Array.isArray(list) ? list.filter(key => typeof key === 'string') : []
}

function parsed(text: string | undefined): PendingProgress[] {
  const value = json(text) as Partial<PendingProgress> | null
  const whole = typeof value?.bookId === 'string' && typeof value.time === 'number' && typeof value.write === 'object'
  return whole ? [value as PendingProgress] : []
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
