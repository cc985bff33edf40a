import { isBookFile } from '../world/bookFiles'
import { pagesOf, storePages } from '../world/pageStore'
import type { BookRecord, PageRecord } from '../world/records'
import { TASK_PRIORITY } from '../world/tasks'
import type { World } from '../world/world'
import { enqueueGeneratePoster } from './jobs'
import { emitBookChanged } from './metadata/bookMetadata'
import { scanFile } from './walkLibrary'

export type HashMatch = { book: BookRecord; page: PageRecord; number: number }

/** All pages with a hash, by hash. */
export function hashedPages(world: World): Map<string, HashMatch[]> {
  const found = new Map<string, HashMatch[]>()
  for (const book of world.books.values()) {
    if (!world.libraries.get(book.libraryId)?.hashPages) continue
    for (const [i, page] of pagesOf(world, book).entries()) {
      if (!page.hash) continue
      const match = { book, page, number: i + 1 }
      const others = found.get(page.hash)
      if (others) others.push(match)
      else found.set(page.hash, [match])
    }
  }
  return found
}

/**
 * Adds a task that removes pages from the file of a book. Only zip files that are unchanged since the scan are
 * rewritten.
 */
export function enqueueRemovePages(
  world: World,
  bookId: string,
  wanted: { hash: string; number: number; fileName: string }[],
): void {
  const run = async () => {
    const book = world.books.get(bookId)
    if (book) await removePages(world, book, wanted)
  }
  world.tasks.add('RemoveHashedPages', run, { id: `RemoveHashedPages_${bookId}`, priority: TASK_PRIORITY.default })
}

/** Adds tasks that remove all pages with a hash to delete automatically. */
export function enqueueAutomaticRemovals(world: World): void {
  const automatic = [...world.knownPageHashes.values()]
    .filter(known => known.action === 'DELETE_AUTO')
    .map(known => known.hash)
  if (!automatic.length) return
  const matches = hashedPages(world)
  enqueueRemovalOf(
    world,
    automatic.flatMap(hash => matches.get(hash) ?? []),
  )
}

/** Adds tasks that remove matched pages, one task per book. */
export function enqueueRemovalOf(world: World, matches: readonly HashMatch[]): void {
  const byBook = new Map<string, { hash: string; number: number; fileName: string }[]>()
  for (const { book, page, number } of matches) {
    const pages = byBook.get(book.id) ?? []
    byBook.set(book.id, pages)
    pages.push({ hash: page.hash ?? '', number, fileName: page.fileName })
  }
  for (const [bookId, wanted] of byBook) enqueueRemovePages(world, bookId, wanted)
}

async function removePages(
  world: World,
  book: BookRecord,
  wanted: { hash: string; number: number; fileName: string }[],
): Promise<void> {
  const pages = pagesOf(world, book)
  const gone = wanted.flatMap(({ hash, number, fileName }) => {
    const page = pages[number - 1]
    return page?.hash === hash && page.fileName === fileName ? [{ page, number }] : []
  })
  const isReady = book.media.status === 'READY' && book.media.mediaType === 'application/zip'
  if (!gone.length || gone.length !== wanted.length || !isReady || !isBookFile(world, book)) return
  if (scanFile(book.path)?.fileLastModified !== book.fileLastModified) return
  await world.archives.run(
    'rewriteWithout',
    book.path,
    gone.map(({ page }) => page.fileName),
  )
  const scanned = scanFile(book.path)
  const kept = pages.filter(page => !gone.some(one => one.page === page))
  book.media = { ...book.media, pages: kept, pagesCount: kept.length, lastModified: world.now() }
  storePages(world, book)
  // The server clears hash and number of a rewritten book until they are computed again.
  Object.assign(book, {
    fileHash: '',
    number: 0,
    lastModified: world.now(),
    ...(scanned && { sizeBytes: scanned.sizeBytes, fileLastModified: scanned.fileLastModified }),
  })
  for (const { page, number } of gone) note(world, book, page, number)
  emitBookChanged(world, 'BookChanged', book)
  world.changed()
  if (gone.some(({ number }) => number === 1)) enqueueGeneratePoster(world, book)
}

function note(world: World, book: BookRecord, page: PageRecord, number: number): void {
  const known = page.hash === undefined ? undefined : world.knownPageHashes.get(page.hash)
  if (known) {
    known.deleteCount += 1
    known.lastModified = world.now()
  }
  world.remember(
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
