import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import {
  getVisibleCollectionSeriesIds,
  getVisibleReadListBookIds,
  toCollectionThumbnailJson,
  toReadListThumbnailJson,
} from '../../responses/toCollectionAndReadListJson'
import { getGeneratedPosterMaxEdgePx } from '../../state/convertImages'
import { deleteThumbnailRecord } from '../../state/deleteRecords'
import type { ThumbnailRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { readPosterImage } from '../../state/posterImages'
import {
  addUploadedPoster,
  readDisplayedBookPoster,
  readDisplayedSeriesPoster,
  selectFirstThumbnailIfNoneIsSelected,
} from '../../state/posterStore'
import { readUploadedPoster, type UploadedPoster } from '../readUploadedPoster'
import { composeMosaic, repeatForMosaic } from './composeMosaic'
import { requireVisibleCollection } from './createCollectionHandlers'
import { requireVisibleReadList } from './visibleReadLists'

type MemberListKind = 'collection' | 'readList'
const EVENT_PREFIXES = { collection: 'ThumbnailSeriesCollection', readList: 'ThumbnailReadList' }
const OWNER_ID_FIELDS = { collection: 'collectionId', readList: 'readListId' }

/**
 * Request handlers for the posters of collections and read lists. The default poster is a mosaic of the posters of the
 * first members.
 */
export function createCollectionAndReadListPosterHandlers(world: MockServerState): HttpHandler[] {
  return [...collectionPosterHandlers(world), ...readListPosterHandlers(world)]
}

function collectionPosterHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/collections/{collectionId}/thumbnail', async ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const collection = requireVisibleCollection(world, user, params.collectionId)
      return response.untyped(
        await displayedPosterResponse(world, 'collection', collection.id, () =>
          readSeriesPosters(world, user, getVisibleCollectionSeriesIds(world, user, collection)),
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/collections/{collectionId}/thumbnails', ({ request, params, response }) => {
      const { id } = requireVisibleCollection(world, requireSignedInUser(request), params.collectionId)
      return response(200).json(world.thumbnails.of('collection', id).map(toCollectionThumbnailJson))
    }),
    mswHttpWithApiTypes.post('/api/v1/collections/{collectionId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readUploadedPoster(request)
      const { id } = requireVisibleCollection(world, requireSignedInUser(request), params.collectionId)
      return response(200).json(toCollectionThumbnailJson(await addPoster(world, 'collection', id, upload)))
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}',
      async ({ request, params, response }) => {
        const { id } = requireVisibleCollection(world, requireSignedInUser(request), params.collectionId)
        return response.untyped(
          jpegResponse(await readPosterImage(world, requirePosterOfOwner(world, 'collection', id, params.thumbnailId))),
        )
      },
    ),
    mswHttpWithApiTypes.delete(
      '/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}',
      ({ request, params, response }) => {
        const { id } = requireVisibleCollection(world, requireSignedInUser(request), params.collectionId)
        deletePoster(world, requirePosterOfOwner(world, 'collection', id, params.thumbnailId), 'collection')
        return response(202).empty()
      },
    ),
    mswHttpWithApiTypes.put(
      '/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}/selected',
      ({ request, params, response }) => {
        const { id } = requireVisibleCollection(world, requireSignedInUser(request), params.collectionId)
        selectPoster(world, requirePosterOfOwner(world, 'collection', id, params.thumbnailId), 'collection')
        return response(202).empty()
      },
    ),
  ]
}

function readListPosterHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}/thumbnail', async ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const list = requireVisibleReadList(world, user, params.readListId)
      return response.untyped(
        await displayedPosterResponse(world, 'readList', list.id, () =>
          readBookPosters(world, getVisibleReadListBookIds(world, user, list)),
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}/thumbnails', ({ request, params, response }) => {
      const { id } = requireVisibleReadList(world, requireSignedInUser(request), params.readListId)
      return response(200).json(world.thumbnails.of('readList', id).map(toReadListThumbnailJson))
    }),
    mswHttpWithApiTypes.post('/api/v1/readlists/{readListId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readUploadedPoster(request)
      const { id } = requireVisibleReadList(world, requireSignedInUser(request), params.readListId)
      return response(200).json(toReadListThumbnailJson(await addPoster(world, 'readList', id, upload)))
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}',
      async ({ request, params, response }) => {
        const { id } = requireVisibleReadList(world, requireSignedInUser(request), params.readListId)
        return response.untyped(
          jpegResponse(await readPosterImage(world, requirePosterOfOwner(world, 'readList', id, params.thumbnailId))),
        )
      },
    ),
    mswHttpWithApiTypes.delete(
      '/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}',
      ({ request, params, response }) => {
        const { id } = requireVisibleReadList(world, requireSignedInUser(request), params.readListId)
        deletePoster(world, requirePosterOfOwner(world, 'readList', id, params.thumbnailId), 'readList')
        return response(202).empty()
      },
    ),
    mswHttpWithApiTypes.put(
      '/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}/selected',
      ({ request, params, response }) => {
        const { id } = requireVisibleReadList(world, requireSignedInUser(request), params.readListId)
        selectPoster(world, requirePosterOfOwner(world, 'readList', id, params.thumbnailId), 'readList')
        return response(202).empty()
      },
    ),
  ]
}

async function displayedPosterResponse(
  world: MockServerState,
  owner: MemberListKind,
  id: string,
  members: () => Promise<Buffer[]>,
): Promise<Response> {
  const displayed = world.thumbnails.selectedOf(owner, id)
  const bytes = displayed
    ? await readPosterImage(world, displayed)
    : await composeMosaic(await members(), getGeneratedPosterMaxEdgePx(world.settings))
  return jpegResponse(bytes, 'max-age=3600, private')
}

/**
 * Creates a response for an image. The header Content-Type is always `image/jpeg`, even for another image format, as on
 * the real server.
 */
function jpegResponse(bytes: Buffer | undefined, caching?: string): Response {
  if (!bytes) throw createHttpProblem(404)
  const headers = { 'content-type': 'image/jpeg', ...(caching ? { 'cache-control': caching } : {}) }
  return new Response(new Uint8Array(bytes), { headers })
}

async function readSeriesPosters(world: MockServerState, user: UserRecord, ids: readonly string[]): Promise<Buffer[]> {
  const all = repeatForMosaic(ids.flatMap(id => world.series.get(id) ?? []))
  return withoutMissing(await Promise.all(all.map(series => readDisplayedSeriesPoster(world, user, series))))
}

async function readBookPosters(world: MockServerState, ids: readonly string[]): Promise<Buffer[]> {
  const all = repeatForMosaic(ids.flatMap(id => world.books.get(id) ?? []))
  return withoutMissing(await Promise.all(all.map(book => readDisplayedBookPoster(world, book))))
}

const withoutMissing = (posters: (Buffer | undefined)[]) => posters.filter(poster => poster !== undefined)

function requirePosterOfOwner(
  world: MockServerState,
  owner: MemberListKind,
  ownerId: string,
  id: string,
): ThumbnailRecord {
  const poster = world.thumbnails.get(id)
  if (!poster || poster.owner !== owner) throw createHttpProblem(404)
  if (poster.ownerId !== ownerId) throw createHttpProblem(400)
  return poster
}

async function addPoster(
  world: MockServerState,
  owner: MemberListKind,
  ownerId: string,
  { bytes, selected }: UploadedPoster,
): Promise<ThumbnailRecord> {
  const added = await addUploadedPoster(world, owner, ownerId, bytes, selected)
  if (!added) throw createHttpProblem(415)
  emitPosterEvent(world, owner, 'Added', added)
  return added
}

/** Deletes a poster. If no remaining poster is selected, selects the first of the remaining posters. */
function deletePoster(world: MockServerState, poster: ThumbnailRecord, owner: MemberListKind): void {
  deleteThumbnailRecord(world, poster)
  selectFirstThumbnailIfNoneIsSelected(world, owner, poster.ownerId)
  emitPosterEvent(world, owner, 'Deleted', poster)
}

/** Selects a poster. Sends the live event for an added poster twice, as the real server does. */
function selectPoster(world: MockServerState, poster: ThumbnailRecord, owner: MemberListKind): void {
  world.thumbnails.select(poster)
  world.markChanged()
  emitPosterEvent(world, owner, 'Added', poster)
  emitPosterEvent(world, owner, 'Added', poster)
}

function emitPosterEvent(
  world: MockServerState,
  owner: MemberListKind,
  change: 'Added' | 'Deleted',
  { ownerId, selected }: ThumbnailRecord,
): void {
  world.emit('everyone', `${EVENT_PREFIXES[owner]}${change}`, { [OWNER_ID_FIELDS[owner]]: ownerId, selected })
}
