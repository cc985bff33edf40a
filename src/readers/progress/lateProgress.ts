import { accountState } from '../../api/account/accountState'
import { getBook, updateBookProgression, updateBookReadProgress } from '../../generated/books/books'
import type { Book, Progression, ReadProgress } from '../../generated/model.schemas'
import { ProgressRejected } from '../../machines/readerTypes'
import { type PendingProgress, pageFingerprint } from '../../preferences/pendingProgress'
import { deviceIdentity } from '../epub/progress/deviceIdentity'
import { bypassCache } from './bypassCache'

/**
 * Sends a place that was read a while ago, unless somebody moved on elsewhere since. It is sent with the time when it was
 * read, so that the server too refuses it when another place comes in between (server-facts 3.9).
 * @throws ProgressRejected when it was overtaken
 */
export async function sendUnlessSuperseded(unsent: PendingProgress): Promise<void> {
  const book = await getBook(unsent.bookId, bypassCache)
  // The progress just read decides whether this write is outdated: it must be that of the same account.
  await accountState.confirm?.(unsent.userId, Date.now())
  const { readProgress } = book
  await send(unsent, book, new Date(timeOf(unsent, readProgress)).toISOString())
}

/** The server tells times of books in whole seconds. */
const second = 1_000

/**
 * The time to send a place with. Clocks of devices differ, and an answer may be lost on its way: as long as the server is at
 * a place that this device found there or told it, nobody else has moved, and the place goes with a time that is accepted.
 * Else the time decides.
 */
function timeOf({ told = [], time }: PendingProgress, found: ReadProgress | null): number {
  if (!found) return time
  const read = Date.parse(found.readDate)
  if (isOwnProgress(told, found)) return Math.max(time, read + second)
  if (read >= time) throw new ProgressRejected('newer elsewhere')
  return time
}

/**
 * Whether the server is at a place that this device found there or told it.
 * @param told  the marks of such places
 */
export const isOwnProgress = (
  told: readonly string[],
  { page, readDate, deviceId }: Pick<ReadProgress, 'page' | 'readDate' | 'deviceId'>,
): boolean =>
  deviceId === deviceIdentity().id ||
  told.includes(readDate) ||
  (deviceId === '' && told.includes(pageFingerprint(page)))

/** Pages go as a progression, which carries a time; for the pictures of an EPUB the server takes them as pages alone. */
async function send({ bookId, userId, write }: PendingProgress, { media }: Book, modified: string): Promise<void> {
  const options = { keepalive: true, account: userId }
  if (!('page' in write))
    return updateBookProgression(bookId, { ...(write.progression as Progression), modified }, options)
  if (media.mediaProfile === 'EPUB') return updateBookReadProgress(bookId, write, options)
  const locator = { href: '', type: '', locations: { position: write.page } }
  await updateBookProgression(bookId, { modified, device: deviceIdentity(), locator }, options)
}
