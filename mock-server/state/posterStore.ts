import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveLimits } from '../archives/archiveLimits'
import { readImageSizeAndType } from './convertImages'
import { deleteThumbnailRecord } from './deleteRecords'
import type { BookRecord, SeriesRecord, ThumbnailOwnerType, ThumbnailRecord, UserRecord } from './libraryRecords'
import type { MockServerState } from './mockServerState'
import {
  readPosterImage,
  readSidecarImageBytes,
  renderCachedPoster,
  renderPoster,
  storeGeneratedPoster,
} from './posterImages'

/**
 * Reads the poster that a book shows: the selected poster, or the first poster if no poster is selected. If a book of a
 * generated library has no poster, renders its cover.
 */
export async function readDisplayedBookPoster(world: MockServerState, book: BookRecord): Promise<Buffer | undefined> {
  if (world.isGenerated && !world.thumbnails.of('book', book.id).length) return renderCachedPoster(world, book)
  const selected = getDisplayedThumbnail(world, 'book', book.id)
  return selected && readPosterImage(world, selected)
}

/**
 * Reads the poster that a series shows to a user. If the series has no poster, it shows the poster of a book
 * (server-facts 4.4).
 */
export async function readDisplayedSeriesPoster(
  world: MockServerState,
  user: UserRecord,
  series: SeriesRecord,
): Promise<Buffer | undefined> {
  const seriesThumbnail = getDisplayedThumbnail(world, 'series', series.id)
  if (seriesThumbnail) return readPosterImage(world, seriesThumbnail)
  const book = coverBook(world, user, series)
  return book && readDisplayedBookPoster(world, book)
}

/**
 * Stores an uploaded image as a poster. Does not send a live event. If the owner is a book and none of its posters is
 * selected, selects the first poster of the book, as the real server does.
 * @returns a copy of the new poster, or undefined if the data is not an image. In the copy, `selected` is the value of
 *   the parameter, even if this function selects the stored poster
 */
export async function addUploadedPoster(
  world: MockServerState,
  owner: ThumbnailOwnerType,
  ownerId: string,
  bytes: Buffer,
  selected: boolean,
): Promise<ThumbnailRecord | undefined> {
  const imageInfo = await readImageSizeAndType(bytes)
  if (!imageInfo) return undefined
  const id = world.newId()
  const folder = join(world.filesDir, 'uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, id), bytes)
  const record: ThumbnailRecord = {
    id,
    owner,
    ownerId,
    type: 'USER_UPLOADED',
    selected,
    fileSize: bytes.length,
    ...imageInfo,
    source: { file: join(folder, id) },
  }
  world.thumbnails.add({ ...record })
  if (owner === 'book') selectFirstThumbnailIfNoneIsSelected(world, owner, ownerId)
  world.markChanged()
  return record
}

/**
 * Replaces the generated poster of a book by a new poster. If an uploaded poster or an image file is selected, it
 * remains selected. Otherwise, the new poster is selected.
 * @returns the new poster, or undefined if the book has no readable cover
 */
export async function generatePoster(world: MockServerState, book: BookRecord): Promise<ThumbnailRecord | undefined> {
  const bytes = await renderPoster(world, book)
  const imageInfo = bytes && (await readImageSizeAndType(bytes))
  if (!bytes || !imageInfo) return undefined
  const selected = world.thumbnails.selectedOf('book', book.id)
  for (const old of [...world.thumbnails.of('book', book.id)])
    if (old.type === 'GENERATED') deleteThumbnailRecord(world, old)
  const record: ThumbnailRecord = {
    id: world.newId(),
    owner: 'book',
    ownerId: book.id,
    type: 'GENERATED',
    selected: !selected || selected.type === 'GENERATED',
    fileSize: bytes.length,
    ...imageInfo,
    source: { generated: true },
  }
  storeGeneratedPoster(world, record.id, bytes)
  world.thumbnails.add(record)
  world.markChanged()
  return record
}

/**
 * Adds a poster to a book or series. The poster is an image file in the folder of the book file or of the series. If a
 * poster from the same file exists, the new poster replaces the existing poster. If no poster is selected, the new
 * poster becomes the selected poster.
 * @param isFirst whether the file is the first image file of the book or series. The poster of the first image file
 *   becomes the selected poster even if a generated poster is selected
 * @returns the new poster, or undefined if the file is not a readable image
 */
export async function addSidecarPoster(
  world: MockServerState,
  owner: 'book' | 'series',
  ownerId: string,
  file: string,
  isFirst: boolean,
): Promise<ThumbnailRecord | undefined> {
  const bytes = readSidecarImageBytes(world, { owner, ownerId, file, maxBytes: archiveLimits.imageBytes })
  const imageInfo = bytes && (await readImageSizeAndType(bytes))
  if (!bytes || !imageInfo) return undefined
  for (const old of [...world.thumbnails.of(owner, ownerId)])
    if ('file' in old.source && old.source.file === file) deleteThumbnailRecord(world, old)
  const selected = world.thumbnails.selectedOf(owner, ownerId)
  const isSelected = !selected || (isFirst && selected.type === 'GENERATED')
  const record: ThumbnailRecord = {
    id: world.newId(),
    owner,
    ownerId,
    type: 'SIDECAR',
    selected: isSelected,
    fileSize: bytes.length,
    ...imageInfo,
    source: { file },
  }
  world.thumbnails.add(record)
  world.markChanged()
  return record
}

/**
 * Returns the selected poster of a book or series. First deletes each poster with a missing image file. Then selects
 * the first remaining poster if no poster is selected.
 */
function getDisplayedThumbnail(
  world: MockServerState,
  owner: 'book' | 'series',
  ownerId: string,
): ThumbnailRecord | undefined {
  for (const thumbnail of [...world.thumbnails.of(owner, ownerId)])
    if ('file' in thumbnail.source && !existsSync(thumbnail.source.file)) deleteThumbnailRecord(world, thumbnail)
  selectFirstThumbnailIfNoneIsSelected(world, owner, ownerId)
  return world.thumbnails.selectedOf(owner, ownerId)
}

/** Selects the first poster of a record if the record has posters and none of them is selected. */
export function selectFirstThumbnailIfNoneIsSelected(
  world: MockServerState,
  owner: ThumbnailOwnerType,
  ownerId: string,
): void {
  const [first] = world.thumbnails.of(owner, ownerId)
  if (first && !world.thumbnails.selectedOf(owner, ownerId)) world.thumbnails.select(first)
}

function coverBook(world: MockServerState, user: UserRecord, series: SeriesRecord): BookRecord | undefined {
  const books = world.booksOf(series.id)
  const unread = () => books.find(book => !world.progress.of(user.id, book.id)?.completed)
  switch (world.libraries.get(series.libraryId)?.seriesCover) {
    case 'LAST':
      return books.at(-1)
    case 'FIRST_UNREAD_OR_FIRST':
      return unread() ?? books[0]
    case 'FIRST_UNREAD_OR_LAST':
      return unread() ?? books.at(-1)
    default:
      return books[0]
  }
}
