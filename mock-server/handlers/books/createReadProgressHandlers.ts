import type { HttpHandler } from 'msw'
import type { EpubPublication } from '../../archives/epub/readEpubContents'
import { roundToFloat32 } from '../../archives/epub/roundToFloat32'
import { parseZonedDateTime } from '../../archives/formats/zonedDateTime'
import { createHttpProblem, createHttpProblemWithoutBody, createValidationProblem } from '../../http/httpProblems'
import type { JsonRequestBody } from '../../http/jsonRequestBody'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { requestLimits } from '../../http/requestLimits'
import { createJsonParseProblem } from '../../query/parseConditionValues'
import type { BookRecord, ReadiumLocator } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import {
  deleteReadProgress,
  markBookCompleted,
  ProgressUpdateRejectedError,
  storePageProgress,
  storeReadiumProgression,
} from '../../state/updateReadProgress'
import { requireEpubPublication, requireVisibleBook } from '../requireVisibleRecords'

/** Request handlers for read progress. A client sends the progress as a page number or as a Readium progression. */
export function createReadProgressHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.patch('/api/v1/books/{bookId}/read-progress', async ({ request, params, response }) => {
      const { page, completed } = readPageProgress(await readJsonRequestBody(request))
      const user = requireSignedInUser(request)
      const book = requireVisibleBook(world, user, params.bookId)
      const epub = completed ? undefined : await readEpubIfAny(world, book)
      rethrowAsProblem(() =>
        completed ? markBookCompleted(world, user.id, book) : storePageProgress(world, user.id, book, page ?? 0, epub),
      )
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/books/{bookId}/read-progress', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      deleteReadProgress(world, user.id, requireVisibleBook(world, user, params.bookId))
      return response(204).empty()
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/progression', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const book = requireVisibleBook(world, user, params.bookId)
      const progress = world.progress.of(user.id, book.id)
      if (!progress) return response(204).empty()
      const body = {
        modified: new Date(progress.readDate).toISOString().replace(/\.000Z$/, 'Z'),
        device: { id: progress.deviceId, name: progress.deviceName },
        locator: progress.locator ? omitEmptyValues(progress.locator) : {},
      }
      const headers = { 'content-type': 'application/vnd.readium.progression+json' }
      return response.untyped(new Response(JSON.stringify(body), { headers }))
    }),
    mswHttpWithApiTypes.put('/api/v1/books/{bookId}/progression', async ({ request, params, response }) => {
      const progression = readProgression(await readJsonRequestBody(request))
      const user = requireSignedInUser(request)
      const book = requireVisibleBook(world, user, params.bookId)
      if (JSON.stringify(progression).length > requestLimits.progressionLength) throw createHttpProblemWithoutBody(413)
      const epub = await readEpubIfAny(world, book)
      rethrowAsProblem(() => storeReadiumProgression(world, user.id, book, progression, epub))
      return response(204).empty()
    }),
  ]
}

async function readEpubIfAny(world: MockServerState, book: BookRecord): Promise<EpubPublication | undefined> {
  return book.media.mediaProfile === 'EPUB' ? requireEpubPublication(world, book) : undefined
}

function rethrowAsProblem(run: () => void): void {
  try {
    run()
  } catch (error) {
    if (error instanceof ProgressUpdateRejectedError) throw createHttpProblem(error.conflict ? 409 : 400, error.message)
    throw error
  }
}

/**
 * Reads a progress update from a request body. The body must contain `completed: true`, or `page`, or both. The value
 * of `page` must be at least 1.
 */
function readPageProgress(body: JsonRequestBody): { page: number | undefined; completed: boolean } {
  const page = body.int('page')
  const completed = body.bool('completed') ?? false
  if (page !== undefined && page < 1)
    throw createValidationProblem([{ fieldName: 'page', message: 'must be greater than 0' }])
  if (page === undefined && !completed) throw createValidationProblem([])
  return { page, completed }
}

function readProgression(body: JsonRequestBody) {
  body.requireFields('modified')
  const device = body.nested('device')
  const locator = body.nested('locator')
  if (!device || !locator)
    throw createJsonParseProblem('Instantiation failed for JSON property device or locator due to missing value')
  device.requireFields('id', 'name')
  locator.requireFields('href', 'type')
  const time = parseZonedDateTime(body.text('modified') ?? '')
  if (time === undefined) throw createJsonParseProblem('Cannot deserialize value of type `java.time.ZonedDateTime`')
  return {
    modified: time,
    deviceId: device.text('id') ?? '',
    deviceName: device.text('name') ?? '',
    locator: readLocator(locator),
  }
}

function readLocator(body: JsonRequestBody): ReadiumLocator {
  const locations = body.nested('locations')
  const text = body.nested('text')
  return omitEmptyValues({
    href: body.text('href'),
    type: body.text('type'),
    title: body.text('title'),
    locations: locations && {
      fragments: locations.strings('fragments'),
      progression: readFloat32(locations, 'progression'),
      position: locations.int('position'),
      totalProgression: readFloat32(locations, 'totalProgression'),
    },
    text: text && { after: text.text('after'), before: text.text('before'), highlight: text.text('highlight') },
    koboSpan: body.text('koboSpan'),
  }) as ReadiumLocator
}

function readFloat32(body: JsonRequestBody, name: string): number | undefined {
  const value = body.number(name)
  return value === undefined ? undefined : roundToFloat32(value)
}

function omitEmptyValues(value: object): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const cleaned =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? omitEmptyValues(inner) : inner
    const isEmpty =
      cleaned === undefined ||
      cleaned === null ||
      cleaned === '' ||
      (typeof cleaned === 'object' && !Object.keys(cleaned).length)
    return isEmpty ? [] : [[key, cleaned]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}
