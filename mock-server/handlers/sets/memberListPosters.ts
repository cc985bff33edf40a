import type { HttpHandler } from 'msw'
import sharp from 'sharp'
import {
  collectionThumbnailResponse,
  readListThumbnailResponse,
  visibleBookIds,
  visibleSeriesIds,
} from '../../answers/memberListResponse'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { readUpload } from '../../http/upload'
import { readBoolean } from '../../query/parameters'
import { coverRectangle, posterEdge } from '../../world/images'
import { addUploadedPoster, bookPoster, posterBytes, seriesPoster, shownThumbnail } from '../../world/posters'
import type { ThumbnailRecord, UserRecord } from '../../world/records'
import { removeThumbnail } from '../../world/removal'
import type { World } from '../../world/world'
import { collectionFor } from './collections'
import { readListFor } from './readLists'

type Owner = 'collection' | 'readList'
const EVENT_PREFIXES = { collection: 'ThumbnailSeriesCollection', readList: 'ThumbnailReadList' }
const OWNER_KEYS = { collection: 'collectionId', readList: 'readListId' }
const MOSAIC_RATIO = 0.7066

/**
 * Handlers of the posters of collections and read lists. Without a poster, the response is a mosaic of the first
 * members.
 */
export function setPostersHandlers(world: World): HttpHandler[] {
  return [...collectionPosters(world), ...readListPosters(world)]
}

function collectionPosters(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/collections/{collectionId}/thumbnail', async ({ request, params, response }) => {
      const user = userOf(request)
      const collection = collectionFor(world, user, params.collectionId)
      return response.untyped(
        await shownPoster(world, 'collection', collection.id, () =>
          seriesPosters(world, user, visibleSeriesIds(world, user, collection)),
        ),
      )
    }),
    http.get('/api/v1/collections/{collectionId}/thumbnails', ({ request, params, response }) => {
      const { id } = collectionFor(world, userOf(request), params.collectionId)
      return response(200).json(world.thumbnails.of('collection', id).map(collectionThumbnailResponse))
    }),
    http.post('/api/v1/collections/{collectionId}/thumbnails', async ({ request, params, response }) => {
      const { id } = collectionFor(world, userOf(request), params.collectionId)
      return response(200).json(collectionThumbnailResponse(await addPoster(world, 'collection', id, request)))
    }),
    http.get('/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}', async ({ request, params, response }) => {
      const { id } = collectionFor(world, userOf(request), params.collectionId)
      return response.untyped(
        jpegAnswer(await posterBytes(world, posterOf(world, 'collection', id, params.thumbnailId))),
      )
    }),
    http.delete('/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}', ({ request, params, response }) => {
      const { id } = collectionFor(world, userOf(request), params.collectionId)
      deletePoster(world, posterOf(world, 'collection', id, params.thumbnailId), 'collection')
      return response(202).empty()
    }),
    http.put(
      '/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}/selected',
      ({ request, params, response }) => {
        const { id } = collectionFor(world, userOf(request), params.collectionId)
        selectPoster(world, posterOf(world, 'collection', id, params.thumbnailId), 'collection')
        return response(202).empty()
      },
    ),
  ]
}

function readListPosters(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/readlists/{readListId}/thumbnail', async ({ request, params, response }) => {
      const user = userOf(request)
      const list = readListFor(world, user, params.readListId)
      return response.untyped(
        await shownPoster(world, 'readList', list.id, () => bookPosters(world, visibleBookIds(world, user, list))),
      )
    }),
    http.get('/api/v1/readlists/{readListId}/thumbnails', ({ request, params, response }) => {
      const { id } = readListFor(world, userOf(request), params.readListId)
      return response(200).json(world.thumbnails.of('readList', id).map(readListThumbnailResponse))
    }),
    http.post('/api/v1/readlists/{readListId}/thumbnails', async ({ request, params, response }) => {
      const { id } = readListFor(world, userOf(request), params.readListId)
      return response(200).json(readListThumbnailResponse(await addPoster(world, 'readList', id, request)))
    }),
    http.get('/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}', async ({ request, params, response }) => {
      const { id } = readListFor(world, userOf(request), params.readListId)
      return response.untyped(jpegAnswer(await posterBytes(world, posterOf(world, 'readList', id, params.thumbnailId))))
    }),
    http.delete('/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}', ({ request, params, response }) => {
      const { id } = readListFor(world, userOf(request), params.readListId)
      deletePoster(world, posterOf(world, 'readList', id, params.thumbnailId), 'readList')
      return response(202).empty()
    }),
    http.put('/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}/selected', ({ request, params, response }) => {
      const { id } = readListFor(world, userOf(request), params.readListId)
      selectPoster(world, posterOf(world, 'readList', id, params.thumbnailId), 'readList')
      return response(202).empty()
    }),
  ]
}

async function shownPoster(
  world: World,
  owner: Owner,
  id: string,
  members: () => Promise<Buffer[]>,
): Promise<Response> {
  const shown = shownThumbnail(world, owner, id)
  const bytes = shown ? await posterBytes(world, shown) : await mosaic(await members(), posterEdge(world.settings))
  return jpegAnswer(bytes, 'max-age=3600, private')
}

/** Sends an image as JPEG whatever its type, as the real server does. */
function jpegAnswer(bytes: Buffer | undefined, caching?: string): Response {
  if (!bytes) throw problem(404)
  const headers = { 'content-type': 'image/jpeg', ...(caching ? { 'cache-control': caching } : {}) }
  return new Response(new Uint8Array(bytes), { headers })
}

const MOSAIC_MEMBER_COUNT = 4

async function seriesPosters(world: World, user: UserRecord, ids: readonly string[]): Promise<Buffer[]> {
  const all = ids.slice(0, MOSAIC_MEMBER_COUNT).flatMap(id => world.series.get(id) ?? [])
  return present(await Promise.all(all.map(series => seriesPoster(world, user, series))))
}

async function bookPosters(world: World, ids: readonly string[]): Promise<Buffer[]> {
  const all = ids.slice(0, MOSAIC_MEMBER_COUNT).flatMap(id => world.books.get(id) ?? [])
  return present(await Promise.all(all.map(book => bookPoster(world, book))))
}

const present = (posters: (Buffer | undefined)[]) => posters.filter(poster => poster !== undefined)

/** Composes up to four posters into a grid of two by two. */
async function mosaic(posters: readonly Buffer[], height: number): Promise<Buffer> {
  const width = Math.round(height * MOSAIC_RATIO)
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)]
  const cells = await Promise.all(
    posters.map(async (poster, i) => ({
      input: await coverRectangle(poster, w, h),
      left: (i % 2) * w,
      top: i > 1 ? h : 0,
    })),
  )
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(cells)
    .jpeg({ quality: 82 })
    .toBuffer()
}

function posterOf(world: World, owner: Owner, ownerId: string, id: string): ThumbnailRecord {
  const poster = world.thumbnails.get(id)
  if (!poster || poster.owner !== owner) throw problem(404)
  if (poster.ownerId !== ownerId) throw problem(400)
  return poster
}

async function addPoster(world: World, owner: Owner, ownerId: string, request: Request): Promise<ThumbnailRecord> {
  const { file, fields } = await readUpload(request)
  const params = new URL(request.url).searchParams
  const form = new URLSearchParams([...fields])
  const selected = readBoolean(params, 'selected') ?? readBoolean(form, 'selected') ?? true
  const added = await addUploadedPoster(world, owner, ownerId, Buffer.from(file.bytes), selected)
  if (!added) throw problem(415)
  tell(world, owner, 'Added', added)
  return added
}

/** Deletes a poster. Selects the first remaining one if the deleted one was selected. */
function deletePoster(world: World, poster: ThumbnailRecord, owner: Owner): void {
  removeThumbnail(world, poster)
  const [first] = world.thumbnails.of(owner, poster.ownerId)
  if (poster.selected && first) world.thumbnails.select(first)
  tell(world, owner, 'Deleted', poster)
}

/** Selects a poster. Sends the event twice, as the real server does. */
function selectPoster(world: World, poster: ThumbnailRecord, owner: Owner): void {
  world.thumbnails.select(poster)
  world.changed()
  tell(world, owner, 'Added', poster)
  tell(world, owner, 'Added', poster)
}

function tell(world: World, owner: Owner, what: 'Added' | 'Deleted', { ownerId, selected }: ThumbnailRecord): void {
  world.tell('everyone', `${EVENT_PREFIXES[owner]}${what}`, { [OWNER_KEYS[owner]]: ownerId, selected })
}
