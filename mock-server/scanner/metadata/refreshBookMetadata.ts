import { archiveLimits } from '../../archives/archiveLimits'
import type { EpubMetadata } from '../../archives/epub/readEpubMetadata'
import { roundToFloat32 } from '../../archives/epub/roundToFloat32'
import type { ComicInfo } from '../../archives/formats/comicInfo'
import { parseUrlHost } from '../../archives/formats/parseUrlHost'
import { parseIsbnOfFileMetadata } from '../../archives/formats/toIsbn13'
import { isBookFileReadable } from '../../state/libraryFiles'
import type { Author, BookMetadataField, BookMetadataRecord, BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { truncateMetadata } from '../truncateMetadata'
import { addToReadList } from './addToCollectionOrReadList'
import { sortAndMergeAuthors } from './sortAndMergeAuthors'

type BookPatch = Partial<Pick<BookMetadataRecord, BookMetadataField>>

/**
 * Reads the ComicInfo.xml of a comic book. Returns undefined if the book is not a comic or has no ComicInfo.xml. Also
 * returns undefined if the analysis of the book has not succeeded, or if the file cannot be read.
 */
export async function readBookComicInfo(world: MockServerState, book: BookRecord): Promise<ComicInfo | undefined> {
  if (book.media.status !== 'READY' || book.media.mediaProfile !== 'DIVINA' || !isBookFileReadable(world, book))
    return undefined
  return world.archives.run('readComicInfo', book.path).catch(() => undefined)
}

/**
 * Reads the metadata of an EPUB. Returns undefined if the book is not an EPUB, if the analysis of the book has not
 * succeeded, or if the file cannot be read.
 */
export async function readBookEpubMetadata(
  world: MockServerState,
  book: BookRecord,
): Promise<EpubMetadata | undefined> {
  if (book.media.status !== 'READY' || book.media.mediaProfile !== 'EPUB' || !isBookFileReadable(world, book))
    return undefined
  return world.archives.run('readEpubMetadata', book.path).catch(() => undefined)
}

/**
 * Reason for reading the metadata of a book: `number` after the number of the book has changed, `title` after the book
 * was restored, and `all` in all other cases.
 */
export type BookMetadataScope = 'all' | 'number' | 'title'

/**
 * Imports metadata from the file of a book. Does not change locked metadata fields. The library options determine
 * whether to read ComicInfo.xml and EPUB metadata, and whether to add the book to the read lists that ComicInfo.xml
 * names. Sends the live event BookChanged if the library option for book metadata from ComicInfo.xml or the option for
 * EPUB metadata is on.
 * @param scope with `number`, the function treats the option for EPUB metadata as off, because EPUB metadata would
 *   overwrite the number that has just changed. `title` and `all` read the same metadata. With `all`, the function also
 *   sends BookChanged if only the library option `importBarcodeIsbn` is on
 */
export async function refreshBookMetadata(
  world: MockServerState,
  book: BookRecord,
  scope: BookMetadataScope = 'all',
): Promise<void> {
  const library = world.libraries.get(book.libraryId)
  if (!library) return
  const info =
    library.importComicInfoBook || library.importComicInfoReadList ? await readBookComicInfo(world, book) : undefined
  const patch = info && patchFromComicInfo(info)
  if (patch && library.importComicInfoBook) applyBookPatch(world, book, patch)
  if (info && patch && library.importComicInfoReadList)
    for (const { name, number } of truncateMetadata(
      readListsFromComicInfo(info).slice(0, archiveLimits.memberListNames),
    ))
      addToReadList(world, name, number, book)
  if (scope !== 'number' && library.importEpubBook) {
    const epubMetadata = await readBookEpubMetadata(world, book)
    if (epubMetadata) applyBookPatch(world, book, patchFromEpub(epubMetadata))
  }
  const isChanged =
    library.importComicInfoBook ||
    (scope !== 'number' && library.importEpubBook) ||
    (scope === 'all' && library.importBarcodeIsbn)
  if (isChanged) emitBookChanged(world, 'BookChanged', book)
}

export function emitBookChanged(world: MockServerState, event: 'BookAdded' | 'BookChanged', book: BookRecord): void {
  world.emit('everyone', event, { bookId: book.id, seriesId: book.seriesId, libraryId: book.libraryId })
}

function applyBookPatch(world: MockServerState, book: BookRecord, patch: BookPatch): void {
  const { metadata } = book
  const unlockedFields = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && !metadata.locks[field as BookMetadataField],
  )
  metadata.authors = sortAndMergeAuthors(metadata.authors)
  Object.assign(metadata, truncateMetadata(Object.fromEntries(unlockedFields)))
  metadata.lastModified = world.now()
  world.markChanged()
}

/** Converts a ComicInfo to book metadata. Returns undefined if the ComicInfo contains an invalid date. */
function patchFromComicInfo(info: ComicInfo): BookPatch | undefined {
  const releaseDate = releaseDateFromComicInfo(info)
  if (releaseDate === null) return undefined
  const authors = authorsFromComicInfo(info)
  const tags = splitCommaSeparatedText(info.Tags).map(tag => tag.toLowerCase())
  const links = (info.Web ?? '').split(' ').flatMap(text => linkFromUrl(text.trim()))
  return {
    title: info.Title,
    summary: info.Summary,
    number: info.Number,
    numberSort: parseJavaNumber(info.Number),
    releaseDate,
    authors: authors.length ? authors : undefined,
    tags: tags.length ? [...new Set(tags)] : undefined,
    links: links.length ? links : undefined,
    isbn: info.GTIN === undefined ? undefined : parseIsbnOfFileMetadata(info.GTIN),
  }
}

function patchFromEpub(epubMetadata: EpubMetadata): BookPatch {
  return {
    title: epubMetadata.title ?? undefined,
    summary: epubMetadata.summary ?? undefined,
    releaseDate: epubMetadata.releaseDate ?? undefined,
    authors: epubMetadata.authors.length ? epubMetadata.authors : undefined,
    isbn: epubMetadata.isbn ?? undefined,
    number: epubMetadata.number ?? undefined,
    numberSort: parseJavaNumber(epubMetadata.number ?? undefined),
  }
}

function authorsFromComicInfo(info: ComicInfo): Author[] {
  const roles = [
    ['writer', info.Writer],
    ['penciller', info.Penciller],
    ['inker', info.Inker],
    ['colorist', info.Colorist],
    ['letterer', info.Letterer],
    ['cover', info.CoverArtist],
    ['editor', info.Editor],
    ['translator', info.Translator],
  ] as const
  return roles.flatMap(([role, names]) => splitCommaSeparatedText(names).map(name => ({ name, role })))
}

/** Splits a text at commas. Trims the parts and removes empty parts. */
export function splitCommaSeparatedText(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
}

const MAX_NUMBER_CHARS = 64

/**
 * Parses a number in the same way as the real server, which is written in Java. Accepts Java forms such as `2d` and
 * `1e3`. Returns undefined if the text is not a number or is longer than {@link MAX_NUMBER_CHARS}.
 */
export function parseJavaNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.length > MAX_NUMBER_CHARS) return undefined
  const epubMetadata = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)[fd]?\s*$/i.exec(text)?.[1]
  return epubMetadata === undefined ? undefined : roundToFloat32(Number(epubMetadata))
}

function parseInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?\d+$/.test(text.trim()) ? Number(text) : undefined
}

/**
 * Returns the release date in a ComicInfo. A missing month counts as January, and a missing day as the first day of the
 * month. Returns null for a date that does not exist, such as February 30. Returns undefined for a missing year or a
 * year outside the range 1 to 9999.
 */
function releaseDateFromComicInfo(info: ComicInfo): string | null | undefined {
  const year = parseInteger(info.Year)
  if (year === undefined) return undefined
  const month = parseInteger(info.Month) ?? 1
  const day = parseInteger(info.Day) ?? 1
  // The calendar repeats every 400 years. A year from 2000 to 2399 avoids the limits of the class `Date`.
  const date = new Date(Date.UTC(2000 + (((year % 400) + 400) % 400), month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return year < 1 || year > 9999 ? undefined : String(year).padStart(4, '0') + date.toISOString().slice(4, 10)
}

function linkFromUrl(url: string): { label: string; url: string }[] {
  const label = parseUrlHost(url)
  return label === undefined ? [] : [{ label, url }]
}

/**
 * Returns the read lists that a ComicInfo names. The alternate series and each story arc are read lists. `number` is
 * the position of the book in the list. If the field `StoryArcNumber` is missing, the number for each story arc is
 * undefined. If the field exists, story arcs without a number are omitted.
 */
function readListsFromComicInfo(info: ComicInfo): { name: string; number: number | undefined }[] {
  const alternate = info.AlternateSeries
    ? [{ name: info.AlternateSeries, number: parseInteger(info.AlternateNumber) }]
    : []
  const arcs = (info.StoryArc ?? '').split(',').map(arc => arc.trim())
  const numbers = info.StoryArcNumber?.split(',').map(parseInteger)
  if (!numbers) return [...alternate, ...arcs.filter(Boolean).map(name => ({ name, number: undefined }))]
  const pairs = arcs
    .map((name, i) => ({ name, number: numbers[i] }))
    .filter(({ name, number }) => name && number !== undefined)
  return [...alternate, ...pairs]
}
