import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCover } from '../archives/bookPages'
import { archiveLimits } from '../archives/limits'
import { isBookFile, isInLibrary, readFileWithin } from './bookFiles'
import { ByteCache } from './byteCache'
import { describeImage, posterEdge, resizeToJpeg } from './images'
import { pagesOf } from './pageStore'
import type { BookRecord, SeriesRecord, ThumbnailOwner, ThumbnailRecord, UserRecord } from './records'
import { removeThumbnail } from './removal'
import type { World } from './world'

const MAX_CACHED_BYTES = 64 * 1024 * 1024
/** Longest side to which large sidecar posters are reduced. */
const MAX_SIDECAR_EDGE_PX = 1200
const caches = new WeakMap<World, ByteCache>()

/**
 * Reads the image of a poster: an uploaded or sidecar file (large sidecar files reduced), or the generated image.
 * Renders a missing generated image again.
 */
export async function posterBytes(world: World, thumbnail: ThumbnailRecord): Promise<Buffer | undefined> {
  if ('file' in thumbnail.source)
    return thumbnail.type === 'SIDECAR'
      ? sidecarPoster(world, thumbnail, thumbnail.source.file)
      : fileBytes(thumbnail.source.file)
  const cache = cacheOf(world)
  const known = cache.get(thumbnail.id) ?? fileBytes(generatedFile(world, thumbnail.id))
  if (known) return cache.set(thumbnail.id, known)
  const book = world.books.get(thumbnail.ownerId)
  const made = book && (await drawPoster(world, book))
  return made && keepGenerated(world, thumbnail.id, made)
}

/** Reads the displayed poster of a book: the selected one, else the first one. */
export async function bookPoster(world: World, book: BookRecord): Promise<Buffer | undefined> {
  if (world.drawn && !world.thumbnails.of('book', book.id).length) return drawnPoster(world, book)
  const selected = shownThumbnail(world, 'book', book.id)
  return selected && posterBytes(world, selected)
}

/**
 * Reads the displayed poster of a series for a user: its own, else that of a book by the cover rule of the library
 * (server-facts 4.4).
 */
export async function seriesPoster(world: World, user: UserRecord, series: SeriesRecord): Promise<Buffer | undefined> {
  const own = shownThumbnail(world, 'series', series.id)
  if (own) return posterBytes(world, own)
  const book = coverBook(world, user, series)
  return book && bookPoster(world, book)
}

/**
 * Stores an uploaded image as a poster. Sends no event.
 * @returns undefined when the bytes are not an image
 */
export async function addUploadedPoster(
  world: World,
  owner: ThumbnailOwner,
  ownerId: string,
  bytes: Buffer,
  selected: boolean,
): Promise<ThumbnailRecord | undefined> {
  const found = await describeImage(bytes)
  if (!found) return undefined
  const id = world.newId()
  const folder = join(world.filesDir, 'uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, id), bytes)
  const isFirst = !world.thumbnails.of(owner, ownerId).length
  const record: ThumbnailRecord = {
    id,
    owner,
    ownerId,
    type: 'USER_UPLOADED',
    selected: selected || isFirst,
    fileSize: bytes.length,
    ...found,
    source: { file: join(folder, id) },
  }
  world.thumbnails.add(record)
  world.changed()
  return record
}

/**
 * Generates the poster of a book again. It becomes selected if no poster, or the previous generated one, is selected.
 * @returns undefined when the book has no readable cover
 */
export async function generatePoster(world: World, book: BookRecord): Promise<ThumbnailRecord | undefined> {
  const bytes = await drawPoster(world, book)
  const found = bytes && (await describeImage(bytes))
  if (!bytes || !found) return undefined
  const selected = world.thumbnails.selectedOf('book', book.id)
  for (const old of [...world.thumbnails.of('book', book.id)]) if (old.type === 'GENERATED') removeThumbnail(world, old)
  const record: ThumbnailRecord = {
    id: world.newId(),
    owner: 'book',
    ownerId: book.id,
    type: 'GENERATED',
    selected: !selected || selected.type === 'GENERATED',
    fileSize: bytes.length,
    ...found,
    source: { generated: true },
  }
  keepGenerated(world, record.id, bytes)
  world.thumbnails.add(record)
  world.changed()
  return record
}

/**
 * Adds an image file beside a book or series as a poster. Replaces the poster of the same file.
 * @param isFirst whether this is the first sidecar image of the owner; it then replaces a selected generated poster
 * @returns undefined when the file is not a readable image
 */
export async function addSidecarPoster(
  world: World,
  owner: 'book' | 'series',
  ownerId: string,
  file: string,
  isFirst: boolean,
): Promise<ThumbnailRecord | undefined> {
  const bytes = sidecarBytes(world, { owner, ownerId, file, maxBytes: archiveLimits.imageBytes })
  const found = bytes && (await describeImage(bytes))
  if (!bytes || !found) return undefined
  for (const old of [...world.thumbnails.of(owner, ownerId)])
    if ('file' in old.source && old.source.file === file) removeThumbnail(world, old)
  const selected = world.thumbnails.selectedOf(owner, ownerId)
  const takes = !selected || (isFirst && selected.type === 'GENERATED')
  const record: ThumbnailRecord = {
    id: world.newId(),
    owner,
    ownerId,
    type: 'SIDECAR',
    selected: takes,
    fileSize: bytes.length,
    ...found,
    source: { file },
  }
  world.thumbnails.add(record)
  world.changed()
  return record
}

/**
 * Returns the selected poster of a record. Deletes posters whose file is missing, and selects the first remaining one
 * if none is selected.
 */
export function shownThumbnail(world: World, owner: ThumbnailOwner, ownerId: string): ThumbnailRecord | undefined {
  for (const thumbnail of [...world.thumbnails.of(owner, ownerId)])
    if ('file' in thumbnail.source && !existsSync(thumbnail.source.file)) removeThumbnail(world, thumbnail)
  const selected = world.thumbnails.selectedOf(owner, ownerId)
  if (selected) return selected
  const first = world.thumbnails.of(owner, ownerId)[0]
  if (first) world.thumbnails.select(first)
  return first
}

function coverBook(world: World, user: UserRecord, series: SeriesRecord): BookRecord | undefined {
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

async function drawPoster(world: World, book: BookRecord): Promise<Buffer | undefined> {
  if (!isBookFile(world, book)) return undefined
  try {
    const read = async () => {
      const picture = await readCover(world.archives, book, pagesOf(world, book))
      if (!picture) throw new Error('The book has no cover')
      return picture
    }
    return await resizeToJpeg({ group: book.id, read }, posterEdge(world.settings))
  } catch {
    return undefined
  }
}

async function drawnPoster(world: World, book: BookRecord): Promise<Buffer | undefined> {
  const key = `${book.id}/${posterEdge(world.settings)}`
  const known = cacheOf(world).get(key)
  if (known) return known
  const made = await drawPoster(world, book)
  return made && cacheOf(world).set(key, made)
}

function keepGenerated(world: World, id: string, bytes: Buffer): Buffer {
  mkdirSync(join(world.filesDir, 'posters'), { recursive: true })
  writeFileSync(generatedFile(world, id), bytes)
  return cacheOf(world).set(id, bytes)
}

function generatedFile(world: World, id: string): string {
  return join(world.filesDir, 'posters', `${id}.jpg`)
}

type Sidecar = Pick<ThumbnailRecord, 'owner' | 'ownerId'> & { file: string; maxBytes: number }

/** Reads a sidecar image; undefined when it is missing, too large, or outside the library. */
function sidecarBytes(world: World, { owner, ownerId, file, maxBytes }: Sidecar): Buffer | undefined {
  const libraryId = (owner === 'book' ? world.books : world.series).get(ownerId)?.libraryId
  return libraryId !== undefined && isInLibrary(world, libraryId, file) ? fileBytes(file, maxBytes) : undefined
}

/** Reads a sidecar poster and reduces large ones: each slow client may hold one in memory. */
async function sidecarPoster(world: World, thumbnail: ThumbnailRecord, file: string): Promise<Buffer | undefined> {
  const { id, owner, ownerId, fileSize } = thumbnail
  const read = (maxBytes: number) => sidecarBytes(world, { owner, ownerId, file, maxBytes })
  if (fileSize <= archiveLimits.bufferedEntryBytes) return read(archiveLimits.bufferedEntryBytes)
  const key = `${id}/reduced`
  const known = cacheOf(world).get(key)
  if (known) return known
  const reading = async () => read(archiveLimits.imageBytes) ?? Promise.reject(new Error('The file is missing'))
  const reduced = await resizeToJpeg({ group: ownerId, read: reading }, MAX_SIDECAR_EDGE_PX).catch(() => undefined)
  return reduced && cacheOf(world).set(key, reduced)
}

function fileBytes(file: string, maxBytes: number = archiveLimits.imageBytes): Buffer | undefined {
  try {
    return readFileWithin(file, maxBytes)
  } catch {
    return undefined
  }
}

function cacheOf(world: World): ByteCache {
  const found = caches.get(world) ?? new ByteCache(MAX_CACHED_BYTES)
  caches.set(world, found)
  return found
}
