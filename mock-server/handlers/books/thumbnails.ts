import type { HttpHandler } from 'msw'
import { bookThumbnailAnswer, seriesThumbnailAnswer } from '../../answers/thumbnailResponse'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { readUpload } from '../../http/upload'
import { readSwitch } from '../../query/parameters'
import { emitPosterChanged, enqueueGeneratePoster } from '../../scanner/jobs'
import { posterEdge } from '../../world/images'
import { addUploadedPoster, bookPoster, posterBytes, seriesPoster } from '../../world/posters'
import type { ThumbnailOwner, ThumbnailRecord, UserRecord } from '../../world/records'
import { removeThumbnail } from '../../world/removal'
import { TASK_PRIORITY } from '../../world/tasks'
import { canSeeBook, canSeeSeries } from '../../world/visibility'
import type { World } from '../../world/world'
import { bookAt, bookIfKnown, seriesAt, seriesIfKnown } from '../lookup'

/** Handlers of the posters of books and series. */
export function thumbnailsHandlers(world: World): HttpHandler[] {
  return [regeneration(world), ...bookPosters(world), ...seriesPosters(world)]
}

function bookPosters(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/books/{bookId}/thumbnail', async ({ request, params, response }) => {
      const bytes = await bookPoster(world, bookAt(world, userOf(request), params.bookId))
      return response.untyped(posterAnswerOf(bytes))
    }),
    http.get('/api/v1/books/{bookId}/thumbnails', ({ request, params, response }) => {
      const book = bookIfKnown(world, userOf(request), params.bookId)
      return response(200).json(book ? world.thumbnails.of('book', book.id).map(bookThumbnailAnswer) : [])
    }),
    http.get('/api/v1/books/{bookId}/thumbnails/{thumbnailId}', async ({ request, params, response }) => {
      const user = userOf(request)
      bookAt(world, user, params.bookId)
      return response.untyped(posterAnswerOf(await storedBytes(world, user, 'book', params.thumbnailId)))
    }),
    http.post('/api/v1/books/{bookId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readPoster(request)
      const book = bookAt(world, userOf(request), params.bookId)
      const record = await stored(world, 'book', book.id, upload)
      return response(200).json(bookThumbnailAnswer(record))
    }),
    http.put('/api/v1/books/{bookId}/thumbnails/{thumbnailId}/selected', ({ request, params, response }) => {
      select(world, ownPoster(world, 'book', bookAt(world, userOf(request), params.bookId).id, params.thumbnailId))
      return response(202).empty()
    }),
    http.delete('/api/v1/books/{bookId}/thumbnails/{thumbnailId}', ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      remove(world, ownPoster(world, 'book', book.id, params.thumbnailId))
      const first = world.thumbnails.of('book', book.id)[0]
      if (first && !world.thumbnails.selectedOf('book', book.id)) world.thumbnails.select(first)
      return response(202).empty()
    }),
  ]
}

function seriesPosters(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/series/{seriesId}/thumbnail', async ({ request, params, response }) => {
      const user = userOf(request)
      return response.untyped(posterAnswerOf(await seriesPoster(world, user, seriesAt(world, user, params.seriesId))))
    }),
    http.get('/api/v1/series/{seriesId}/thumbnails', ({ request, params, response }) => {
      const series = seriesIfKnown(world, userOf(request), params.seriesId)
      const own = series ? world.thumbnails.of('series', series.id) : []
      const first = own[0]
      if (first && !own.some(poster => poster.selected)) world.thumbnails.select(first)
      return response(200).json(own.map(seriesThumbnailAnswer))
    }),
    http.get('/api/v1/series/{seriesId}/thumbnails/{thumbnailId}', async ({ request, params, response }) => {
      const user = userOf(request)
      seriesAt(world, user, params.seriesId)
      return response.untyped(posterAnswerOf(await storedBytes(world, user, 'series', params.thumbnailId)))
    }),
    http.post('/api/v1/series/{seriesId}/thumbnails', async ({ request, params, response }) => {
      const upload = await readPoster(request)
      const series = seriesAt(world, userOf(request), params.seriesId)
      if (series.oneshot) throw problem(400)
      return response(200).json(seriesThumbnailAnswer(await stored(world, 'series', series.id, upload)))
    }),
    http.put('/api/v1/series/{seriesId}/thumbnails/{thumbnailId}/selected', ({ request, params, response }) => {
      select(
        world,
        ownPoster(world, 'series', seriesAt(world, userOf(request), params.seriesId).id, params.thumbnailId),
      )
      return response(202).empty()
    }),
    http.delete('/api/v1/series/{seriesId}/thumbnails/{thumbnailId}', ({ request, params, response }) => {
      remove(
        world,
        ownPoster(world, 'series', seriesAt(world, userOf(request), params.seriesId).id, params.thumbnailId),
      )
      return response(202).empty()
    }),
  ]
}

function regeneration(world: World): HttpHandler {
  return http.put('/api/v1/books/thumbnails', ({ request, response }) => {
    const onlyBigger = readSwitch(new URL(request.url).searchParams, 'for_bigger_result_only')
    const edge = posterEdge(world.settings)
    const run = () => {
      for (const thumbnail of world.thumbnails.all()) {
        const book =
          thumbnail.type === 'GENERATED' && thumbnail.owner === 'book' ? world.books.get(thumbnail.ownerId) : undefined
        if (book && (!onlyBigger || Math.max(thumbnail.width, thumbnail.height) < edge))
          enqueueGeneratePoster(world, book, TASK_PRIORITY.lowest)
      }
    }
    world.tasks.add('FindBookThumbnailsToRegenerate', run, {
      id: `FindBookThumbnailsToRegenerate_${onlyBigger}`,
      priority: TASK_PRIORITY.lowest,
    })
    return response(202).empty()
  })
}

type Upload = { bytes: Buffer; selected: boolean }

async function readPoster(request: Request): Promise<Upload> {
  const { file, fields } = await readUpload(request)
  const asked = new URL(request.url).searchParams.get('selected') ?? fields.get('selected')
  return { bytes: Buffer.from(file.bytes), selected: asked !== 'false' }
}

async function stored(
  world: World,
  owner: ThumbnailOwner,
  ownerId: string,
  { bytes, selected }: Upload,
): Promise<ThumbnailRecord> {
  const record = await addUploadedPoster(world, owner, ownerId, bytes, selected)
  if (!record) throw problem(415)
  emitPosterChanged(world, record)
  return record
}

/**
 * Reads a poster by id. The real server does not check its owner; the mock server checks that the user may see the
 * owner.
 */
async function storedBytes(
  world: World,
  user: UserRecord,
  owner: 'book' | 'series',
  thumbnailId: string,
): Promise<Buffer | undefined> {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (thumbnail?.owner !== owner) return undefined
  const [book, series] = [world.books.get(thumbnail.ownerId), world.series.get(thumbnail.ownerId)]
  const isVisible = (book && canSeeBook(world, user, book)) || (series && canSeeSeries(user, series))
  return isVisible ? posterBytes(world, thumbnail) : undefined
}

function ownPoster(world: World, owner: ThumbnailOwner, ownerId: string, thumbnailId: string): ThumbnailRecord {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (!thumbnail || thumbnail.owner !== owner) throw problem(404)
  if (thumbnail.ownerId !== ownerId) throw problem(400)
  return thumbnail
}

function select(world: World, thumbnail: ThumbnailRecord): void {
  world.thumbnails.select(thumbnail)
  emitPosterChanged(world, thumbnail)
  world.changed()
}

function remove(world: World, thumbnail: ThumbnailRecord): void {
  if (thumbnail.type !== 'USER_UPLOADED') throw problem(400, 'Only uploaded thumbnails can be deleted')
  removeThumbnail(world, thumbnail)
  emitPosterChanged(world, thumbnail, 'Deleted')
}

function posterAnswerOf(bytes: Buffer | undefined): Response {
  if (!bytes) throw problem(404)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}
