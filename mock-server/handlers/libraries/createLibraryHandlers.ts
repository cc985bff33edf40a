import type { HttpHandler } from 'msw'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { readBooleanParameterOrFalse } from '../../query/queryParameters'
import { toLibraryJson } from '../../responses/toLibraryJson'
import { addLibrary } from '../../scanner/addLibrary'
import {
  enqueueBookAnalysis,
  enqueueBookMetadataAndArtworkRefresh,
  enqueueSeriesArtworkImport,
} from '../../scanner/enqueueBookAndSeriesTasks'
import {
  enqueueLibraryScan,
  enqueueTasksForNewlyEnabledOptions,
  enqueueTrashEmptying,
} from '../../scanner/enqueueLibraryTasks'
import { deleteLibraryRecord } from '../../state/deleteRecords'
import type { LibraryRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { TASK_PRIORITY } from '../../state/taskQueue'
import { canSeeLibrary } from '../../state/visibilityRules'
import { requireVisibleLibrary } from '../requireVisibleRecords'
import {
  libraryNeedsRescan,
  readLibraryChanges,
  readOptionsOfNewLibrary,
  validateLibraryOptions,
} from './readLibraryOptions'

/** Request handlers that read, create, edit and delete libraries, and start tasks for them. */
export function createLibraryHandlers(world: MockServerState): HttpHandler[] {
  return [...libraryCrudHandlers(world), ...libraryActionHandlers(world)]
}

function libraryCrudHandlers(world: MockServerState): HttpHandler[] {
  const update = async (request: Request, id: string) => {
    const changes = readLibraryChanges(await readJsonRequestBody(request))
    const library = requireVisibleLibrary(world, requireSignedInUser(request), id)
    const { id: _, unavailable: __, ...before } = library
    const options = { ...before, ...changes }
    validateLibraryOptions(world, options, library)
    const scan = libraryNeedsRescan(library, options)
    Object.assign(library, options)
    world.emit('everyone', 'LibraryChanged', { libraryId: id })
    world.markChanged()
    if (scan) enqueueLibraryScan(world, id)
    enqueueTasksForNewlyEnabledOptions(world, library, before)
  }
  return [
    mswHttpWithApiTypes.get('/api/v1/libraries', ({ request, response }) => {
      const user = requireSignedInUser(request)
      const visibleLibraries = [...world.libraries.values()]
        .filter(library => canSeeLibrary(user, library.id))
        .sort(compareLibraryNames)
      return response(200).json(visibleLibraries.map(library => toLibraryJson(user, library)))
    }),
    mswHttpWithApiTypes.post('/api/v1/libraries', async ({ request, response }) => {
      const options = readOptionsOfNewLibrary(await readJsonRequestBody(request))
      validateLibraryOptions(world, options)
      const library = addLibrary(world, options)
      return response(200).json(toLibraryJson(requireSignedInUser(request), library))
    }),
    mswHttpWithApiTypes.get('/api/v1/libraries/{libraryId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(toLibraryJson(user, requireVisibleLibrary(world, user, params.libraryId)))
    }),
    mswHttpWithApiTypes.patch('/api/v1/libraries/{libraryId}', async ({ request, params, response }) => {
      await update(request, params.libraryId)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.put('/api/v1/libraries/{libraryId}', async ({ request, params, response }) => {
      await update(request, params.libraryId)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/libraries/{libraryId}', ({ request, params, response }) => {
      deleteLibraryRecord(world, requireVisibleLibrary(world, requireSignedInUser(request), params.libraryId))
      return response(204).empty()
    }),
  ]
}

function libraryActionHandlers(world: MockServerState): HttpHandler[] {
  const seriesIn = (libraryId: string): SeriesRecord[] => world.seriesOf(libraryId)
  const booksIn = (libraryId: string) => seriesIn(libraryId).flatMap(series => world.booksOf(series.id))
  return [
    mswHttpWithApiTypes.post('/api/v1/libraries/{libraryId}/scan', ({ request, params, response }) => {
      const deep = readBooleanParameterOrFalse(new URL(request.url).searchParams, 'deep')
      const library = requireVisibleLibrary(world, requireSignedInUser(request), params.libraryId)
      enqueueLibraryScan(world, library.id, { deep, priority: TASK_PRIORITY.highest })
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/libraries/{libraryId}/analyze', ({ params, response }) => {
      for (const book of booksIn(params.libraryId)) enqueueBookAnalysis(world, book, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/libraries/{libraryId}/metadata/refresh', ({ params, response }) => {
      for (const book of booksIn(params.libraryId))
        enqueueBookMetadataAndArtworkRefresh(world, book, TASK_PRIORITY.high)
      for (const series of seriesIn(params.libraryId)) enqueueSeriesArtworkImport(world, series, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/libraries/{libraryId}/empty-trash', ({ request, params, response }) => {
      enqueueTrashEmptying(world, requireVisibleLibrary(world, requireSignedInUser(request), params.libraryId).id)
      return response(202).empty()
    }),
  ]
}

function compareLibraryNames(a: LibraryRecord, b: LibraryRecord): number {
  const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}
