import type { HttpHandler } from 'msw'
import { libraryResponse } from '../../answers/libraryResponse'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { userOf } from '../../http/requestContext'
import { readSwitch } from '../../query/parameters'
import { addLibrary } from '../../scanner/addLibrary'
import { enqueueAnalyzeBook, enqueueRefreshBook, enqueueSeriesArtwork } from '../../scanner/jobs'
import { enqueueEmptyTrash, enqueueScanLibrary, enqueueUnfinishedWork } from '../../scanner/scanJobs'
import type { LibraryRecord, SeriesRecord } from '../../world/records'
import { removeLibrary } from '../../world/removal'
import { TASK_PRIORITY } from '../../world/tasks'
import { canSeeLibrary } from '../../world/visibility'
import type { World } from '../../world/world'
import { libraryAt } from '../lookup'
import { checkLibrary, needsScan, readCreation, readUpdate } from './libraryOptions'

/** Handlers of libraries: read, create, edit, delete, start tasks. */
export function librariesHandlers(world: World): HttpHandler[] {
  return [...libraryRecords(world), ...libraryActions(world)]
}

function libraryRecords(world: World): HttpHandler[] {
  const update = async (request: Request, id: string) => {
    const library = libraryAt(world, userOf(request), id)
    const options = readUpdate(await readBody(request), library)
    checkLibrary(world, options, library)
    const scan = needsScan(library, options)
    const before = { ...library }
    Object.assign(library, options)
    world.tell('everyone', 'LibraryChanged', { libraryId: id })
    world.changed()
    if (scan) enqueueScanLibrary(world, id)
    enqueueUnfinishedWork(world, library, before)
  }
  return [
    http.get('/api/v1/libraries', ({ request, response }) => {
      const user = userOf(request)
      const seen = [...world.libraries.values()].filter(library => canSeeLibrary(user, library.id)).sort(byName)
      return response(200).json(seen.map(library => libraryResponse(user, library)))
    }),
    http.post('/api/v1/libraries', async ({ request, response }) => {
      const options = readCreation(await readBody(request))
      checkLibrary(world, options)
      const library = addLibrary(world, options)
      return response(200).json(libraryResponse(userOf(request), library))
    }),
    http.get('/api/v1/libraries/{libraryId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(libraryResponse(user, libraryAt(world, user, params.libraryId)))
    }),
    http.patch('/api/v1/libraries/{libraryId}', async ({ request, params, response }) => {
      await update(request, params.libraryId)
      return response(204).empty()
    }),
    http.put('/api/v1/libraries/{libraryId}', async ({ request, params, response }) => {
      await update(request, params.libraryId)
      return response(204).empty()
    }),
    http.delete('/api/v1/libraries/{libraryId}', ({ request, params, response }) => {
      removeLibrary(world, libraryAt(world, userOf(request), params.libraryId))
      return response(204).empty()
    }),
  ]
}

function libraryActions(world: World): HttpHandler[] {
  const seriesIn = (libraryId: string): SeriesRecord[] => world.seriesOf(libraryId)
  const booksIn = (libraryId: string) => seriesIn(libraryId).flatMap(series => world.booksOf(series.id))
  return [
    http.post('/api/v1/libraries/{libraryId}/scan', ({ request, params, response }) => {
      const library = libraryAt(world, userOf(request), params.libraryId)
      const deep = readSwitch(new URL(request.url).searchParams, 'deep')
      enqueueScanLibrary(world, library.id, { deep, priority: TASK_PRIORITY.highest })
      return response(202).empty()
    }),
    http.post('/api/v1/libraries/{libraryId}/analyze', ({ params, response }) => {
      for (const book of booksIn(params.libraryId)) enqueueAnalyzeBook(world, book, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    http.post('/api/v1/libraries/{libraryId}/metadata/refresh', ({ params, response }) => {
      for (const book of booksIn(params.libraryId)) enqueueRefreshBook(world, book, TASK_PRIORITY.high)
      for (const series of seriesIn(params.libraryId)) enqueueSeriesArtwork(world, series, TASK_PRIORITY.high)
      return response(202).empty()
    }),
    http.post('/api/v1/libraries/{libraryId}/empty-trash', ({ request, params, response }) => {
      enqueueEmptyTrash(world, libraryAt(world, userOf(request), params.libraryId).id)
      return response(202).empty()
    }),
  ]
}

function byName(a: LibraryRecord, b: LibraryRecord): number {
  const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}
