import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOrRenderBookPageImage } from '../../archives/readOrRenderBookPageImage'
import { resizeToJpeg } from '../../state/convertImages'
import type { MockServerState } from '../../state/mockServerState'
import { groupBookPagesByHash } from './findAndRemoveDuplicatePages'

const STORED_THUMBNAIL_EDGE_PX = 500

/** Finds a readable page with the given hash and reads its image. Returns undefined if there is no such page. */
export async function readPageImageByHash(
  world: MockServerState,
  hash: string,
): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
  for (const { book, page, number } of groupBookPagesByHash(world).get(hash) ?? []) {
    const bytes = await readOrRenderBookPageImage(book, page, number).catch(() => undefined)
    if (bytes) return { bytes, mediaType: page.mediaType }
  }
  return undefined
}

/**
 * Stores a thumbnail for a page hash. The thumbnail remains after the pages with this hash are deleted.
 * @param image image of a page with this hash. If it is missing, the function reads the image from a book
 */
export async function storePageHashThumbnail(world: MockServerState, hash: string, image?: Buffer): Promise<void> {
  const source = image ?? (await readPageImageByHash(world, hash))?.bytes
  if (!source) return
  const bytes = await resizeToJpeg(source, STORED_THUMBNAIL_EDGE_PX)
  mkdirSync(join(world.filesDir, 'hashes'), { recursive: true })
  writeFileSync(thumbnailPath(world, hash), bytes)
}

/**
 * Reads the stored thumbnail of a page hash. If no thumbnail is stored and the libraries are generated, renders the
 * thumbnail from a page with this hash.
 * @returns undefined if there is no thumbnail
 */
export async function readPageHashThumbnail(world: MockServerState, hash: string): Promise<Buffer | undefined> {
  try {
    return readFileSync(thumbnailPath(world, hash))
  } catch {
    const page = world.isGenerated ? await readPageImageByHash(world, hash) : undefined
    return page && resizeToJpeg(page.bytes, STORED_THUMBNAIL_EDGE_PX)
  }
}

function thumbnailPath(world: MockServerState, hash: string): string {
  const name = /^[\w-]{1,64}$/.test(hash) ? hash : createHash('sha256').update(hash).digest('hex')
  return join(world.filesDir, 'hashes', `${name}.jpg`)
}
