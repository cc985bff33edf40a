import { getBook, updateBookProgression, updateBookReadProgress } from '../generated/books/books'
import type { Book, Progression, ReadProgress } from '../generated/model.schemas'
import { ProgressRefused } from '../machines/readerMachine'
import { pageMark, type Unsent } from '../preferences/unsentProgress'
import { thisDevice } from './epub/device'

/**
 * Sends a place that was read a while ago, unless somebody moved on elsewhere since. It is sent with the time when it was
 * read, so that the server too refuses it when another place comes in between (server-facts 3.9).
 * @throws ProgressRefused when it was overtaken
 */
export async function sendUnlessOvertaken(unsent: Unsent): Promise<void> {
  const book = await getBook(unsent.bookId)
  const { readProgress } = book
  if (readProgress && isOvertaken(unsent, readProgress)) throw new ProgressRefused('newer elsewhere')
  const time = Math.max(unsent.time, readProgress ? Date.parse(readProgress.readDate) + 1 : 0)
  await send(unsent, book, new Date(time).toISOString())
}

/**
 * Clocks of devices differ, and an answer may be lost on its way: as long as the server is at a place that this device
 * found there or told it, nobody else has moved. Only then does the time decide.
 */
function isOvertaken({ told = [], time }: Unsent, { page, readDate, deviceId }: ReadProgress): boolean {
  return !isOurs(told, { page, readDate, deviceId }) && Date.parse(readDate) >= time
}

/**
 * Whether the server is at a place that this device found there or told it.
 * @param told  the marks of such places
 */
export const isOurs = (
  told: readonly string[],
  { page, readDate, deviceId }: Pick<ReadProgress, 'page' | 'readDate' | 'deviceId'>,
): boolean =>
  deviceId === thisDevice().id || told.includes(readDate) || (deviceId === '' && told.includes(pageMark(page)))

/** Pages go as a progression, which carries a time; for the pictures of an EPUB the server takes them as pages alone. */
async function send({ bookId, write }: Unsent, { media }: Book, modified: string): Promise<void> {
  if (!('page' in write))
    return updateBookProgression(bookId, { ...(write.progression as Progression), modified }, { keepalive: true })
  if (media.mediaProfile === 'EPUB') return updateBookReadProgress(bookId, write, { keepalive: true })
  const locator = { href: '', type: '', locations: { position: write.page } }
  await updateBookProgression(bookId, { modified, device: thisDevice(), locator }, { keepalive: true })
}
