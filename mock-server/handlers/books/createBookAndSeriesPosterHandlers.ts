import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { readBooleanParameterOrFalse } from '../../query/queryParameters'
import { toBookThumbnailJson, toSeriesThumbnailJson } from '../../responses/toThumbnailJson'
import { emitPosterChanged, enqueuePosterGeneration } from '../../scanner/enqueueBookAndSeriesTasks'
import { getGeneratedPosterMaxEdgePx } from '../../state/convertImages'
import { deleteThumbnailRecord } from '../../state/deleteRecords'
import type { ThumbnailOwnerType, ThumbnailRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { readPosterImage } from '../../state/posterImages'
import {
  addUploadedPoster,
  readDisplayedBookPoster,
  readDisplayedSeriesPoster,
  selectFirstThumbnailIfNoneIsSelected,
} from '../../state/posterStore'
import { TASK_PRIORITY } from '../../state/taskQueue'
import { canSeeBook, canSeeSeries } from '../../state/visibilityRules'
import { readUploadedPoster, type UploadedPoster } from '../readUploadedPoster'
import {
  findVisibleBook,
  findVisibleSeries,
  requireRecord,
  requireVisibleBook,
  requireVisibleSeries,
} from '../requireVisibleRecords'

export function createBookAndSeriesPosterHandlers(world: MockServerState): HttpHandler[] {
  return [regenerateThumbnailsHandler(world), ...bookThumbnailHandlers(world), ...seriesThumbnailHandlers(world)]
}

function bookThumbnailHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/thumbnail', async ({ request, params, response }) => {
      const bytes = await readDisplayedBookPoster(
        world,
        requireVisibleBook(world, requireSignedInUser(request), params.bookId),
      )
      return response.untyped(posterResponse(bytes))
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/thumbnails', ({ request, params, response }) => {
      const book = findVisibleBook(world, requireSignedInUser(request), params.bookId)
      return response(200).json(book ? world.thumbnails.of('book', book.id).map(toBookThumbnailJson) : [])
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/books/{bookId}/thumbnails/{thumbnailId}',
      async ({ request, params, response }) => {
        const user = requireSignedInUser(request)
        findVisibleBook(world, user, params.bookId)
        return response.untyped(posterResponse(await readVisibleThumbnail(world, user, 'book', params.thumbnailId)))
      },
    ),
    mswHttpWithApiTypes.post('/api/v1/books/{bookId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readUploadedPoster(request)
      const book = requireRecord(world.books, params.bookId)
      const record = await storeUploadedPoster(world, 'book', book.id, upload)
      return response(200).json(toBookThumbnailJson(record))
    }),
    mswHttpWithApiTypes.put('/api/v1/books/{bookId}/thumbnails/{thumbnailId}/selected', ({ params, response }) => {
      const { id } = requireRecord(world.books, params.bookId)
      selectThumbnail(world, requireThumbnailOfOwner(world, 'book', id, params.thumbnailId))
      return response(202).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/books/{bookId}/thumbnails/{thumbnailId}', ({ params, response }) => {
      const { id } = requireRecord(world.books, params.bookId)
      removeUploadedThumbnail(world, requireThumbnailOfOwner(world, 'book', id, params.thumbnailId))
      selectFirstThumbnailIfNoneIsSelected(world, 'book', id)
      return response(202).empty()
    }),
  ]
}

function seriesThumbnailHandlers(world: MockServerState): HttpHandler[] {
  const requireThumbnail = ({ seriesId, thumbnailId }: { seriesId: string; thumbnailId: string }) =>
    requireThumbnailOfOwner(world, 'series', requireRecord(world.series, seriesId).id, thumbnailId)
  return [
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}/thumbnail', async ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response.untyped(
        posterResponse(
          await readDisplayedSeriesPoster(world, user, requireVisibleSeries(world, user, params.seriesId)),
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}/thumbnails', ({ request, params, response }) => {
      const series = findVisibleSeries(world, requireSignedInUser(request), params.seriesId)
      return response(200).json(series ? world.thumbnails.of('series', series.id).map(toSeriesThumbnailJson) : [])
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/series/{seriesId}/thumbnails/{thumbnailId}',
      async ({ request, params, response }) => {
        const user = requireSignedInUser(request)
        findVisibleSeries(world, user, params.seriesId)
        return response.untyped(posterResponse(await readVisibleThumbnail(world, user, 'series', params.thumbnailId)))
      },
    ),
    mswHttpWithApiTypes.post('/api/v1/series/{seriesId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readUploadedPoster(request)
      const series = requireRecord(world.series, params.seriesId)
      if (series.oneshot) throw createHttpProblem(400)
      return response(200).json(toSeriesThumbnailJson(await storeUploadedPoster(world, 'series', series.id, upload)))
    }),
    mswHttpWithApiTypes.put('/api/v1/series/{seriesId}/thumbnails/{thumbnailId}/selected', ({ params, response }) => {
      selectThumbnail(world, requireThumbnail(params))
      return response(202).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/series/{seriesId}/thumbnails/{thumbnailId}', ({ params, response }) => {
      removeUploadedThumbnail(world, requireThumbnail(params))
      return response(202).empty()
    }),
  ]
}

function regenerateThumbnailsHandler(world: MockServerState): HttpHandler {
  return mswHttpWithApiTypes.put('/api/v1/books/thumbnails', ({ request, response }) => {
    const onlyBigger = readBooleanParameterOrFalse(new URL(request.url).searchParams, 'for_bigger_result_only')
    const edge = getGeneratedPosterMaxEdgePx(world.settings)
    const run = () => {
      for (const thumbnail of world.thumbnails.all()) {
        const book =
          thumbnail.type === 'GENERATED' && thumbnail.owner === 'book' ? world.books.get(thumbnail.ownerId) : undefined
        if (book && (!onlyBigger || Math.max(thumbnail.width, thumbnail.height) < edge))
          enqueuePosterGeneration(world, book, TASK_PRIORITY.lowest)
      }
    }
    world.tasks.add('FindBookThumbnailsToRegenerate', run, {
      id: `FindBookThumbnailsToRegenerate_${onlyBigger}`,
      priority: TASK_PRIORITY.lowest,
    })
    return response(202).empty()
  })
}

async function storeUploadedPoster(
  world: MockServerState,
  owner: ThumbnailOwnerType,
  ownerId: string,
  { bytes, selected }: UploadedPoster,
): Promise<ThumbnailRecord> {
  const record = await addUploadedPoster(world, owner, ownerId, bytes, selected)
  if (!record) throw createHttpProblem(415)
  emitPosterChanged(world, record)
  return record
}

/**
 * Reads the image of a poster by its id. Returns undefined if the poster does not exist, or if the user may not see its
 * book or series. The real server does not check whether the user may see the book or series.
 */
async function readVisibleThumbnail(
  world: MockServerState,
  user: UserRecord,
  owner: 'book' | 'series',
  thumbnailId: string,
): Promise<Buffer | undefined> {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (thumbnail?.owner !== owner) return undefined
  const [book, series] = [world.books.get(thumbnail.ownerId), world.series.get(thumbnail.ownerId)]
  const isVisible = (book && canSeeBook(world, user, book)) || (series && canSeeSeries(user, series))
  return isVisible ? readPosterImage(world, thumbnail) : undefined
}

function requireThumbnailOfOwner(
  world: MockServerState,
  owner: ThumbnailOwnerType,
  ownerId: string,
  thumbnailId: string,
): ThumbnailRecord {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (!thumbnail || thumbnail.owner !== owner) throw createHttpProblem(404)
  if (thumbnail.ownerId !== ownerId) throw createHttpProblem(400)
  return thumbnail
}

function selectThumbnail(world: MockServerState, thumbnail: ThumbnailRecord): void {
  world.thumbnails.select(thumbnail)
  emitPosterChanged(world, thumbnail)
  world.markChanged()
}

function removeUploadedThumbnail(world: MockServerState, thumbnail: ThumbnailRecord): void {
  if (thumbnail.type !== 'USER_UPLOADED') throw createHttpProblem(400, 'Only uploaded thumbnails can be deleted')
  deleteThumbnailRecord(world, thumbnail)
  emitPosterChanged(world, thumbnail, 'Deleted')
}

function posterResponse(bytes: Buffer | undefined): Response {
  if (!bytes) throw createHttpProblem(404)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}
