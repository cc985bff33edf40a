import { accountState } from '../../api/account/accountState'
import { wasRecentlyOffline } from '../../api/http'
import { ProgressRejected } from '../../machines/readerTypes'
import {
  deletePendingProgress,
  isStillPending,
  type PendingProgress,
  pageFingerprint,
  pendingProgressOf,
  storePendingProgress,
} from '../../preferences/pendingProgress'
import { toProgressRejected } from './progressRejection'

/** Progress younger than this, in milliseconds, is sent without fetching the server's progress first. */
const fresh = 4_000

/** Pending work by book: progress is sent in order, so that no write overtakes a later one. */
const working = new Map<string, Promise<unknown>>()

/** Fingerprints, by book, of progress that this device has read from or written to the server. */
const marks = new Map<string, readonly string[]>()

/** Books opened offline; the server's progress is fetched before their first write. */
const unsure = new Set<string>()

/**
 * Last write of each book that the server accepted, with its time in milliseconds since 1970. It went to another
 * account if the cookies had changed.
 */
export const accepted = new Map<string, { readonly progress: PendingProgress; readonly at: number }>()

type Gate = (progress: PendingProgress) => Promise<((write: Promise<unknown>) => void) | undefined>

let gate: Gate | undefined
let present: { readonly userId: string | undefined } | undefined

/** Another device is at a different position and the user has not decided yet: the write must wait. */
export class ReadOnOtherDevice extends Error {}

/** Sets the signed-in user of the queue; progress of other users waits. */
export function setProgressUser(userId: string | undefined): void {
  present = { userId }
}

/**
 * Installs a guard that runs before each progress write of an open book.
 * @param ask  throws `ReadOnOtherDevice` when the write must wait. Its result receives the promise of the write, if one
 *   is sent; superseded progress is not.
 * @returns function that removes the guard
 */
export function guardProgressWrites(ask: Gate): () => void {
  gate = ask
  return () => {
    if (gate === ask) gate = undefined
  }
}

/** Records the server's progress when a book is opened. While it stays the same, no other device has moved. */
export function recordServerProgress(bookId: string, readDate: string | undefined): void {
  if (wasRecentlyOffline()) unsure.add(bookId)
  marks.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Queues progress on the device and sends it. It stays queued until the server has it: when the window closes, the
 * server is unreachable or the session ends. Writes of one book run one after the other; superseded ones are skipped.
 * Old progress is sent only when the server has nothing newer.
 * @throws the error of the write; `ProgressRejected` when the server rejects it
 */
export function sendOrQueueProgress(progress: PendingProgress, send: () => Promise<void>): Promise<void> {
  queueProgress(progress)
  return queued(progress, async () => {
    if (!isStillPending(progress)) return
    if (present && present.userId !== progress.userId) throw new Error('signed out')
    const hear = await gate?.(progress)
    if (unsure.has(progress.bookId) || Date.now() - progress.time > fresh) return sendLate(progress)
    const write = send()
    hear?.(write)
    await settled(progress, write)
    marks.set(progress.bookId, markOf(progress))
  })
}

/** Stores progress on the device without sending it. */
export const queueProgress = (progress: PendingProgress): void =>
  storePendingProgress({ ...progress, told: marked(progress) })

/**
 * Sends queued progress and waits for running writes. Newer progress of another device is not overwritten.
 * @param bookId  limits to one book; all books when absent
 * @returns the progress of that book that is still queued
 */
export async function sendQueuedProgress(userId: string, bookId?: string): Promise<PendingProgress | undefined> {
  await (bookId && working.get(bookId)?.catch(() => {}))
  for (const progress of pendingProgressOf(userId)) {
    if (bookId !== undefined && progress.bookId !== bookId) continue
    try {
      await queued(progress, async () => {
        if (isStillPending(progress)) await sendLate(progress)
      })
    } catch (failure) {
      if (failure instanceof ProgressRejected) continue
      break
    }
  }
  return pendingProgressOf(userId).find(progress => progress.bookId === bookId)
}

/** Sends old progress. Newer progress on the server counts as a rejection. */
async function sendLate(progress: PendingProgress): Promise<void> {
  const { sendUnlessSuperseded } = await import('./lateProgress')
  await settled(progress, sendUnlessSuperseded({ ...progress, told: marked(progress) }))
  unsure.delete(progress.bookId)
}

async function settled(progress: PendingProgress, sending: Promise<void>): Promise<void> {
  try {
    await sending
    accepted.set(progress.bookId, { progress, at: Date.now() })
    // The account changed during the write: the other account may have received it.
    if ((accountState.verifiedId ?? progress.userId) === progress.userId) deletePendingProgress(progress)
  } catch (error) {
    const failure = toProgressRejected(error)
    if (failure instanceof ProgressRejected) {
      // A rejection counts only when it was meant for this account.
      await accountState.confirm?.(progress.userId, Date.now())
      deletePendingProgress(progress)
    }
    throw failure
  }
}

function queued<T>(progress: PendingProgress, work: () => Promise<T>): Promise<T> {
  const { bookId } = progress
  const before = working.get(bookId) ?? Promise.resolve()
  const done = before.then(work, work)
  working.set(bookId, done)
  const forget = () => {
    if (working.get(bookId) === done) working.delete(bookId)
  }
  done.then(forget, forget)
  return done
}

/** Returns the fingerprints of progress that this device has read from or written to the server. */
export const knownFingerprints = (bookId: string): readonly string[] => marks.get(bookId) ?? []

const markOf = ({ write }: PendingProgress): string[] => ('page' in write ? [pageFingerprint(write.page)] : [])

/**
 * Fingerprints of all progress sent so far, including this one: any of it may have arrived although the response was
 * lost.
 */
function marked(progress: PendingProgress): readonly string[] {
  const kept = pendingProgressOf(progress.userId).find(({ bookId }) => bookId === progress.bookId)
  const all = new Set([...(kept?.told ?? []), ...(marks.get(progress.bookId) ?? []), ...markOf(progress)])
  return [...all].slice(-100)
}
