import { PENDING_PROGRESS_KEY } from './pendingFlags'
import { readStored, writeStored } from './storage'

/** A place that was read and could not be told to the server. */
export interface PendingProgress {
  readonly bookId: string
  /** Whose place it is: another person may sign in before it can be sent. */
  readonly userId: string
  /** When it was read, in milliseconds. */
  readonly time: number
  /** Places at which the server may be without anybody having moved on elsewhere (see the readers' outbox). */
  readonly told?: readonly string[]
  /** The write as it would have been sent. */
  readonly write: { readonly page: number } | { readonly progression: object }
}

/** How a page is named among the places that were told. */
export const pageFingerprint = (page: number): string => `page ${page}`

const keyOf = (userId: string, bookId: string) => `unsent.${userId}.${bookId}`

/** What this person read on this device and the server does not know, oldest first. */
export function pendingProgressOf(userId: string): PendingProgress[] {
  return listed()
    .filter(key => key.startsWith(`unsent.${userId}.`))
    .flatMap(key => parsed(readStored(key)))
    .sort((a, b) => a.time - b.time)
}

/** Whether somebody's place in a book is kept here. */
export const hasPendingProgressOf = (bookId: string): boolean => listed().some(key => key.endsWith(`.${bookId}`))

/** Keeps a place until it is sent; a later one of the same book takes its seat. */
export function storePendingProgress(unsent: PendingProgress): void {
  const key = keyOf(unsent.userId, unsent.bookId)
  writeStored(key, JSON.stringify(unsent))
  writeStored(PENDING_PROGRESS_KEY, JSON.stringify([...new Set([...listed(), key])]))
}

/** Forgets the kept place of a book: it was sent, or is not worth it any more. A later one of the same book stays. */
export function deletePendingProgress(unsent: PendingProgress): void {
  if (!isStillPending(unsent)) return
  const key = keyOf(unsent.userId, unsent.bookId)
  writeStored(key, undefined)
  writeStored(PENDING_PROGRESS_KEY, JSON.stringify(listed().filter(other => other !== key)))
}

/** Whether this place is the one kept of its book: no later one has taken its seat, none was forgotten. */
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
