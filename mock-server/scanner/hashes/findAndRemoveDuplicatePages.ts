import { memoizeSearchResult } from '../../query/memoizeSearchResult'
import { getBookPageRecords, storeBookPageRecords } from '../../state/bookContents/bookPageStore'
import { isBookFileReadable } from '../../state/libraryFiles'
import type { BookPageRecord, BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { TASK_PRIORITY } from '../../state/taskQueue'
import { enqueuePosterGeneration } from '../enqueueBookAndSeriesTasks'
import { emitBookChanged } from '../metadata/refreshBookMetadata'
import { scanBookFile } from '../walkLibraryFolder'

export type BookPageWithHash = { book: BookRecord; page: BookPageRecord; number: number }
type PageToRemove = { hash: string; number: number; fileName: string; mediaType: string }

/**
 * Returns the pages that have a page hash, grouped by this hash, in ascending order of the hashes. The result includes
 * pages whose hashes were computed before the library option `hashPages` was disabled. Caches the result if the
 * libraries are generated (see {@link MockServerState.isGenerated}).
 */
export function groupBookPagesByHash(world: MockServerState): Map<string, BookPageWithHash[]> {
  return world.isGenerated
    ? memoizeSearchResult(world, ['pagesByHash'], () => collectHashes(world))
    : collectHashes(world)
}

function collectHashes(world: MockServerState): Map<string, BookPageWithHash[]> {
  const matchesByHash = new Map<string, BookPageWithHash[]>()
  for (const book of world.books.values()) {
    for (const [i, page] of getBookPageRecords(world, book).entries()) {
      if (!page.hash) continue
      const match = { book, page, number: i + 1 }
      const others = matchesByHash.get(page.hash)
      if (others) others.push(match)
      else matchesByHash.set(page.hash, [match])
    }
  }
  return new Map([...matchesByHash].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Adds a task that removes pages from the file of a book. The task does nothing if the book is not analyzed, or if its
 * file is not a zip, cannot be read, or has changed since the last scan. It also does nothing if a page no longer has
 * the given hash, file name and media type. The task fails if the book would have no pages left.
 */
export function enqueuePageRemoval(world: MockServerState, bookId: string, requestedPages: PageToRemove[]): void {
  const run = async () => {
    const book = world.books.get(bookId)
    if (book) await removePages(world, book, requestedPages)
  }
  world.tasks.add('RemoveHashedPages', run, { id: `RemoveHashedPages_${bookId}`, priority: TASK_PRIORITY.default })
}

/**
 * Adds tasks that remove pages from the books of a library. A page is removed if the action DELETE_AUTO is stored for
 * its hash.
 */
export function enqueueAutomaticPageRemoval(world: MockServerState, libraryId: string): void {
  const automatic = [...world.knownPageHashes.values()]
    .filter(knownHash => knownHash.action === 'DELETE_AUTO')
    .map(knownHash => knownHash.hash)
  if (!automatic.length) return
  const matches = groupBookPagesByHash(world)
  enqueuePageRemovalPerBook(
    world,
    automatic.flatMap(hash => matches.get(hash) ?? []).filter(({ book }) => book.libraryId === libraryId),
  )
}

/** Adds a task for each book that contains given pages. The task removes these pages from the book file. */
export function enqueuePageRemovalPerBook(world: MockServerState, matches: readonly BookPageWithHash[]): void {
  const byBook = new Map<string, PageToRemove[]>()
  for (const { book, page, number } of matches) {
    const pages = byBook.get(book.id) ?? []
    byBook.set(book.id, pages)
    pages.push({ hash: page.hash ?? '', number, fileName: page.fileName, mediaType: page.mediaType })
  }
  for (const [bookId, requestedPages] of byBook) enqueuePageRemoval(world, bookId, requestedPages)
}

async function removePages(world: MockServerState, book: BookRecord, requestedPages: PageToRemove[]): Promise<void> {
  const pages = getBookPageRecords(world, book)
  const removedPages = requestedPages.flatMap(({ hash, number, fileName, mediaType }) => {
    const page = pages[number - 1]
    const isRequested = page?.hash === hash && page.fileName === fileName && page.mediaType === mediaType
    return isRequested ? [{ page, number }] : []
  })
  const isReady = book.media.status === 'READY' && book.media.mediaType === 'application/zip'
  if (
    !removedPages.length ||
    removedPages.length !== requestedPages.length ||
    !isReady ||
    !isBookFileReadable(world, book)
  )
    return
  if (scanBookFile(book.path)?.fileLastModified !== book.fileLastModified) return
  // This is the error text of the real server. The real server first creates the file without the pages, and then
  // cannot analyze a file that has no pages.
  if (removedPages.length === pages.length) throw new Error('Created file could not be analyzed, aborting page removal')
  await world.archives.run(
    'rewriteWithout',
    book.path,
    removedPages.map(({ page }) => page.fileName),
  )
  const scanned = scanBookFile(book.path)
  const remainingPages = pages.filter(page => !removedPages.some(removed => removed.page === page))
  book.media = { ...book.media, pages: remainingPages, pagesCount: remainingPages.length, lastModified: world.now() }
  storeBookPageRecords(world, book)
  // Clears the hashes, the number and the one-shot flag of the book, as the real server does after it has rewritten a
  // book file. The next scan sets the number again. It sets each hash again if the library has the option for this hash.
  Object.assign(book, {
    fileHash: '',
    hasKoreaderHash: false,
    number: 0,
    oneshot: false,
    lastModified: world.now(),
    ...(scanned && { sizeBytes: scanned.sizeBytes, fileLastModified: scanned.fileLastModified }),
  })
  for (const { page, number } of removedPages) logPageRemoval(world, book, page, number)
  emitBookChanged(world, 'BookChanged', book)
  world.markChanged()
  if (removedPages.some(({ number }) => number === 1)) enqueuePosterGeneration(world, book)
}

function logPageRemoval(world: MockServerState, book: BookRecord, page: BookPageRecord, number: number): void {
  const knownHash = page.hash === undefined ? undefined : world.knownPageHashes.get(page.hash)
  if (knownHash) {
    knownHash.deleteCount += 1
    knownHash.lastModified = world.now()
  }
  world.addHistoryEntry(
    'DuplicatePageDeleted',
    { bookId: book.id, seriesId: book.seriesId },
    {
      name: book.path,
      'page number': String(number),
      'page file name': page.fileName,
      'page file hash': page.hash ?? '',
      'page file size': String(page.sizeBytes ?? ''),
      'page media type': page.mediaType,
    },
  )
}
