import { afterWrite } from '../../api/cache/changes'
import { onlyReaderKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getBook, getBookProgression, updateBookProgression } from '../../generated/books/books'
import type { Book, Manifest, Positions, Progression } from '../../generated/model.schemas'
import { getBookManifest, getBookPositions } from '../../generated/publications/publications'
import { type OpenedBook, ProgressRejected, type SaveInput } from '../../machines/readerTypes'
import { hasPendingProgressOf, type PendingProgress } from '../../preferences/pendingProgress'
import { positionFreshness } from '../progress/positionFreshness'
import { queueProgress, recordServerProgress, sendOrQueueProgress } from '../progress/progressQueue'
import { PrefetchedChapter } from './content/prefetchedChapter'
import {
  type BookLocation,
  locationOfLocator,
  locatorOf,
  nearestPosition,
  parseLocation,
  positionAt,
} from './locators/bookLocations'
import { deviceIdentity } from './progress/deviceIdentity'
import { type Publication, parsePublication } from './publication'

/** An EPUB that the reader has loaded. */
export interface EpubBook {
  readonly book: Book
  readonly publication: Publication
  /** The location that the book opens at. */
  readonly start: BookLocation
  /** The chapter of the start location; undefined when the book has no such chapter. */
  readonly first: PrefetchedChapter | undefined
  /** False when the server's stored progression could not be read. */
  readonly progressKnown: boolean
  /** Loads after the text: only the slider and the writing of progress need positions. */
  readonly positions: Promise<Positions>
  /** Time of the last stored progression, from any device, in milliseconds since 1970. */
  lastWritten: number
  /**
   * Time of the last progression of another device that was offered to the user, in milliseconds since 1970; 0 for none.
   * A later write of this device is a decision of the user against that offer.
   */
  lastOffered: number
}

/** Thrown when the comic reader must open the book. */
export class NotAnEpubError extends Error {}

/** Requests that are sent when a book opens. */
interface Asked {
  readonly book: Promise<Book>
  readonly manifest: Promise<Manifest>
  readonly progression: Promise<Progression | undefined>
  readonly positions: Promise<Positions>
}

function ask(bookId: string): Asked {
  const asked = {
    book: getBook(bookId),
    manifest: getBookManifest(bookId),
    progression: getBookProgression(bookId).then(value => value ?? undefined),
    positions: getBookPositions(bookId),
  }
  for (const answer of Object.values(asked)) answer.catch(() => {})
  return asked
}

let ahead: { readonly bookId: string; readonly loading: Promise<EpubBook>; loadedAtMs: number } | undefined

/** Loads a book before its reader is mounted; does nothing while progress of this book waits to be sent. */
export function prefetchEpub(bookId: string): void {
  if (hasPendingProgressOf(bookId)) return
  const begun = { bookId, loading: loaded(bookId), loadedAtMs: Number.POSITIVE_INFINITY }
  const setLoadedAt = () => {
    begun.loadedAtMs = Date.now()
  }
  begun.loading.then(setLoadedAt, () => {})
  ahead = begun
}

/** Loads a book while the program starts, unless a reader has already opened one. */
export function prefetchEpubAtStartup(bookId: string): void {
  if (!isReading) prefetchEpub(bookId)
}

/** Whether a reader has opened a book in this window. */
let isReading = false

/**
 * Loads what the first page needs. Uses a prefetched book once, if it did not fail and is still current; otherwise sends
 * the requests again.
 * @param kept  progress of this device that the server does not have yet
 * @throws NotAnEpubError, ServerError
 */
export async function loadEpub(bookId: string, kept?: PendingProgress): Promise<EpubBook> {
  isReading = true
  const before = ahead?.bookId === bookId && !kept ? ahead : undefined
  ahead = undefined
  const opened = await before?.loading.catch(() => undefined)
  const isNew = before && Date.now() - before.loadedAtMs <= positionFreshness
  return opened && (isNew || (await isUnchanged(opened).catch(() => false))) ? opened : loaded(bookId, kept)
}

/** Whether neither the reading progress nor the file of the book has changed since it was loaded. */
async function isUnchanged({ book, lastWritten }: EpubBook): Promise<boolean> {
  const [now, stored] = await Promise.all([getBook(book.id), getBookProgression(book.id)])
  const isRead =
    now.readProgress?.readDate !== book.readProgress?.readDate || writtenAt(stored ?? undefined) !== lastWritten
  return !isRead && now.fileHash === book.fileHash && now.fileLastModified === book.fileLastModified
}

const writtenAt = (stored: Progression | undefined): number => (stored ? Date.parse(stored.modified) || 0 : 0)

/** Sends all requests in parallel and waits for those that the first page needs. */
async function loaded(bookId: string, kept?: PendingProgress): Promise<EpubBook> {
  const { positions, ...asked } = ask(bookId)
  const stored = asked.progression
    .catch((error: unknown) => {
      // After a timeout the user decides about another attempt.
      if (error instanceof ServerError && error.timeout) throw error
      return getBookProgression(bookId)
    })
    .then(value => ({ value: value ?? undefined, isKnown: true }))
    .catch(unlessPassing({ value: undefined, isKnown: false }))
  stored.catch(() => {})
  const book = await asked.book
  if (onlyReaderKind(book) === 'comic') throw new NotAnEpubError()
  const publication = parsePublication(await asked.manifest)
  if (publication.chapters.length === 0) throw new ServerError({ operation: 'getBookManifest', status: 200 })
  const { value, isKnown } = await stored
  recordServerProgress(bookId, book.readProgress?.readDate)
  const untold = untoldOf(kept, value)
  const isFinished = !untold && book.readProgress?.completed
  const start = isFinished ? beginning : await startLocation(untold ?? value, publication, positions)
  const chapter = publication.chapters[start.chapter]
  const first = chapter && new PrefetchedChapter(bookId, chapter)
  return {
    book,
    publication: { ...publication, direction: (await first?.directionOf(publication)) ?? publication.direction },
    start,
    first,
    progressKnown: isKnown,
    positions,
    lastWritten: writtenAt(value),
    lastOffered: 0,
  }
}

/** Returns the pending progression of this device, unless another device has stored a newer one. */
function untoldOf(kept: PendingProgress | undefined, stored: Progression | undefined): Progression | undefined {
  if (!kept || !('progression' in kept.write)) return undefined
  const isOvertaken = stored && stored.device.id !== deviceIdentity().id && writtenAt(stored) > kept.time
  return isOvertaken ? undefined : (kept.write.progression as Progression)
}

/** Converts a loaded EPUB to the output of the reader machine's loading actor. */
export const openingLocation = ({ start, progressKnown }: EpubBook): OpenedBook => ({
  position: positionAt(start),
  progressKnown,
})

/**
 * Queues the reading position of this device and sends it to the server. The server rejects a progression that is older
 * than the stored one (409). The time sent is therefore later than every known write, so that a slow clock of this device
 * does not block it; only a newer write of another device does.
 * @throws ProgressRejected when another device has stored a newer progression or the server refuses this one; ServerError
 */
export async function saveEpubProgress(opened: EpubBook, userId: string, input: SaveInput): Promise<void> {
  const { bookId, position, atEnd, time } = input
  if (!position) return
  const progressionBy = (positions: Positions) => {
    const modified = new Date(Math.max(time, opened.lastWritten + 1, opened.lastOffered + 1)).toISOString()
    const locator = locatorOf(locationOfLocator(position), atEnd, opened.publication.chapters, positions)
    return { modified, device: deviceIdentity(), locator }
  }
  queueProgress({ bookId, userId, time, write: { progression: progressionBy(unknownPositions) } })
  const positions = await opened.positions.catch(() => getBookPositions(bookId)).catch(() => unknownPositions)
  const progression = () => progressionBy(positions)
  const write = async (written = progression()) => {
    await updateBookProgression(bookId, written, { keepalive: true, account: userId })
    opened.lastWritten = Date.parse(written.modified)
  }
  // The server may have analysed the book again since: then its positions differ.
  const writeSnapped = async (refusal: ServerError) => {
    const locator = nearestPosition(progression().locator, await getBookPositions(bookId))
    if (!locator) throw refusal
    await write({ ...progression(), locator })
  }
  const unsent = { bookId, userId, time, write: { progression: progression() } }
  await sendOrQueueProgress(unsent, async () => {
    await write().catch(async (error: unknown) => {
      if (!(error instanceof ServerError)) throw error
      if (error.status === 400) return writeSnapped(error)
      if (error.status !== 409) throw error
      const newer = await getBookProgression(bookId)
      if (newer && newer.device.id !== deviceIdentity().id)
        throw new ProgressRejected('newer elsewhere', { cause: newer })
      opened.lastWritten = writtenAt(newer ?? undefined)
      await write()
    })
    void afterWrite('updateBookProgression', { bookId })
  })
}

/**
 * Creates an error handler that returns the fallback, but rethrows temporary failures (server unreachable, 401, 429,
 * 503). A book that opened without its stored progression would start elsewhere, and its progress would overwrite the
 * stored one.
 */
const unlessPassing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ServerError && (error.isAway || [401, 429, 503].includes(error.status))) throw error
    return instead
  }

/** Used when positions are unavailable: a locator then has progression 0 and its exact CFI. */
const unknownPositions: Positions = { total: 0, positions: [] }

const beginning: BookLocation = { chapter: 0, progression: 0 }

/**
 * Resolves a stored progression to a location. Waits for `positions` only when the locator names no chapter of the
 * book.
 */
export async function startLocation(
  stored: Progression | undefined,
  { chapters }: Publication,
  positions: Promise<Positions>,
): Promise<BookLocation> {
  if (!stored) return beginning
  const direct = parseLocation(stored.locator, chapters, undefined)
  return direct ?? parseLocation(stored.locator, chapters, await positions.catch(unlessPassing(undefined))) ?? beginning
}
