import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { ServerError } from '../../api/ServerError'
import { SERVER_TIME_RESOLUTION_MS } from '../../api/serverDates'
import { uncachedRequestInit } from '../../api/uncachedRequestInit'
import { getBook, updateBookProgression, updateBookReadProgress } from '../../generated/books/books'
import type { Book, Progression, ReadProgress } from '../../generated/model.schemas'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import { findPendingProgress, type PendingProgress, toPagePositionFingerprint } from '../../preferences/pendingProgress'
import { getDeviceIdentity } from '../epub/progress/getDeviceIdentity'
import { NewerPositionOnOtherDeviceError } from './NewerPositionOnOtherDeviceError'
import { reportRejectedProgress } from './reportRejectedProgress'
import { setProgressUndecided } from './setProgressUndecided'

/**
 * Sends queued progress with the time at which the user read the book. Does not overwrite newer progress that another
 * device has sent in the meantime (server-facts 3.9). Shows a notice if the server rejects the progress for a reason
 * other than newer progress or a deleted book.
 * @param mustAskUser whether the user must choose between the queued position and the position on the server, even if
 *   the progress on the server is older. Has no effect if this device already knows the progress on the server. If
 *   `isUndecided` of the queued progress is true, the user must choose even if `mustAskUser` is false.
 * @throws ProgressRejectedError when another device has written newer progress
 * @throws NewerPositionOnOtherDeviceError when the user must choose first. `isUndecided` of the queued progress is then
 *   true.
 * @throws another error when a request fails
 */
export async function sendProgressWithReadTimestamp(progress: PendingProgress, mustAskUser: boolean): Promise<void> {
  const book = await getBook(progress.bookId, uncachedRequestInit)
  // Throws an error if the session now belongs to another user. The fetched progress would then be the progress of that
  // user.
  await sessionAccountCheckState.confirm?.(progress.userId, Date.now())
  const time = book.readProgress ? sendTimeMs(progress, book.readProgress, mustAskUser) : progress.time
  try {
    await sendToServer(progress, book, new Date(time).toISOString())
  } catch (error) {
    await reportRejectedProgress(book, progress.userId, error)
    throw error
  }
}

/**
 * Returns the time to send with the queued progress, in milliseconds since 1970. If this device already knows the
 * progress on the server, the returned time is later than the time of the progress on the server. The server would
 * reject an earlier time.
 * @throws ProgressRejectedError if another device has written newer progress
 * @throws NewerPositionOnOtherDeviceError if the user must first choose between the two positions
 */
function sendTimeMs(progress: PendingProgress, serverProgress: ReadProgress, mustAskUser: boolean): number {
  const { fingerprints: ownFingerprints = [], time } = progress
  const serverTimeMs = Date.parse(serverProgress.readDate)
  const isUndecided = findPendingProgress(progress)?.isUndecided === true
  const isFromThisDevice = serverProgress.deviceId === getDeviceIdentity().id
  if (isProgressKnownToDevice(ownFingerprints, serverProgress, isUndecided))
    return Math.max(time, serverTimeMs + SERVER_TIME_RESOLUTION_MS)
  if (serverTimeMs >= time && !isFromThisDevice) throw new ProgressRejectedError('newer progress on another device')
  if (!mustAskUser && !isUndecided) return time
  setProgressUndecided(progress, true)
  throw new NewerPositionOnOtherDeviceError('progress of another device')
}

/**
 * Returns whether this device already knows the progress on the server. The device knows all progress that it has
 * written or fetched.
 * @param ownFingerprints  fingerprints (read date or page) of the progress that this device wrote or fetched
 * @param isUndecided whether the user must choose between the progress on the server and the pending progress of this
 *   device. Another tab of this device may then have written the progress on the server. Therefore, if `isUndecided` is
 *   true, progress with the id of this device does not count as known.
 */
export const isProgressKnownToDevice = (
  ownFingerprints: readonly string[],
  { page, readDate, deviceId }: Pick<ReadProgress, 'page' | 'readDate' | 'deviceId'>,
  isUndecided: boolean,
): boolean =>
  (!isUndecided && deviceId === getDeviceIdentity().id) ||
  ownFingerprints.includes(readDate) ||
  (deviceId === '' && ownFingerprints.includes(toPagePositionFingerprint(page)))

/**
 * Sends the progress. A page number of a comic or PDF is sent as a Readium progression, because a progression contains
 * the read time. A request with only a page number contains no time. For EPUBs, the server accepts a progression only
 * with the path of a chapter. If the user reads an EPUB as page images, this path is unknown, and the page number is
 * sent without a time. If the file of the book has changed after the user read this position, sends the closest
 * position in the new file. If an EPUB has no positions, stores the progression on this device.
 */
async function sendToServer(
  { bookId, userId, write }: PendingProgress,
  { media }: Book,
  modified: string,
): Promise<void> {
  const options = { keepalive: true, account: userId }
  if (!('page' in write)) {
    const progression = { ...(write.progression as Progression), modified }
    return updateBookProgression(bookId, progression, options).catch(async (error: unknown) => {
      if (!(error instanceof ServerError) || error.status !== 400) throw error
      // If this module cannot be loaded, the thrown error is not a `ServerError`. The queue then does not treat the
      // progress as rejected by the server, and the progress stays in the queue.
      const { resendRejectedProgression } = await import('../epub/progress/resendRejectedProgression')
      const send = (moved: Progression) => updateBookProgression(bookId, moved, options)
      return resendRejectedProgression({ bookId, userId }, progression, error, send)
    })
  }
  const page = media.pagesCount > 0 ? Math.min(write.page, media.pagesCount) : write.page
  if (media.mediaProfile === 'EPUB') return updateBookReadProgress(bookId, { page }, options)
  const locator = { href: '', type: '', locations: { position: page } }
  await updateBookProgression(bookId, { modified, device: getDeviceIdentity(), locator }, options)
}
