import { accountState } from '../api/account/accountState'
import { wasKeptLately } from '../api/http'
import { ProgressRefused } from '../machines/reading'
import { forgetUnsent, isKept, keepUnsent, pageMark, type Unsent, unsentOf } from '../preferences/unsentProgress'
import { refusedOr } from './refusal'

/** So long a place counts as just read: it is sent without asking what others did meanwhile. In milliseconds. */
const fresh = 4_000

/** The last piece of work of each book: places are sent one after the other, so that none overtakes a later one. */
const working = new Map<string, Promise<unknown>>()

/** Of each book the marks of places that this device read from the server or told it. */
const marks = new Map<string, readonly string[]>()

/** Books that were opened without the server: where somebody is in them by now is asked before anything is written. */
const unsure = new Set<string>()

/** The last write of each book that the server accepted, and when: it went to another account when the cookies had changed. */
export const accepted = new Map<string, { readonly unsent: Unsent; readonly at: number }>()

type Gate = (unsent: Unsent) => Promise<((write: Promise<unknown>) => void) | undefined>

let gate: Gate | undefined
let present: { readonly userId: string | undefined } | undefined

/** Somebody is further on another device, and the person has yet to say which place counts: it must not be overwritten. */
export class ReadElsewhere extends Error {}

/** Tells the outbox who is signed in now; places of anybody else wait. */
export function speakFor(userId: string | undefined): void {
  present = { userId }
}

/**
 * Asks before each place of an open book is sent, however long ago it was read.
 * @param ask  throws `ReadElsewhere` when the place must not be sent now; who goes without deciding leaves it to the time. What it gives
 *             hears of the write, if there is one: a place that waited long may turn out to be overtaken
 * @returns stops asking
 */
export function guardSending(ask: Gate): () => void {
  gate = ask
  return () => {
    if (gate === ask) gate = undefined
  }
}

/** Tells the outbox what the server had when a book was opened: as long as it has that, nobody moved on elsewhere. */
export function foundPlace(bookId: string, readDate: string | undefined): void {
  if (wasKeptLately()) unsure.add(bookId)
  marks.set(bookId, readDate === undefined ? [] : [readDate])
}

/**
 * Sends a place. It is kept on the device until the server has it, also when the window closes meanwhile, the server
 * cannot be reached or the session is over. Writes of one book wait for each other; one that was overtaken by a later
 * one meanwhile is not sent at all. A place that waited long is sent only when nobody moved on elsewhere.
 * @throws what the write threw, refusals as such
 */
export function sendOrKeep(unsent: Unsent, send: () => Promise<void>): Promise<void> {
  keepPlace(unsent)
  return queued(unsent, async () => {
    if (!isKept(unsent)) return
    if (present && present.userId !== unsent.userId) throw new Error('the person is not here')
    const hear = await gate?.(unsent)
    if (unsure.has(unsent.bookId) || Date.now() - unsent.time > fresh) return sendLate(unsent)
    const write = send()
    hear?.(write)
    await settled(unsent, write)
    marks.set(unsent.bookId, markOf(unsent))
  })
}

/** Keeps a place on the device, for the case that it cannot be sent in the next moment. */
export const keepPlace = (unsent: Unsent): void => keepUnsent({ ...unsent, told: marked(unsent) })

/**
 * Sends what was kept on this device, and waits for what is on its way. A place that somebody reached later, elsewhere,
 * is not overwritten.
 * @param bookId  only of this book; all books when absent
 * @returns what is still kept of that book: the server has yet to hear of it
 */
export async function sendKept(userId: string, bookId?: string): Promise<Unsent | undefined> {
  await (bookId && working.get(bookId)?.catch(() => {}))
  for (const unsent of unsentOf(userId)) {
    if (bookId !== undefined && unsent.bookId !== bookId) continue
    try {
      await queued(unsent, async () => {
        if (isKept(unsent)) await sendLate(unsent)
      })
    } catch (failure) {
      if (failure instanceof ProgressRefused) continue
      break
    }
  }
  return unsentOf(userId).find(unsent => unsent.bookId === bookId)
}

/** Where somebody was later, elsewhere, is no place to overwrite: that is a refusal too. */
async function sendLate(unsent: Unsent): Promise<void> {
  const { sendUnlessOvertaken } = await import('./latePlaces')
  await settled(unsent, sendUnlessOvertaken({ ...unsent, told: marked(unsent) }))
  unsure.delete(unsent.bookId)
}

async function settled(unsent: Unsent, sending: Promise<void>): Promise<void> {
  try {
    await sending
    accepted.set(unsent.bookId, { unsent, at: Date.now() })
    forgetUnsent(unsent)
  } catch (error) {
    const failure = refusedOr(error)
    if (failure instanceof ProgressRefused) {
      // A refusal counts only when this account received it.
      await accountState.confirm?.(unsent.userId, Date.now())
      forgetUnsent(unsent)
    }
    throw failure
  }
}

function queued<T>(unsent: Unsent, work: () => Promise<T>): Promise<T> {
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
export const marksOf = (bookId: string): readonly string[] => marks.get(bookId) ?? []

const markOf = ({ write }: Unsent): string[] => ('page' in write ? [pageMark(write.page)] : [])

/** What was told before and what is about to be: any of it may have arrived without an answer coming back. */
function marked(unsent: Unsent): readonly string[] {
  const kept = unsentOf(unsent.userId).find(({ bookId }) => bookId === unsent.bookId)
  const all = new Set([...(kept?.told ?? []), ...(marks.get(unsent.bookId) ?? []), ...markOf(unsent)])
  return [...all].slice(-100)
}
