import type { HttpHandler } from 'msw'
import { seriesAnswer } from '../answers/seriesAnswer'
import { readEdit } from '../fields/fieldTable'
import { seriesFields } from '../fields/seriesFields'
import { readBody } from '../http/body'
import { userOf } from '../http/call'
import { http } from '../http/openApiHttp'
import { problem } from '../http/problems'
import { queueAnalysis, queueBookRefresh, queueSeriesArtwork } from '../scanner/jobs'
import { tellSeries } from '../scanner/seriesMetadata'
import { forgetProgress, readToEnd } from '../world/readProgress'
import { PRIORITY } from '../world/tasks'
import type { World } from '../world/world'
import { seriesAt, seriesIfKnown } from './lookup'

/** One series: reading it, editing it, starting work for it, marking it read. */
export function seriesHandlers(world: World): HttpHandler[] {
  return [...seriesRecords(world), ...seriesActions(world), ...seriesProgress(world)]
}

function seriesRecords(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/series/{seriesId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(seriesAnswer(world, user, seriesAt(world, user, params.seriesId, 'bare')))
    }),
    http.patch('/api/v1/series/{seriesId}/metadata', async ({ request, params, response }) => {
      const body = await readBody(request)
      const series = world.series.get(params.seriesId)
      const edited = readEdit(seriesFields, body, series?.metadata)
      if (!series || !edited) throw problem(404)
      series.metadata = { ...edited, lastModified: world.now() }
      tellSeries(world, 'SeriesChanged', series)
      world.changed()
      return response(204).empty()
    }),
  ]
}

function seriesActions(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/series/{seriesId}/analyze', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId)) queueAnalysis(world, book, PRIORITY.high)
      return response(202).empty()
    }),
    http.post('/api/v1/series/{seriesId}/metadata/refresh', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId)) queueBookRefresh(world, book, PRIORITY.high)
      const series = world.series.get(params.seriesId)
      if (series) queueSeriesArtwork(world, series, PRIORITY.high)
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
        if (!world.progress.of(user.id, book.id)?.completed) readToEnd(world, user.id, book)
      world.tell({ userId: user.id }, 'ReadProgressSeriesChanged', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
    http.delete('/api/v1/series/{seriesId}/read-progress', ({ request, params, response }) => {
      const user = userOf(request)
      const series = seriesIfKnown(world, user, params.seriesId)
      for (const book of series ? world.booksOf(series.id) : []) forgetProgress(world, user.id, book)
      world.tell({ userId: user.id }, 'ReadProgressSeriesDeleted', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
  ]
}
