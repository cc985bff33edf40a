import { sessionAccountCheck } from '../../api/account/sessionAccountCheck'
import { getBook, updateBookProgression, updateBookReadProgress } from '../../generated/books/books'
import type { Book, Progression, ReadProgress } from '../../generated/model.schemas'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import { type PendingProgress, pagePositionFingerprint } from '../../preferences/pendingProgress'
import { getDeviceIdentity } from '../epub/progress/getDeviceIdentity'
import { createUncachedRequestInit } from './createUncachedRequestInit'

/**
 * Sends progress that was recorded some time ago, unless another device has newer progress. Sends the time of reading
 * with it, so that the server rejects it if newer progress exists (server-facts 3.9).
 * @throws ProgressUpdateRejectedError when the progress is superseded
 */
export async function sendDelayedProgress(progress: PendingProgress): Promise<void> {
  const book = await getBook(progress.bookId, createUncachedRequestInit)
  // The fetched progress decides whether this write is outdated. It must belong to the same account.
  await sessionAccountCheck.confirm?.(progress.userId, Date.now())
  const { readProgress } = book
  await sendToServer(progress, book, new Date(sendTimeMs(progress, readProgress)).toISOString())
}

/** Resolution of the server's times in milliseconds. */
const SERVER_TIME_RESOLUTION_MS = 1_000

/**
 * Returns the time to send with the progress, in milliseconds. If the server's progress is from this device, the result
 * is later than that progress, even with a slow device clock. Otherwise the newer progress wins.
 * @throws ProgressUpdateRejectedError when the server's progress is newer
 */
function sendTimeMs(
  { fingerprints: ownFingerprints = [], time }: PendingProgress,
  serverProgress: ReadProgress | null,
): number {
  if (!serverProgress) return time
  const serverTimeMs = Date.parse(serverProgress.readDate)
  if (isProgressKnownToDevice(ownFingerprints, serverProgress))
    return Math.max(time, serverTimeMs + SERVER_TIME_RESOLUTION_MS)
  if (serverTimeMs >= time) throw new ProgressRejectedError('newer progress on another device')
  return time
}

/**
 * Returns whether this device already knows the progress on the server, because it wrote or read it.
 * @param ownFingerprints  fingerprints (read date or page) of the progress that this device has written or read
 */
export const isProgressKnownToDevice = (
  ownFingerprints: readonly string[],
  { page, readDate, deviceId }: Pick<ReadProgress, 'page' | 'readDate' | 'deviceId'>,
): boolean =>
  deviceId === getDeviceIdentity().id ||
  ownFingerprints.includes(readDate) ||
  (deviceId === '' && ownFingerprints.includes(pagePositionFingerprint(page)))

/**
 * Sends a page as a progression, because a progression includes a time. For EPUBs read as images, the server accepts
 * only the page number.
 */
async function sendToServer(
  { bookId, userId, write }: PendingProgress,
  { media }: Book,
  modified: string,
): Promise<void> {
  const options = { keepalive: true, account: userId }
  if (!('page' in write))
    return updateBookProgression(bookId, { ...(write.progression as Progression), modified }, options)
  if (media.mediaProfile === 'EPUB') return updateBookReadProgress(bookId, write, options)
  const locator = { href: '', type: '', locations: { position: write.page } }
  await updateBookProgression(bookId, { modified, device: getDeviceIdentity(), locator }, options)
}
