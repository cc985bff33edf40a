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

/** So long a place counts as just read: it is sent without asking what others did meanwhile. In milliseconds. */
const fresh = 4_000

/** The last piece of work of each book: places are sent one after the other, so that none overtakes a later one. */
const working = new Map<string, Promise<unknown>>()

/** Of each book the marks of places that this device read from the server or told it. */
const marks = new Map<string, readonly string[]>()

/** Books that were opened without the server: where somebody is in them by now is asked before anything is written. */
const unsure = new Set<string>()

/** The last write of each book that the server accepted, and when: it went to another account when the cookies had changed. */
export const accepted = new Map<string, { readonly unsent: PendingProgress; readonly at: number }>()

type Gate = (unsent: PendingProgress) => Promise<((write: Promise<unknown>) => void) | undefined>

let gate: Gate | undefined
let present: { readonly userId: string | undefined } | undefined

/** Somebody is further on another device, and the person has yet to say which place counts: it must not be overwritten. */
export class ReadOnOtherDevice extends Error {}

/** Tells the outbox who is signed in now; places of anybody else wait. */
export function setProgressUser(userId: string | undefined): void {
  present = { userId }
}

/**
 * Asks before each place of an open book is sent, however long ago it was read.
 * @param ask  throws `ReadOnOtherDevice` when the place must not be sent now; who goes without deciding leaves it to the time. What it gives
 *             hears of the write, if there is one: a place that waited long may turn out to be overtaken
 * @returns stops asking
 */
export function guardProgressWrites(ask: Gate): () => void {
  gate = ask
  return () => {
    if (gate === ask) gate = undefined
  }
}

/** Tells the outbox what the server had when a book was opened: as long as it has that, nobody moved on elsewhere. */
export function recordServerProgress(bookId: string, readDate: string | undefined): void {
  if (wasRecentlyOffline()) unsure.add(bookId)
  marks.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Sends a place. It is kept on the device until the server has it, also when the window closes meanwhile, the server
 * cannot be reached or the session is over. Writes of one book wait for each other; one that was overtaken by a later
 * one meanwhile is not sent at all. A place that waited long is sent only when nobody moved on elsewhere.
 * @throws what the write threw, refusals as such
 */
export function sendOrQueueProgress(unsent: PendingProgress, send: () => Promise<void>): Promise<void> {
  queueProgress(unsent)
  return queued(unsent, async () => {
    if (!isStillPending(unsent)) return
    if (present && present.userId !== unsent.userId) throw new Error('signed out')
    const hear = await gate?.(unsent)
    if (unsure.has(unsent.bookId) || Date.now() - unsent.time > fresh) return sendLate(unsent)
    const write = send()
    hear?.(write)
    await settled(unsent, write)
    marks.set(unsent.bookId, markOf(unsent))
  })
}

/** Keeps a place on the device, for the case that it cannot be sent in the next moment. */
export const queueProgress = (unsent: PendingProgress): void =>
  storePendingProgress({ ...unsent, told: marked(unsent) })

/**
 * Sends what was kept on this device, and waits for what is on its way. A place that somebody reached later, elsewhere,
 * is not overwritten.
 * @param bookId  only of this book; all books when absent
 * @returns what is still kept of that book: the server has yet to hear of it
 */
export async function sendQueuedProgress(userId: string, bookId?: string): Promise<PendingProgress | undefined> {
  await (bookId && working.get(bookId)?.catch(() => {}))
  for (const unsent of pendingProgressOf(userId)) {
    if (bookId !== undefined && unsent.bookId !== bookId) continue
    try {
      await queued(unsent, async () => {
        if (isStillPending(unsent)) await sendLate(unsent)
      })
    } catch (failure) {
      if (failure instanceof ProgressRejected) continue
      break
    }
  }
  return pendingProgressOf(userId).find(unsent => unsent.bookId === bookId)
}

/** Where somebody was later, elsewhere, is no place to overwrite: that is a refusal too. */
async function sendLate(unsent: PendingProgress): Promise<void> {
  const { sendUnlessSuperseded } = await import('./lateProgress')
  await settled(unsent, sendUnlessSuperseded({ ...unsent, told: marked(unsent) }))
  unsure.delete(unsent.bookId)
}

async function settled(unsent: PendingProgress, sending: Promise<void>): Promise<void> {
  try {
    await sending
    accepted.set(unsent.bookId, { unsent, at: Date.now() })
    // The account changed while the write was on its way: it may have gone to the other one.
    if ((accountState.verifiedId ?? unsent.userId) === unsent.userId) deletePendingProgress(unsent)
  } catch (error) {
    const failure = toProgressRejected(error)
    if (failure instanceof ProgressRejected) {
      // A refusal counts only when this account received it.
      await accountState.confirm?.(unsent.userId, Date.now())
      deletePendingProgress(unsent)
    }
    throw failure
  }
}

function queued<T>(unsent: PendingProgress, work: () => Promise<T>): Promise<T> {
  const { bookId } = unsent
  const before = working.get(bookId) ?? Promise.resolve()
  const done = before.then(work, work)
  working.set(bookId, done)
  const forget = () => {
    if (working.get(bookId) === done) working.delete(bookId)
  }
  done.then(forget, forget)
  return done
}

/** The marks of places that this device found on the server or told it. */
export const knownFingerprints = (bookId: string): readonly string[] => marks.get(bookId) ?? []

const markOf = ({ write }: PendingProgress): string[] => ('page' in write ? [pageFingerprint(write.page)] : [])

/** What was told before and what is about to be: any of it may have arrived without an answer coming back. */
function marked(unsent: PendingProgress): readonly string[] {
  const kept = pendingProgressOf(unsent.userId).find(({ bookId }) => bookId === unsent.bookId)
  const all = new Set([...(kept?.told ?? []), ...(marks.get(unsent.bookId) ?? []), ...markOf(unsent)])
  return [...all].slice(-100)
}
