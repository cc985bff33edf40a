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

/** An EPUB that lies open. */
export interface EpubBook {
  readonly book: Book
  readonly publication: Publication
  /** Where to begin. */
  readonly start: BookLocation
  /** The chapter it begins in. */
  readonly first: PrefetchedChapter | undefined
  /** False when the stored place could not be read. */
  readonly progressKnown: boolean
  /** They come later than the text: only the slider and the writing need them. */
  readonly positions: Promise<Positions>
  /** When the place was written last, by whomever. */
  lastWritten: number
  /** When the place was written that the person was told of last: what is written since then they decided to. */
  lastOffered: number
}

/** Thrown when a book is no EPUB of flowing text or fixed pages. */
export class NotAnEpubError extends Error {}

/** What the first page waits for, and the positions. */
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

let ahead: { readonly bookId: string; readonly loading: Promise<EpubBook>; knownAt: number } | undefined

/** Opens a book before its reader is there; not where the server has yet to hear of a place in it. */
export function prefetchEpub(bookId: string): void {
  if (hasPendingProgressOf(bookId)) return
  const begun = { bookId, loading: loaded(bookId), knownAt: Number.POSITIVE_INFINITY }
  const known = () => {
    begun.knownAt = Date.now()
  }
  begun.loading.then(known, () => {})
  ahead = begun
}

/** Opens a book with the program itself, unless a reader was drawn sooner and asks already. */
export function prefetchEpubAtStartup(bookId: string): void {
  if (!isReading) prefetchEpub(bookId)
}

/** Whether a reader has opened a book in this window. */
let isReading = false

/**
 * The book, as far as its first page needs it. What was opened ahead is used once; what failed, perhaps for want of a
 * session, is asked again, and so is what is no longer so.
 * @param kept  the place that this device read and the server has yet to hear of
 */
export async function loadEpub(bookId: string, kept?: PendingProgress): Promise<EpubBook> {
  isReading = true
  const before = ahead?.bookId === bookId && !kept ? ahead : undefined
  ahead = undefined
  const opened = await before?.loading.catch(() => undefined)
  const isNew = before && Date.now() - before.knownAt <= positionFreshness
  return opened && (isNew || (await isUnchanged(opened).catch(() => false))) ? opened : loaded(bookId, kept)
}

/** Whether nobody read on in the book, or put another file in its place, since it was asked for. */
async function isUnchanged({ book, lastWritten }: EpubBook): Promise<boolean> {
  const [now, stored] = await Promise.all([getBook(book.id), getBookProgression(book.id)])
  const isRead =
    now.readProgress?.readDate !== book.readProgress?.readDate || writtenAt(stored ?? undefined) !== lastWritten
  return !isRead && now.fileHash === book.fileHash && now.fileLastModified === book.fileLastModified
}

const writtenAt = (stored: Progression | undefined): number => (stored ? Date.parse(stored.modified) || 0 : 0)

/** Asks for everything at once and waits for what the first page needs. */
async function loaded(bookId: string, kept?: PendingProgress): Promise<EpubBook> {
  const { positions, ...asked } = ask(bookId)
  const stored = asked.progression
    .catch((error: unknown) => {
      // A person who waited for a timeout decides about another attempt.
      if (error instanceof ServerError && error.timeout) throw error
      return getBookProgression(bookId)
    })
    .then(value => ({ value: value ?? undefined, known: true }))
    .catch(unlessPassing({ value: undefined, known: false }))
  stored.catch(() => {})
  const book = await asked.book
  if (onlyReaderKind(book) === 'comic') throw new NotAnEpubError()
  const publication = parsePublication(await asked.manifest)
  if (publication.chapters.length === 0) throw new ServerError({ operation: 'getBookManifest', status: 200 })
  const { value, known } = await stored
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
    progressKnown: known,
    positions,
    lastWritten: writtenAt(value),
    lastOffered: 0,
  }
}

/** The place that was kept, unless somebody was elsewhere on another device since: where they were, one begins. */
function untoldOf(kept: PendingProgress | undefined, stored: Progression | undefined): Progression | undefined {
  if (!kept || !('progression' in kept.write)) return undefined
  const isOvertaken = stored && stored.device.id !== deviceIdentity().id && writtenAt(stored) > kept.time
  return isOvertaken ? undefined : (kept.write.progression as Progression)
}

/** The machine's view of an opened EPUB. */
export const openingLocation = ({ start, progressKnown }: EpubBook): OpenedBook => ({
  position: positionAt(start),
  progressKnown,
})

/**
 * Writes the place one is at. The server takes only what is newer than what it has: a clock that runs behind must not
 * keep a person from writing, another device may.
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
  // A book that was analysed anew meanwhile has other positions.
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
 * What cannot be had is done without, unless it can be had in a while: a book that opened without its place would begin
 * elsewhere, and what was read then would be written over it or not at all.
 */
const unlessPassing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ServerError && (error.isAway || [401, 429, 503].includes(error.status))) throw error
    return instead
  }

/** Without them a place is the beginning of its file, and exact by its fragment. */
const unknownPositions: Positions = { total: 0, positions: [] }

const beginning: BookLocation = { chapter: 0, progression: 0 }

/** The place in a book that a stored progression means. */
export async function startLocation(
  stored: Progression | undefined,
  { chapters }: Publication,
  positions: Promise<Positions>,
): Promise<BookLocation> {
  if (!stored) return beginning
  const direct = parseLocation(stored.locator, chapters, undefined)
  return direct ?? parseLocation(stored.locator, chapters, await positions.catch(unlessPassing(undefined))) ?? beginning
}
