import { accountState } from '../../api/account/accountState'
import { getBook, updateBookProgression, updateBookReadProgress } from '../../generated/books/books'
import type { Book, Progression, ReadProgress } from '../../generated/model.schemas'
import { ProgressRejected } from '../../machines/readerTypes'
import { type PendingProgress, pageFingerprint } from '../../preferences/pendingProgress'
import { deviceIdentity } from '../epub/progress/deviceIdentity'
import { bypassCache } from './bypassCache'

/**
 * Sends progress that was read a while ago, unless another device has newer progress. Sent with the time of reading, so
 * that the server also rejects it when newer progress arrives in between (server-facts 3.9).
 * @throws ProgressRejected when the progress is superseded
 */
export async function sendUnlessSuperseded(unsent: PendingProgress): Promise<void> {
  const book = await getBook(unsent.bookId, bypassCache)
  // The fetched progress decides whether this write is outdated, so it must belong to the same account.
  await accountState.confirm?.(unsent.userId, Date.now())
  const { readProgress } = book
  await send(unsent, book, new Date(timeOf(unsent, readProgress)).toISOString())
}

/** Resolution of the server's times in milliseconds. */
const second = 1_000

/**
 * Returns the time to send the progress with. Device clocks differ and responses may be lost: while the server's
 * progress is one that this device has read or written, no other device has moved, and the write gets a time that is
 * accepted. Otherwise the newer time wins.
 */
function timeOf({ told = [], time }: PendingProgress, found: ReadProgress | null): number {
  if (!found) return time
  const read = Date.parse(found.readDate)
  if (isOwnProgress(told, found)) return Math.max(time, read + second)
  if (read >= time) throw new ProgressRejected('newer progress on another device')
  return time
}

/**
 * Returns whether the server's progress was read or written by this device.
 * @param told  fingerprints of such progress
 */
export const isOwnProgress = (
  told: readonly string[],
  { page, readDate, deviceId }: Pick<ReadProgress, 'page' | 'readDate' | 'deviceId'>,
): boolean =>
  deviceId === deviceIdentity().id ||
  told.includes(readDate) ||
  (deviceId === '' && told.includes(pageFingerprint(page)))

/**
 * Sends pages as a progression, because that carries a time. The server accepts only the page number for EPUBs read as
 * images.
 */
async function send({ bookId, userId, write }: PendingProgress, { media }: Book, modified: string): Promise<void> {
  const options = { keepalive: true, account: userId }
  if (!('page' in write))
    return updateBookProgression(bookId, { ...(write.progression as Progression), modified }, options)
  if (media.mediaProfile === 'EPUB') return updateBookReadProgress(bookId, write, options)
  const locator = { href: '', type: '', locations: { position: write.page } }
  await updateBookProgression(bookId, { modified, device: deviceIdentity(), locator }, options)
}
