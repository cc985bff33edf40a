import {
  sessionAccountCheckState,
  skipAccountCheckDuringUnload,
  waitUnlessPageLeaves,
} from '../../api/account/sessionAccountCheckState'
import { hasRecentResponseFromOfflineCache } from '../../api/http'
import { ServerError } from '../../api/ServerError'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import {
  deletePendingProgress,
  findPendingProgress,
  isPendingProgressStillStored,
  type PendingProgress,
  readPendingProgress,
  storePendingProgress,
} from '../../preferences/pendingProgress'
import {
  allFingerprintsFor,
  booksToCheckBeforeWrite,
  fingerprintsOf,
  knownFingerprintsByBook,
} from './knownServerProgress'
import { toProgressRejectedErrorIfPermanent } from './toProgressRejectedErrorIfPermanent'

/**
 * Maximum age in milliseconds of reading progress that is sent without a check. For older progress, and for books in
 * {@link booksToCheckBeforeWrite}, the client first checks whether the server has progress of another device.
 */
const FRESH_PROGRESS_MAX_AGE_MS = 4_000

/**
 * Last queued write of each book, by book id. The next write of the book waits until this write has ended. Exception:
 * the user hides or closes the browser tab, and the last account check is recent (see {@link waitUnlessPageLeaves}).
 */
const pendingWork = new Map<string, Promise<unknown>>()

/**
 * Running requests that write progress, by book id. When the user hides or closes the browser tab, a newer write of the
 * same book aborts the running request.
 */
const runningWrites = new Map<string, AbortController>()

/**
 * Last progress that the server has accepted, by book id. `at` is the time of the response in milliseconds since 1970.
 */
export const lastAcceptedProgressByBookId = new Map<
  string,
  { readonly progress: PendingProgress; readonly at: number }
>()

// The user may close the browser tab right after leaving a book. The last progress write of the book must then not wait
// for an account check.
globalThis.addEventListener?.('pagehide', skipAccountCheckDuringUnload)

type ProgressWriteGuard = () => Promise<(write: Promise<unknown>) => void>

let writeGuard: { readonly check: ProgressWriteGuard; readonly bookId: string } | undefined
let currentUser: { readonly userId: string | undefined } | undefined

/**
 * Sets the signed-in user. Only progress of this user is sent. Progress of other users stays in the queue until they
 * sign in.
 */
export function setProgressQueueUser(userId: string | undefined): void {
  currentUser = { userId }
}

/**
 * Sets the write guard, a function that {@link queueAndSendProgress} calls before it sends progress.
 * @param check throws `NewerPositionOnOtherDeviceError` to stop the write. Otherwise, `check` returns a callback that
 *   receives the promise of the write. The callback is not called for progress that must first be compared with the
 *   progress on the server (see {@link FRESH_PROGRESS_MAX_AGE_MS}).
 * @param bookId id of the open book. If the book is in {@link booksToCheckBeforeWrite} while the guard is set,
 *   {@link sendQueuedProgress} does not replace progress on the server that this device does not know, until the user
 *   has chosen a position.
 * @returns function that removes the guard
 */
export function setProgressWriteGuard(check: ProgressWriteGuard, bookId: string): () => void {
  const guard = { check, bookId }
  writeGuard = guard
  return () => {
    if (writeGuard === guard) writeGuard = undefined
  }
}

/**
 * Stores the read date of the server's progress at the time when the user opens the book. The client must not treat
 * this progress as a later change by another device. If the progress may come from the offline cache, the client checks
 * the progress on the server before it writes progress of the book.
 */
export function recordServerProgressAtBookOpening(bookId: string, readDate: string | undefined): void {
  if (hasRecentResponseFromOfflineCache()) booksToCheckBeforeWrite.add(bookId)
  knownFingerprintsByBook.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Stores that a book was opened at another position than the position on the server. The client then checks the
 * progress on the server before it writes progress of the book. Must be called after {@link
 * recordServerProgressAtBookOpening}.
 * @param fingerprints fingerprints of the progress that this device knows. They replace the stored fingerprints.
 */
export function recordBookOpenedAtOtherPosition(bookId: string, fingerprints: readonly string[] = []): void {
  booksToCheckBeforeWrite.add(bookId)
  knownFingerprintsByBook.set(bookId, fingerprints)
}

/**
 * Stores progress in the queue on this device, and then sends the progress. First waits for earlier writes of the same
 * book, because the server stores the write that arrives last (server-facts 3.9). The wait may end early if the user
 * hides or closes the browser tab (see {@link waitUnlessPageLeaves}). The progress leaves the queue when the server
 * accepts or rejects the progress. Progress that needs a check (see {@link FRESH_PROGRESS_MAX_AGE_MS}) is not sent if
 * the server has newer progress from another device.
 * @param send sends the request. The signal that `send` receives aborts if a newer write replaces this request. This
 *   can happen when the user hides or closes the browser tab.
 * @throws ProgressRejectedError when the server rejects the progress
 * @throws another error when the progress stays in the queue, for example the error of the request
 */
export function queueAndSendProgress(
  progress: PendingProgress,
  send: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  queueProgressWithoutSending(progress)
  const { bookId, userId } = progress
  const earlierWork = pendingWork.get(bookId)?.then(ignoreResult, ignoreResult)
  return runWithPending(bookId, async () => {
    if (earlierWork) {
      await waitUnlessPageLeaves(userId, earlierWork)
      // If the earlier write is still running here, the user is hiding or closing the tab. The new write is therefore
      // sent immediately. The earlier write may still reach the server after the new write. If the page stays open, the
      // new write is therefore sent a second time, after the earlier write has ended.
      if (runningWrites.has(bookId)) await sendAfterChecks(progress, send, true).catch(ignoreResult)
      await earlierWork
    }
    await sendAfterChecks(progress, send)
  })
}

const ignoreResult = (): void => {}

/**
 * Sends progress if it is still in the queue and the write guard ({@link setProgressWriteGuard}) allows the write.
 * @param isOvertaking whether to abort a running earlier write and send this progress without waiting. This progress
 *   then stays in the queue, because its write may fail. If this progress needs a check (see
 *   {@link FRESH_PROGRESS_MAX_AGE_MS}), nothing is sent and the earlier write continues.
 */
async function sendAfterChecks(
  progress: PendingProgress,
  send: (signal: AbortSignal) => Promise<void>,
  isOvertaking = false,
): Promise<void> {
  const { bookId } = progress
  if (!isPendingProgressStillStored(progress)) return
  if (currentUser && currentUser.userId !== progress.userId) throw new Error('signed out')
  const onWrite = await writeGuard?.check()
  const mustAskUser = booksToCheckBeforeWrite.has(bookId)
  if (mustAskUser || Date.now() - progress.time > FRESH_PROGRESS_MAX_AGE_MS)
    return isOvertaking ? undefined : sendOldProgress(progress, mustAskUser)
  const running = new AbortController()
  runningWrites.get(bookId)?.abort()
  runningWrites.set(bookId, running)
  const write = send(running.signal).finally(() => {
    if (runningWrites.get(bookId) === running) runningWrites.delete(bookId)
  })
  onWrite?.(write)
  if (isOvertaking) return write
  await settleWrite(progress, write)
  knownFingerprintsByBook.set(bookId, fingerprintsOf(progress))
}

/**
 * Stores progress in the queue on this device. Does not send it. If `isUndecided` is true in the queued progress of the
 * book, it is also true in the new progress.
 */
export const queueProgressWithoutSending = (progress: PendingProgress): void =>
  storePendingProgress({ ...findPendingProgress(progress), ...progress, fingerprints: allFingerprintsFor(progress) })

/**
 * Sends the queued progress of a user, book by book. First waits for the running writes of each book. Does not replace
 * newer progress of another device. Stops if a request fails and a later attempt may succeed, for example if the server
 * is unreachable. After all other errors, continues with the next book. Such errors occur, for example, if the server
 * permanently rejects the progress, or if the user must first choose between two positions. Does not throw the errors.
 * @param bookId id of the book whose progress is sent. If undefined, the progress of all books is sent.
 * @param exceptBookId id of a book whose progress is not sent
 */
export async function sendQueuedProgress(userId: string, bookId?: string, exceptBookId?: string): Promise<void> {
  await (bookId && pendingWork.get(bookId)?.catch(ignoreResult))
  for (const progress of readPendingProgress(userId)) {
    if (progress.bookId === exceptBookId || (bookId !== undefined && progress.bookId !== bookId)) continue
    try {
      const earlierWork = pendingWork.get(progress.bookId)?.catch(ignoreResult)
      await runWithPending(progress.bookId, async () => {
        await earlierWork
        // For the open book, the user may have to choose between the queued position and the position on the server.
        // For other books, the user must choose only if `isUndecided` is true in the queued progress. Otherwise, the
        // progress with the later read time is stored.
        const mustAskUser = writeGuard?.bookId === progress.bookId && booksToCheckBeforeWrite.has(progress.bookId)
        if (isPendingProgressStillStored(progress)) await sendOldProgress(progress, mustAskUser)
      })
    } catch (failure) {
      if (failure instanceof ServerError) break
    }
  }
}

async function sendOldProgress(progress: PendingProgress, mustAskUser: boolean): Promise<void> {
  const { sendProgressWithReadTimestamp } = await import('./sendProgressWithReadTimestamp')
  const fingerprints = allFingerprintsFor(progress)
  await settleWrite(progress, sendProgressWithReadTimestamp({ ...progress, fingerprints }, mustAskUser))
  booksToCheckBeforeWrite.delete(progress.bookId)
}

async function settleWrite(progress: PendingProgress, sending: Promise<void>): Promise<void> {
  try {
    await sending
    lastAcceptedProgressByBookId.set(progress.bookId, { progress, at: Date.now() })
    // If another user has signed in, the server may have stored the progress in the account of this other user. In this
    // case, the progress stays in the queue.
    if ((sessionAccountCheckState.verifiedId ?? progress.userId) === progress.userId) deletePendingProgress(progress)
  } catch (error) {
    const failure = toProgressRejectedErrorIfPermanent(error)
    if (failure instanceof ProgressRejectedError) {
      // If another user has signed in, the request may have belonged to the session of this other user, and the server
      // may have rejected it only for this reason. This call then throws, so that the progress stays in the queue.
      await sessionAccountCheckState.confirm?.(progress.userId, Date.now())
      deletePendingProgress(progress)
    }
    throw failure
  }
}

/** Runs work for a book. Later progress writes of the same book wait until the work has ended. */
function runWithPending<T>(bookId: string, work: () => Promise<T>): Promise<T> {
  const result = Promise.resolve().then(work)
  pendingWork.set(bookId, result)
  const cleanUp = () => {
    if (pendingWork.get(bookId) === result) pendingWork.delete(bookId)
  }
  result.then(cleanUp, cleanUp)
  return result
}
