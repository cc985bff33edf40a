import type { HttpHandler } from 'msw'
import { seriesResponse } from '../../answers/seriesResponse'
import { readEdit } from '../../fields/fieldTable'
import { seriesFields } from '../../fields/seriesFields'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { enqueueAnalyzeBook, enqueueRefreshBook, enqueueSeriesArtwork } from '../../scanner/jobs'
import { emitSeriesChanged } from '../../scanner/metadata/seriesMetadata'
import { deleteProgress, markBookCompleted } from '../../world/readProgress'
import { TASK_PRIORITY } from '../../world/tasks'
import type { World } from '../../world/world'
import { seriesAt, seriesIfKnown } from '../lookup'

/** Handlers of a single series: read, edit, start tasks, mark as read. */
export function seriesHandlers(world: World): HttpHandler[] {
  return [...seriesRecords(world), ...seriesActions(world), ...seriesProgress(world)]
}

function seriesRecords(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/series/{seriesId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(seriesResponse(world, user, seriesAt(world, user, params.seriesId, 'withoutBody')))
    }),
    http.patch('/api/v1/series/{seriesId}/metadata', async ({ request, params, response }) => {
      const body = await readBody(request)
      const series = world.series.get(params.seriesId)
      const edited = readEdit(seriesFields, body, series?.metadata)
      if (!series || !edited) throw problem(404)
      series.metadata = { ...edited, lastModified: world.now() }
      emitSeriesChanged(world, 'SeriesChanged', series)
      world.changed()
      return response(204).empty()
    }),
  ]
}

function seriesActions(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/series/{seriesId}/analyze', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId)) enqueueAnalyzeBook(world, book, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    http.post('/api/v1/series/{seriesId}/metadata/refresh', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId)) enqueueRefreshBook(world, book, TASK_PRIORITY.high)
      const series = world.series.get(params.seriesId)
      if (series) enqueueSeriesArtwork(world, series, TASK_PRIORITY.high)
      return response(202).empty()
    }),
  ]
}

function seriesProgress(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/series/{seriesId}/read-progress', ({ request, params, response }) => {
      const user = userOf(request)
      const series = seriesIfKnown(world, user, params.seriesId)
      for (const book of series ? world.booksOf(series.id) : [])
        if (!world.progress.of(user.id, book.id)?.completed) markBookCompleted(world, user.id, book)
      world.tell({ userId: user.id }, 'ReadProgressSeriesChanged', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
    http.delete('/api/v1/series/{seriesId}/read-progress', ({ request, params, response }) => {
      const user = userOf(request)
      const series = seriesIfKnown(world, user, params.seriesId)
      for (const book of series ? world.booksOf(series.id) : []) deleteProgress(world, user.id, book)
      world.tell({ userId: user.id }, 'ReadProgressSeriesDeleted', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
  ]
}
