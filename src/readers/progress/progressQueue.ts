import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { hasRecentResponseFromOfflineCache } from '../../api/http'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import {
  deletePendingProgress,
  isPendingProgressStillStored,
  type PendingProgress,
  readPendingProgress,
  storePendingProgress,
  toPagePositionFingerprint,
} from '../../preferences/pendingProgress'
import { toProgressRejectedErrorIfPermanent } from './toProgressRejectedErrorIfPermanent'

/**
 * Maximum age in milliseconds of progress that is sent immediately. For older progress, the reader first checks whether
 * the server has newer progress.
 */
const FRESH_PROGRESS_MAX_AGE_MS = 4_000

/** Running and waiting writes of each book, by book id. The writes of a book run one after the other. */
const pendingWork = new Map<string, Promise<unknown>>()

/**
 * Fingerprints of the progress that this device has read from or written to the server, by book id. A fingerprint is
 * the read date or the page of the progress.
 */
const fingerprintsByBook = new Map<string, readonly string[]>()

/**
 * Ids of books that were opened offline. Before the first write of such a book, the progress on the server must be
 * fetched.
 */
const booksOpenedOffline = new Set<string>()

/**
 * Last write of each book that the server has accepted, by book id. `at` is the time of the write in milliseconds since
 * 1970.
 */
export const lastAcceptedProgressByBookId = new Map<
  string,
  { readonly progress: PendingProgress; readonly at: number }
>()

type ProgressWriteGuard = (progress: PendingProgress) => Promise<((write: Promise<unknown>) => void) | undefined>

let writeGuard: ProgressWriteGuard | undefined
let currentUser: { readonly userId: string | undefined } | undefined

/** Thrown when a write must wait until the user has decided whether to go to the position of another device. */
export class NewerPositionOnOtherDeviceError extends Error {}

/** Sets the signed-in user. Progress of other users stays in the queue until these users sign in. */
export function setProgressQueueUser(userId: string | undefined): void {
  currentUser = { userId }
}

/**
 * Sets a guard that runs before each progress write of an open book.
 * @param guard throws `NewerPositionOnOtherDeviceError` if the write must wait; may return a function, which is called
 * with the promise of the write
 * @returns function that removes the guard
 */
export function setProgressWriteGuard(guard: ProgressWriteGuard): () => void {
  writeGuard = guard
  return () => {
    if (writeGuard === guard) writeGuard = undefined
  }
}

/**
 * Records the progress on the server at the time when the book was opened. Progress that differs from it, and that this
 * device has not written, comes from another device.
 */
export function recordServerProgressAtBookOpening(bookId: string, readDate: string | undefined): void {
  if (hasRecentResponseFromOfflineCache()) booksOpenedOffline.add(bookId)
  fingerprintsByBook.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Queues progress on this device and sends it. The progress stays in the queue until the server has accepted it. If the
 * server has newer progress, the queued progress is not sent.
 * @throws the error of the write; `ProgressRejectedError` when the server rejects the progress
 */
export function queueAndSendProgress(progress: PendingProgress, send: () => Promise<void>): Promise<void> {
  queueProgressWithoutSending(progress)
  return runAfterPending(progress, async () => {
    if (!isPendingProgressStillStored(progress)) return
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
export const queueProgressWithoutSending = (progress: PendingProgress): void =>
  storePendingProgress({ ...progress, fingerprints: allFingerprintsFor(progress) })

/**
 * Sends queued progress and waits for running writes. If another device has written newer progress, the older progress
 * stays in the queue.
 * @param bookId book whose progress is sent; by default all books
 * @returns the progress of this book that is still in the queue
 */
export async function sendQueuedProgress(userId: string, bookId?: string): Promise<PendingProgress | undefined> {
  await (bookId && pendingWork.get(bookId)?.catch(() => {}))
  for (const progress of readPendingProgress(userId)) {
    if (bookId !== undefined && progress.bookId !== bookId) continue
    try {
      await runAfterPending(progress, async () => {
        if (isPendingProgressStillStored(progress)) await sendOldProgress(progress)
      })
    } catch (failure) {
      if (failure instanceof ProgressRejectedError) continue
      break
    }
  }
  return readPendingProgress(userId).find(progress => progress.bookId === bookId)
}

async function sendOldProgress(progress: PendingProgress): Promise<void> {
  const { sendProgressWithReadTimestamp } = await import('./sendProgressWithReadTimestamp')
  await settleWrite(
    progress,
    sendProgressWithReadTimestamp({ ...progress, fingerprints: allFingerprintsFor(progress) }),
  )
  booksOpenedOffline.delete(progress.bookId)
}

async function settleWrite(progress: PendingProgress, sending: Promise<void>): Promise<void> {
  try {
    await sending
    lastAcceptedProgressByBookId.set(progress.bookId, { progress, at: Date.now() })
    // If the account of the session has changed during the write, another account may have received the progress. In
    // this case, the progress stays in the queue.
    if ((sessionAccountCheckState.verifiedId ?? progress.userId) === progress.userId) deletePendingProgress(progress)
  } catch (error) {
    const failure = toProgressRejectedErrorIfPermanent(error)
    if (failure instanceof ProgressRejectedError) {
      // Throws an error if the user of the progress is no longer signed in. The rejected progress then stays in the
      // queue, because the rejection may concern another account.
      await sessionAccountCheckState.confirm?.(progress.userId, Date.now())
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
export const getKnownProgressFingerprints = (bookId: string): readonly string[] => fingerprintsByBook.get(bookId) ?? []

const fingerprintsOf = ({ write }: PendingProgress): string[] =>
  'page' in write ? [toPagePositionFingerprint(write.page)] : []

/**
 * Returns the fingerprints of all progress of a book that this device has read or sent. The server may store any of
 * this progress.
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
