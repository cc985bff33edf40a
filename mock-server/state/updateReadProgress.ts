import { decodePercentEncoding } from '../archives/epub/epubPackage'
import type { EpubPublication } from '../archives/epub/readEpubContents'
import { roundToFloat32 } from '../archives/epub/roundToFloat32'
import type { BookRecord, ReadiumLocator, ReadProgressRecord } from './libraryRecords'
import type { MockServerState } from './mockServerState'

/**
 * Error for a progress update that the server rejects. `conflict` is true if the stored progress is as new as the
 * update or newer.
 */
export class ProgressUpdateRejectedError extends Error {
  constructor(
    message: string,
    readonly conflict = false,
  ) {
    super(message)
  }
}

export type ReportedReadiumProgression = {
  modified: number
  deviceId: string
  deviceName: string
  locator: ReadiumLocator
}

/**
 * Stores the current page of a user (server-facts 3.9). If it is the last page, the book becomes completed. For an
 * EPUB, also stores the Readium position of the page.
 * @param epub publication of the book. Undefined if the book is not an EPUB
 * @throws ProgressUpdateRejectedError when the page is outside the book, or when the EPUB has no page images
 */
export function storePageProgress(
  world: MockServerState,
  userId: string,
  book: BookRecord,
  page: number,
  epub?: EpubPublication,
): void {
  const { media } = book
  requirePage(book, page)
  if (media.mediaProfile === 'EPUB' && !media.epubDivinaCompatible)
    throw new ProgressUpdateRejectedError('epub book is not Divina compatible')
  saveProgress(world, userId, book, {
    page,
    completed: page === media.pagesCount,
    readDate: world.now(),
    deviceId: '',
    deviceName: '',
    locator: epub?.positions[page - 1] ?? null,
  })
}

/** Marks a book as read by a user. Sets the read date to the current time. */
export function markBookCompleted(world: MockServerState, userId: string, book: BookRecord): void {
  const page = book.media.pagesCount
  saveProgress(world, userId, book, {
    page,
    completed: true,
    readDate: world.now(),
    deviceId: '',
    deviceName: '',
    locator: null,
  })
}

/**
 * Deletes the progress of a user in a book and sends a live event.
 * @returns false if the user had no progress in the book
 */
export function deleteReadProgress(world: MockServerState, userId: string, book: BookRecord): boolean {
  if (!world.progress.delete(userId, book.id)) return false
  world.emit({ userId }, 'ReadProgressDeleted', { bookId: book.id, userId })
  world.markChangedOutsideLists()
  return true
}

/**
 * Stores a Readium progression.
 * @param epub publication of the book. Undefined if the book is not an EPUB
 * @throws ProgressUpdateRejectedError when the progression is not newer than the stored progress, when the position is
 *   missing or outside the book, or when the book has no media profile
 */
export function storeReadiumProgression(
  world: MockServerState,
  userId: string,
  book: BookRecord,
  progression: ReportedReadiumProgression,
  epub?: EpubPublication,
): void {
  const { modified, deviceId, deviceName, locator } = progression
  const existing = world.progress.of(userId, book.id)
  if (existing && modified <= existing.readDate)
    throw new ProgressUpdateRejectedError('Progression is older than existing', true)
  const { media } = book
  const common = { readDate: modified, deviceId, deviceName }
  if (epub) {
    saveProgress(world, userId, book, { ...common, ...progressInEpub(book, epub, locator) })
    return
  }
  if (media.mediaProfile === '') throw new ProgressUpdateRejectedError('Media has no profile')
  const page = locator.locations?.position
  requirePage(book, page)
  saveProgress(world, userId, book, { ...common, page, completed: page === media.pagesCount, locator: null })
}

/**
 * Finds the Readium position for a progression from 0 to 1 in a content file of an EPUB. If the progression is between
 * two positions, returns the earlier position. Exception: for a fixed-layout content file with a single position,
 * always returns this position.
 * @param positions Readium positions of the content file
 * @throws ProgressUpdateRejectedError when the progression is before the first or after the last position
 */
export function findNearestEpubPosition(
  positions: readonly ReadiumLocator[],
  fixedLayout: boolean,
  progression: number,
): ReadiumLocator {
  const [only, ...more] = positions
  if (fixedLayout && only && !more.length) return only
  const progressionOf = (position: ReadiumLocator) => position.locations?.progression ?? 0
  const value = roundToFloat32(progression)
  const exact = positions.find(position => progressionOf(position) === value)
  if (exact) return exact
  const before = positions.filter(position => progressionOf(position) < value).at(-1)
  if (!before || !positions.some(position => progressionOf(position) > value))
    throw new ProgressUpdateRejectedError('Invalid progression')
  return before
}

function progressInEpub(
  book: BookRecord,
  epub: EpubPublication,
  locator: ReadiumLocator,
): Pick<ReadProgressRecord, 'page' | 'completed' | 'locator'> {
  const href = decodePercentEncoding((locator.href ?? '').split('#')[0]?.replaceAll('+', ' ') ?? '')
  if (!epub.resources.some(resource => resource.path === href))
    throw new ProgressUpdateRejectedError(`Resource does not exist in book: ${href}`)
  const progression = locator.locations?.progression
  if (progression === undefined) throw new ProgressUpdateRejectedError('location.progression is required')
  const matched = findNearestEpubPosition(
    epub.positions.filter(position => position.href === href),
    epub.fixedLayout,
    progression,
  )
  const total = matched.locations?.totalProgression ?? 0
  const koboSpan = locator.koboSpan ?? matched.koboSpan
  return {
    page: Math.round(Math.fround(book.media.pagesCount * Math.fround(total))),
    completed: total >= 0.99,
    locator: {
      ...locator,
      type: matched.type,
      locations: { ...locator.locations, totalProgression: total },
      ...(koboSpan === undefined ? {} : { koboSpan }),
    },
  }
}

function requirePage(book: BookRecord, page: number | undefined): asserts page is number {
  const last = book.media.pagesCount
  if (page === undefined || !Number.isInteger(page) || page < 1 || page > last)
    throw new ProgressUpdateRejectedError(
      `Page argument (${page ?? 'null'}) must be within 1 and book page count (${last})`,
    )
}

type ProgressUpdate = Pick<
  ReadProgressRecord,
  'page' | 'completed' | 'readDate' | 'deviceId' | 'deviceName' | 'locator'
>

function saveProgress(world: MockServerState, userId: string, book: BookRecord, update: ProgressUpdate): void {
  const now = world.now()
  const created = world.progress.of(userId, book.id)?.created ?? now
  world.progress.set({ bookId: book.id, userId, ...update, created, lastModified: now })
  world.emit({ userId }, 'ReadProgressChanged', { bookId: book.id, userId })
  world.markChangedOutsideLists()
}
