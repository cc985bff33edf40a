import type { HttpHandler } from 'msw'
import { applyMetadataEdit } from '../../fields/metadataFieldDefinitions'
import { seriesMetadataFieldDefinitions } from '../../fields/seriesMetadataFieldDefinitions'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { toSeriesJson } from '../../responses/toSeriesJson'
import {
  enqueueBookAnalysis,
  enqueueBookMetadataAndArtworkRefresh,
  enqueueSeriesArtworkImport,
} from '../../scanner/enqueueBookAndSeriesTasks'
import { emitSeriesChanged } from '../../scanner/metadata/refreshSeriesMetadata'
import type { MockServerState } from '../../state/mockServerState'
import { TASK_PRIORITY } from '../../state/taskQueue'
import { deleteReadProgress, markBookCompleted } from '../../state/updateReadProgress'
import { findVisibleSeries, requireVisibleSeries } from '../requireVisibleRecords'

/** Request handlers that read a series, edit it, start tasks for it, or mark it as read or unread. */
export function createSeriesHandlers(world: MockServerState): HttpHandler[] {
  return [...seriesRecordHandlers(world), ...seriesActionHandlers(world), ...seriesProgressHandlers(world)]
}

function seriesRecordHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(
        toSeriesJson(world, user, requireVisibleSeries(world, user, params.seriesId, 'withoutBody')),
      )
    }),
    mswHttpWithApiTypes.patch('/api/v1/series/{seriesId}/metadata', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      const series = world.series.get(params.seriesId)
      const edited = applyMetadataEdit(seriesMetadataFieldDefinitions, body, series?.metadata)
      if (!series || !edited) throw createHttpProblem(404)
      series.metadata = { ...edited, lastModified: world.now() }
      emitSeriesChanged(world, 'SeriesChanged', series)
      world.markChanged()
      return response(204).empty()
    }),
  ]
}

function seriesActionHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/series/{seriesId}/analyze', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId)) enqueueBookAnalysis(world, book, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/series/{seriesId}/metadata/refresh', ({ params, response }) => {
      for (const book of world.booksOf(params.seriesId))
        enqueueBookMetadataAndArtworkRefresh(world, book, TASK_PRIORITY.high)
      const series = world.series.get(params.seriesId)
      if (series) enqueueSeriesArtworkImport(world, series, TASK_PRIORITY.high)
      return response(202).empty()
    }),
  ]
}

function seriesProgressHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/series/{seriesId}/read-progress', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const series = findVisibleSeries(world, user, params.seriesId)
      for (const book of series ? world.booksOf(series.id) : [])
        if (!world.progress.of(user.id, book.id)?.completed) markBookCompleted(world, user.id, book)
      world.emit({ userId: user.id }, 'ReadProgressSeriesChanged', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/series/{seriesId}/read-progress', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const series = findVisibleSeries(world, user, params.seriesId)
      for (const book of series ? world.booksOf(series.id) : []) deleteReadProgress(world, user.id, book)
      world.emit({ userId: user.id }, 'ReadProgressSeriesDeleted', { seriesId: params.seriesId, userId: user.id })
      return response(204).empty()
    }),
  ]
}
