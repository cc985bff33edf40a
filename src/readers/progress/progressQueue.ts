import { sessionAccountCheck } from '../../api/account/sessionAccountCheck'
import { hasRecentOfflineResponse } from '../../api/http'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import {
  deletePendingProgress,
  isLatestPendingProgress,
  type PendingProgress,
  pagePositionFingerprint,
  readPendingProgress,
  storePendingProgress,
} from '../../preferences/pendingProgress'
import { toProgressRejectedError } from './toProgressRejectedError'

/** Progress younger than this, in milliseconds, is sent without fetching the server's progress first. */
const FRESH_PROGRESS_MAX_AGE_MS = 4_000

/**
 * Running and waiting writes, by book. The writes of a book run in order, so that an earlier write never replaces a
 * later one.
 */
const pendingWork = new Map<string, Promise<unknown>>()

/** Fingerprints, by book, of progress that this device has read from or written to the server. */
const fingerprintsByBook = new Map<string, readonly string[]>()

/** Books opened offline; the server's progress is fetched before their first write. */
const booksOpenedOffline = new Set<string>()

/**
 * Last write of each book that the server accepted, with its time in milliseconds since the epoch. If the cookies
 * changed before the write, another account received it.
 */
export const acceptedProgressWrites = new Map<string, { readonly progress: PendingProgress; readonly at: number }>()

type ProgressWriteGuard = (progress: PendingProgress) => Promise<((write: Promise<unknown>) => void) | undefined>

let writeGuard: ProgressWriteGuard | undefined
let currentUser: { readonly userId: string | undefined } | undefined

/** Thrown when a write must wait: another device is at a different position, and the user has not decided yet. */
export class OtherDeviceAheadError extends Error {}

/** Sets the signed-in user of the queue. Progress of other users stays queued. */
export function setProgressQueueUser(userId: string | undefined): void {
  currentUser = { userId }
}

/**
 * Installs a guard that runs before each progress write of an open book.
 * @param guard  throws `OtherDeviceAheadError` when the write must wait. The function that it returns receives the
 *   promise of the write. It is not called for superseded progress, which is not sent.
 * @returns function that removes the guard
 */
export function setProgressWriteGuard(guard: ProgressWriteGuard): () => void {
  writeGuard = guard
  return () => {
    if (writeGuard === guard) writeGuard = undefined
  }
}

/**
 * Records the server's progress when a book is opened. As long as the server still has this progress, no other device
 * has written.
 */
export function recordServerProgress(bookId: string, readDate: string | undefined): void {
  if (hasRecentOfflineResponse()) booksOpenedOffline.add(bookId)
  fingerprintsByBook.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Queues progress on this device and sends it. The progress stays queued until the server has it, for example while the
 * server is unreachable. The writes of a book run in order; superseded progress is skipped. Old progress is sent only
 * when the server has nothing newer.
 * @throws the error of the write; `ProgressUpdateRejectedError` when the server rejects it
 */
export function sendOrQueueProgress(progress: PendingProgress, send: () => Promise<void>): Promise<void> {
  queueProgress(progress)
  return runAfterPending(progress, async () => {
    if (!isLatestPendingProgress(progress)) return
    if (currentUser && currentUser.userId !== progress.userId) throw new Error('signed out')
    const onWrite = await writeGuard?.(progress)
    if (booksOpenedOffline.has(progress.bookId) || Date.now() - progress.time > FRESH_PROGRESS_MAX_AGE_MS)
      return sendOldProgress(progress)
    const write = send()
    onWrite?.(write)
    await settleWrite(progress, write)
    fingerprintsByBook.set(progress.bookId, fingerprintsOf(progress))
  })
}

/** Stores progress on the device without sending it. */
export const queueProgress = (progress: PendingProgress): void =>
  storePendingProgress({ ...progress, fingerprints: allFingerprintsFor(progress) })

/**
 * Sends queued progress and waits for running writes. Does not overwrite newer progress of another device.
 * @param bookId  limits the sending to one book; all books when absent
 * @returns the progress of that book that is still queued
 */
export async function sendQueuedProgress(userId: string, bookId?: string): Promise<PendingProgress | undefined> {
  await (bookId && pendingWork.get(bookId)?.catch(() => {}))
  for (const progress of readPendingProgress(userId)) {
    if (bookId !== undefined && progress.bookId !== bookId) continue
    try {
      await runAfterPending(progress, async () => {
        if (isLatestPendingProgress(progress)) await sendOldProgress(progress)
      })
    } catch (failure) {
      if (failure instanceof ProgressRejectedError) continue
      break
    }
  }
  return readPendingProgress(userId).find(progress => progress.bookId === bookId)
}

/** Sends old progress. Newer progress on the server counts as a rejection. */
async function sendOldProgress(progress: PendingProgress): Promise<void> {
  const { sendDelayedProgress } = await import('./sendDelayedProgress')
  await settleWrite(progress, sendDelayedProgress({ ...progress, fingerprints: allFingerprintsFor(progress) }))
  booksOpenedOffline.delete(progress.bookId)
}

async function settleWrite(progress: PendingProgress, sending: Promise<void>): Promise<void> {
  try {
    await sending
    acceptedProgressWrites.set(progress.bookId, { progress, at: Date.now() })
    // The account changed during the write: the other account may have received it.
    if ((sessionAccountCheck.verifiedId ?? progress.userId) === progress.userId) deletePendingProgress(progress)
  } catch (error) {
    const failure = toProgressRejectedError(error)
    if (failure instanceof ProgressRejectedError) {
      // Checks the account, because a rejection by another account does not count.
      await sessionAccountCheck.confirm?.(progress.userId, Date.now())
      deletePendingProgress(progress)
    }
    throw failure
  }
}

function runAfterPending<T>(progress: PendingProgress, work: () => Promise<T>): Promise<T> {
  const { bookId } = progress
  const before = pendingWork.get(bookId) ?? Promise.resolve()
  const result = before.then(work, work)
  pendingWork.set(bookId, result)
  const cleanUp = () => {
    if (pendingWork.get(bookId) === result) pendingWork.delete(bookId)
  }
  result.then(cleanUp, cleanUp)
  return result
}

/** Returns the fingerprints of progress that this device has read from or written to the server. */
export const knownProgressFingerprints = (bookId: string): readonly string[] => fingerprintsByBook.get(bookId) ?? []

const fingerprintsOf = ({ write }: PendingProgress): string[] =>
  'page' in write ? [pagePositionFingerprint(write.page)] : []

/**
 * Returns the fingerprints of all progress that this device has sent for the book, including `progress`. The server may
 * have stored any of it, even if the response was lost.
 */
function allFingerprintsFor(progress: PendingProgress): readonly string[] {
  const queued = readPendingProgress(progress.userId).find(({ bookId }) => bookId === progress.bookId)
  const fingerprints = new Set([
    ...(queued?.fingerprints ?? []),
    ...(fingerprintsByBook.get(progress.bookId) ?? []),
    ...fingerprintsOf(progress),
  ])
  return [...fingerprints].slice(-100)
}
