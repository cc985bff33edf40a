import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { ServerError } from '../../../api/ServerError'
import { getBookProgression, updateBookProgression } from '../../../generated/books/books'
import type { Positions, Progression } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { ProgressRejectedError, type SaveProgressInput } from '../../../machines/readerMachineTypes'
import { booksToCheckBeforeWrite } from '../../progress/knownServerProgress'
import { queueAndSendProgress, queueProgressWithoutSending } from '../../progress/progressQueue'
import { reportRejectedProgress } from '../../progress/reportRejectedProgress'
import { setProgressUndecided } from '../../progress/setProgressUndecided'
import { getProgressionModifiedAtMs, type LoadedEpub } from '../loadEpub'
import { createReadiumLocator, toEpubLocation } from '../locators/epubLocations'
import { getDeviceIdentity } from './getDeviceIdentity'

const noPositions: Positions = { total: 0, positions: [] }

/**
 * Stores the reading position in the queue of this device and sends it to the server. The sent time is later than the
 * times of all known progressions, because the server rejects older progressions (409). If the server rejects the
 * position (400), sends a nearby position. Shows a notice if the server rejects the nearby position too.
 * @throws ProgressRejectedError when another device has stored a newer progression, or when the server refuses this
 *   progression
 * @throws ServerError when the request fails
 */
export async function saveEpubProgress(opened: LoadedEpub, userId: string, input: SaveProgressInput): Promise<void> {
  const { bookId, position, atEnd, time } = input
  if (!position) return
  const progressionBy = (positions: Positions) => {
    const modified = new Date(Math.max(time, opened.lastWrittenMs + 1, opened.lastOfferedMs + 1)).toISOString()
    const locator = createReadiumLocator(toEpubLocation(position), atEnd, opened.publication.chapters, positions)
    return { modified, device: getDeviceIdentity(), locator }
  }
  queueProgressWithoutSending({ bookId, userId, time, write: { progression: progressionBy(noPositions) } })
  // If the progression on the server is not known, the client must not replace this progression before the user has
  // chosen a position. This also applies if this device has written the progression.
  if (!opened.progressKnown && booksToCheckBeforeWrite.has(bookId)) setProgressUndecided({ bookId, userId }, true)
  const positions = await opened.positions.catch(() => getBookPositions(bookId)).catch(() => noPositions)
  const progression = () => progressionBy(positions)
  const write = async (signal: AbortSignal, progressionToSend = progression()) => {
    await updateBookProgression(bookId, progressionToSend, { keepalive: true, account: userId, signal })
    opened.lastWrittenMs = Date.parse(progressionToSend.modified)
  }
  // Handles a progression that the server has rejected (400). The position list may have changed, because the server
  // has analyzed the book again.
  const resend = async (rejection: ServerError, signal: AbortSignal) => {
    // If this code fails to load, the progress stays in the queue, because the error is not a rejection by the server.
    const { resendRejectedProgression } = await import('./resendRejectedProgression')
    const send = (moved: Progression) => write(signal, moved)
    await resendRejectedProgression({ bookId, userId }, progression(), rejection, send, signal).catch(
      async (error: unknown) => {
        await reportRejectedProgress(opened.book, userId, error)
        throw error
      },
    )
  }
  const pending = { bookId, userId, time, write: { progression: progression() } }
  await queueAndSendProgress(pending, async signal => {
    await write(signal).catch(async (error: unknown) => {
      if (!(error instanceof ServerError)) throw error
      if (error.status === 400) return resend(error, signal)
      if (error.status !== 409) throw error
      const newer = await getBookProgression(bookId, { signal })
      if (newer && newer.device.id !== getDeviceIdentity().id)
        throw new ProgressRejectedError('newer elsewhere', { cause: newer })
      opened.lastWrittenMs = getProgressionModifiedAtMs(newer ?? undefined)
      await write(signal)
    })
    void reportServerWrite('updateBookProgression', { bookId })
  })
}
