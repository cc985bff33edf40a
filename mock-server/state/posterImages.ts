import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveLimits } from '../archives/archiveLimits'
import { readBookCoverImage } from '../archives/readOrRenderBookPageImage'
import { getBookPageRecords } from './bookContents/bookPageStore'
import { getGeneratedPosterMaxEdgePx, resizeToJpeg } from './convertImages'
import { isBookFileReadable, isPathInLibrary, readFileWithSizeLimit } from './libraryFiles'
import type { BookRecord, ThumbnailRecord } from './libraryRecords'
import { LruByteCache } from './lruByteCache'
import type { MockServerState } from './mockServerState'

const MAX_CACHED_BYTES = 64 * 1024 * 1024
/**
 * Maximum length in pixels of the longer side of a reduced poster. The server reduces a poster if its image file lies
 * next to a book or series and has more than `archiveLimits.bufferedEntryBytes` bytes.
 */
const MAX_SIDECAR_EDGE_PX = 1200
const caches = new WeakMap<MockServerState, LruByteCache>()

/**
 * Reads the image of a poster. Scales down a large image file next to a book or series. If the file of a generated
 * poster is missing, renders the poster again.
 */
export async function readPosterImage(world: MockServerState, thumbnail: ThumbnailRecord): Promise<Buffer | undefined> {
  if ('file' in thumbnail.source)
    return thumbnail.type === 'SIDECAR'
      ? readSidecarPoster(world, thumbnail, thumbnail.source.file)
      : readFileOrUndefined(thumbnail.source.file)
  const cache = posterCache(world)
  const cached = cache.get(thumbnail.id) ?? readFileOrUndefined(generatedPosterPath(world, thumbnail.id))
  if (cached) return cache.set(thumbnail.id, cached)
  const book = world.books.get(thumbnail.ownerId)
  const rendered = book && (await renderPoster(world, book))
  return rendered && storeGeneratedPoster(world, thumbnail.id, rendered)
}

/** Renders the cover of a book as a poster. Returns undefined if the book has no readable cover. */
export async function renderPoster(world: MockServerState, book: BookRecord): Promise<Buffer | undefined> {
  if (!isBookFileReadable(world, book)) return undefined
  try {
    const read = async () => {
      const coverImage = await readBookCoverImage(world.archives, book, getBookPageRecords(world, book))
      if (!coverImage) throw new Error('The book has no cover')
      return coverImage
    }
    return await resizeToJpeg({ group: book.id, read }, getGeneratedPosterMaxEdgePx(world.settings))
  } catch {
    return undefined
  }
}

/** Returns the cover of a book as a poster. Renders the poster if it is not in the cache. */
export async function renderCachedPoster(world: MockServerState, book: BookRecord): Promise<Buffer | undefined> {
  const key = `${book.id}/${getGeneratedPosterMaxEdgePx(world.settings)}`
  const cached = posterCache(world).get(key)
  if (cached) return cached
  const rendered = await renderPoster(world, book)
  return rendered && posterCache(world).set(key, rendered)
}

/** Writes the image of a generated poster to its file. */
export function storeGeneratedPoster(world: MockServerState, id: string, bytes: Buffer): Buffer {
  mkdirSync(join(world.filesDir, 'posters'), { recursive: true })
  writeFileSync(generatedPosterPath(world, id), bytes)
  return posterCache(world).set(id, bytes)
}

function generatedPosterPath(world: MockServerState, id: string): string {
  return join(world.filesDir, 'posters', `${id}.jpg`)
}

type SidecarImage = Pick<ThumbnailRecord, 'owner' | 'ownerId'> & { file: string; maxBytes: number }

/**
 * Reads a sidecar image, which is an image file next to a book or series. Returns undefined if the file is missing, too
 * large, or outside the library folder.
 */
export function readSidecarImageBytes(
  world: MockServerState,
  { owner, ownerId, file, maxBytes }: SidecarImage,
): Buffer | undefined {
  const libraryId = (owner === 'book' ? world.books : world.series).get(ownerId)?.libraryId
  return libraryId !== undefined && isPathInLibrary(world, libraryId, file)
    ? readFileOrUndefined(file, maxBytes)
    : undefined
}

/**
 * Reads the poster from an image file next to a book or series. Scales down a large image to save memory: while a slow
 * client downloads a poster, the server holds the image in memory.
 */
async function readSidecarPoster(
  world: MockServerState,
  thumbnail: ThumbnailRecord,
  file: string,
): Promise<Buffer | undefined> {
  const { id, owner, ownerId, fileSize } = thumbnail
  const read = (maxBytes: number) => readSidecarImageBytes(world, { owner, ownerId, file, maxBytes })
  if (fileSize <= archiveLimits.bufferedEntryBytes) return read(archiveLimits.bufferedEntryBytes)
  const key = `${id}/reduced`
  const cached = posterCache(world).get(key)
  if (cached) return cached
  const reading = async () => read(archiveLimits.imageBytes) ?? Promise.reject(new Error('The file is missing'))
  const reduced = await resizeToJpeg({ group: ownerId, read: reading }, MAX_SIDECAR_EDGE_PX).catch(() => undefined)
  return reduced && posterCache(world).set(key, reduced)
}

function readFileOrUndefined(file: string, maxBytes: number = archiveLimits.imageBytes): Buffer | undefined {
  try {
    return readFileWithSizeLimit(file, maxBytes)
  } catch {
    return undefined
  }
}

function posterCache(world: MockServerState): LruByteCache {
  const imageInfo = caches.get(world) ?? new LruByteCache(MAX_CACHED_BYTES)
  caches.set(world, imageInfo)
  return imageInfo
}
