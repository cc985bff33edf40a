import { isSameBookFile } from '../../api/records/bookFileFingerprint'
import { getOnlySupportedReaderKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getBook, getBookProgression } from '../../generated/books/books'
import type { Book, Positions, Progression } from '../../generated/model.schemas'
import { getBookManifest, getBookPositions } from '../../generated/publications/publications'
import type { OpenBookResult } from '../../machines/readerMachineTypes'
import { hasPendingProgressInBook, type PendingProgress } from '../../preferences/pendingProgress'
import { PREFETCHED_POSITION_MAX_AGE_MS } from '../progress/prefetchedPositionMaxAge'
import { recordBookOpenedAtOtherPosition, recordServerProgressAtBookOpening } from '../progress/progressQueue'
import { isPermanentRejection, isRetryableServerError } from '../progress/toProgressRejectedErrorIfPermanent'
import { PrefetchedChapter } from './content/prefetchedChapter'
import { type EpubPublication, parseReadiumManifest } from './epubPublication'
import { setOpenedBookFile } from './files/fetchEpubResource'
import { type EpubLocation, resolveReadiumLocator, toEpubReaderPosition } from './locators/epubLocations'
import type { EpubFetchExtent } from './package/epubPackageData'
import { getDeviceIdentity } from './progress/getDeviceIdentity'

/** Loaded EPUB with its start location and progress state. */
export interface LoadedEpub {
  readonly book: Book
  readonly publication: EpubPublication
  readonly start: EpubLocation
  /**
   * Chapter at the start location. The request for this chapter starts before the viewer is mounted. Undefined if the
   * book has no chapter at the start location.
   */
  readonly firstChapter: PrefetchedChapter | undefined
  /**
   * Task that loads the package document. Defined only if the first page was shown without the package document,
   * because the task had failed or had not ended in time.
   */
  readonly packageLoad?: EpubPackageLoad
  /**
   * Whether the progression on the server is known. Also true if the server has no progression. False if the
   * progression could not be fetched or resolved, or if the user must first choose between the progression and the
   * pending progress. If false, the book may open at another location, and the reader later offers the progression.
   */
  readonly progressKnown: boolean
  /** Readium positions of the book, from the server. The first page does not need them, so they may arrive later. */
  readonly positions: Promise<Positions>
  /** Time of the newest known progression on the server, in milliseconds since 1970. Any device may have written it. */
  lastWrittenMs: number
  /**
   * Time of the newest progression of another device that the client has fetched while the book is open. Measured in
   * milliseconds since 1970. 0 if there is no such progression. Progressions that this device sends must have a later
   * time, because the server rejects older progressions.
   */
  lastOfferedMs: number
}

/** Task that loads the package document of a book. The task may still be running. */
export interface EpubPackageLoad {
  /**
   * Publication with the data of the package document. Undefined if the load fails or is aborted. The book is then
   * readable without this data.
   */
  readonly publication: Promise<EpubPublication | undefined>
  readonly extent: EpubFetchExtent
  readonly abortController: AbortController
}

/** Thrown when a book is not an EPUB. The comic reader must open this book. */
export class NotAnEpubError extends Error {}

function startEpubRequests(bookId: string) {
  const requests = {
    book: getBook(bookId),
    manifest: getBookManifest(bookId),
    progression: getBookProgression(bookId).then(value => value ?? undefined),
    positions: getBookPositions(bookId),
  }
  for (const request of Object.values(requests)) request.catch(() => {})
  return requests
}

let prefetchedEpub: { readonly bookId: string; readonly loading: Promise<LoadedEpub>; loadedAtMs: number } | undefined

/**
 * Starts to load a book before its reader is mounted. Does nothing if this device has reading progress of the book that
 * was not yet sent to the server.
 */
export function prefetchEpub(bookId: string): void {
  if (hasPendingProgressInBook(bookId)) return
  const prefetch = { bookId, loading: fetchEpub(bookId), loadedAtMs: Number.POSITIVE_INFINITY }
  const setLoadedAt = () => {
    prefetch.loadedAtMs = Date.now()
  }
  prefetch.loading.then(setLoadedAt, () => {})
  prefetchedEpub = prefetch
}

/** Starts to load a book when the program starts. Does nothing if a reader has already requested a book. */
export function prefetchEpubAtStartup(bookId: string): void {
  if (!hasReaderOpened) prefetchEpub(bookId)
}

let hasReaderOpened = false

/**
 * Loads the data that the first page of a book needs. With pending progress, always fetches the data. Otherwise, uses
 * the prefetched data of the book in two cases: the prefetch is recent, or the book and its progress have not changed
 * since the prefetch.
 * @param pendingProgress progress of this device that was not yet sent to the server
 * @throws NotAnEpubError for a comic, or ServerError when a request fails
 */
export async function loadEpub(bookId: string, pendingProgress?: PendingProgress): Promise<LoadedEpub> {
  hasReaderOpened = true
  const prefetch = prefetchedEpub?.bookId === bookId && !pendingProgress ? prefetchedEpub : undefined
  prefetchedEpub = undefined
  const opened = await prefetch?.loading.catch(() => undefined)
  const isRecent = prefetch && Date.now() - prefetch.loadedAtMs <= PREFETCHED_POSITION_MAX_AGE_MS
  return opened && (isRecent || (await isStillCurrent(opened).catch(() => false)))
    ? opened
    : fetchEpub(bookId, pendingProgress)
}

/** Whether the file and the progress on the server are still the same as when the book was loaded. */
async function isStillCurrent({ book, lastWrittenMs }: LoadedEpub): Promise<boolean> {
  const [current, stored] = await Promise.all([getBook(book.id), getBookProgression(book.id)])
  const hasNewProgress =
    current.readProgress?.readDate !== book.readProgress?.readDate ||
    getProgressionModifiedAtMs(stored ?? undefined) !== lastWrittenMs
  return !hasNewProgress && isSameBookFile(current, book)
}

/** Returns the time of a stored progression, in milliseconds since 1970. Returns 0 if there is no progression. */
export const getProgressionModifiedAtMs = (stored: Progression | undefined): number =>
  stored ? Date.parse(stored.modified) || 0 : 0

/** Sends all requests of a book in parallel. Waits only for the data that the first page needs. */
async function fetchEpub(bookId: string, pendingProgress?: PendingProgress): Promise<LoadedEpub> {
  const { positions, ...requests } = startEpubRequests(bookId)
  const stored = requests.progression
    .catch((error: unknown) => {
      // Sends a failed request a second time, except after a timeout. After a timeout, the user decides whether to wait
      // again.
      if (error instanceof ServerError && error.timeout) throw error
      return getBookProgression(bookId)
    })
    .then(value => ({ value: value ?? undefined, isKnown: true }))
    .catch(fallbackUnlessTemporary({ value: undefined, isKnown: false }))
  stored.catch(() => {})
  const book = await requests.book
  if (getOnlySupportedReaderKind(book) === 'comic') throw new NotAnEpubError()
  setOpenedBookFile(book)
  const publication = parseReadiumManifest(await requests.manifest)
  if (publication.chapters.length === 0) throw new ServerError({ operation: 'getBookManifest', status: 200 })
  const { value, isKnown } = await stored
  recordServerProgressAtBookOpening(bookId, book.readProgress?.readDate)
  const pending = pendingProgressionToResume(pendingProgress, value)
  const isStoredKnown = !pending || isProgressionKnownToDevice(pendingProgress, book, value)
  const isFinished = !pending && book.readProgress?.completed && !isBeforeEnd(value)
  const known = isFinished
    ? BOOK_START
    : await resolveEpubStartLocation(pending ?? value, publication, positions).catch(fallbackUnlessTemporary(undefined))
  const start = known ?? BOOK_START
  const isStartKnown = isKnown && known !== undefined
  if (!isStartKnown) recordBookOpenedAtOtherPosition(bookId)
  const chapter = publication.chapters[start.chapter]
  const firstChapter = chapter && new PrefetchedChapter(bookId, chapter)
  return {
    book,
    publication: { ...publication, ...(await firstChapter?.detectPageDirection(publication)) },
    start,
    firstChapter,
    progressKnown: isStartKnown && !pendingProgress?.isUndecided,
    positions,
    lastWrittenMs: isStartKnown && isStoredKnown ? getProgressionModifiedAtMs(value) : 0,
    lastOfferedMs: 0,
  }
}

/**
 * Whether a stored progression is before the end of the book. The server also counts books as completed shortly before
 * their end. A progression that Longbox stores at the end is the last position, without an exact point (CFI).
 */
function isBeforeEnd(stored: Progression | undefined): boolean {
  const { fragments = [], totalProgression = 1 } = stored?.locator.locations ?? {}
  return totalProgression < 1 || fragments.some(fragment => fragment.startsWith('epubcfi('))
}

/**
 * Returns the unsent progression of this device. Returns undefined if another device has stored a newer progression on
 * the server.
 */
function pendingProgressionToResume(
  pendingProgress: PendingProgress | undefined,
  stored: Progression | undefined,
): Progression | undefined {
  if (!pendingProgress || !('progression' in pendingProgress.write)) return undefined
  const isOvertaken =
    stored && stored.device.id !== getDeviceIdentity().id && getProgressionModifiedAtMs(stored) > pendingProgress.time
  return isOvertaken ? undefined : (pendingProgress.write.progression as Progression)
}

/**
 * Returns whether this device knows the progression on the server. Used for a book that opens at its pending progress.
 * If the result is false, the reader offers to go to the progression on the server.
 */
const isProgressionKnownToDevice = (
  { fingerprints = [], isUndecided = false }: Partial<PendingProgress> = {},
  { readProgress }: Book,
  stored: Progression | undefined,
): boolean =>
  fingerprints.includes(readProgress?.readDate ?? '') || (stored?.device.id === getDeviceIdentity().id && !isUndecided)

/** Converts a loaded EPUB to the result that the state machine of the reader expects. */
export const toOpenBookResultOfLoadedEpub = ({ start }: LoadedEpub): OpenBookResult => ({
  position: toEpubReaderPosition(start),
})

/**
 * Returns an error handler. After a permanent failure, the handler returns `fallback`. After a temporary failure
 * ({@link isRetryableServerError}), the handler throws the error again, so that the book does not open.
 */
const fallbackUnlessTemporary =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ServerError && isRetryableServerError(error)) throw error
    return fallback
  }

/**
 * Handles an error of the position list. Returns undefined after a permanent rejection (4xx), which means that the book
 * has no position list. Throws all other errors again.
 */
function undefinedIfRejected(error: unknown): undefined {
  if (!isPermanentRejection(error)) throw error
}

const BOOK_START: EpubLocation = { chapter: 0, progression: 0 }

/**
 * Converts a stored progression to a location in the book. Returns the start of the book if there is no progression or
 * if the progression matches no location in the book. Waits for `positions` only if the file of the progression is not
 * in the reading order. A permanent rejection (4xx) of `positions` causes no error.
 * @throws ServerError if `positions` are needed, but could not be loaded for another reason
 */
export async function resolveEpubStartLocation(
  stored: Progression | undefined,
  { chapters }: EpubPublication,
  positions: Promise<Positions>,
): Promise<EpubLocation> {
  if (!stored) return BOOK_START
  const direct = resolveReadiumLocator(stored.locator, chapters, undefined)
  return (
    direct ?? resolveReadiumLocator(stored.locator, chapters, await positions.catch(undefinedIfRejected)) ?? BOOK_START
  )
}
