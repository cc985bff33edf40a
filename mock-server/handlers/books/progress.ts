import type { HttpHandler } from 'msw'
import type { EpubBook } from '../../archives/epub/epub'
import { openedEpub } from '../../archives/epub/openedEpub'
import { momentOf } from '../../archives/formats/calendar'
import type { Body } from '../../http/body'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem, violations } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { unreadable } from '../../query/conditionValues'
import {
  deleteProgress,
  markBookCompleted,
  ProgressRejectedError,
  storePageProgress,
  storeProgression,
} from '../../world/readProgress'
import type { BookRecord, Locator } from '../../world/records'
import type { World } from '../../world/world'
import { bookAt, requireBookFile } from '../lookup'

/** Handlers of read progress: by page, and as Readium progression. */
export function progressHandlers(world: World): HttpHandler[] {
  return [
    http.patch('/api/v1/books/{bookId}/read-progress', async ({ request, params, response }) => {
      const { page, completed } = readPageProgress(await readBody(request))
      const user = userOf(request)
      const book = bookAt(world, user, params.bookId)
      const epub = completed ? undefined : await epubOf(world, book)
      refusing(() =>
        completed ? markBookCompleted(world, user.id, book) : storePageProgress(world, user.id, book, page ?? 0, epub),
      )
      return response(204).empty()
    }),
    http.delete('/api/v1/books/{bookId}/read-progress', ({ request, params, response }) => {
      const user = userOf(request)
      deleteProgress(world, user.id, bookAt(world, user, params.bookId))
      return response(204).empty()
    }),
    http.get('/api/v1/books/{bookId}/progression', ({ request, params, response }) => {
      const user = userOf(request)
      const book = bookAt(world, user, params.bookId)
      const progress = world.progress.of(user.id, book.id)
      if (!progress) return response(204).empty()
      const body = {
        modified: new Date(progress.readDate).toISOString().replace(/\.000Z$/, 'Z'),
        device: { id: progress.deviceId, name: progress.deviceName },
        locator: progress.locator ? withoutEmpty(progress.locator) : {},
      }
      const headers = { 'content-type': 'application/vnd.readium.progression+json' }
      return response.untyped(new Response(JSON.stringify(body), { headers }))
    }),
    http.put('/api/v1/books/{bookId}/progression', async ({ request, params, response }) => {
      const body = await readBody(request)
      const user = userOf(request)
      const book = bookAt(world, user, params.bookId)
      const progression = readProgression(body, world.now())
      const epub = await epubOf(world, book)
      refusing(() => storeProgression(world, user.id, book, progression, epub))
      return response(204).empty()
    }),
  ]
}

/** Contents of an EPUB; undefined for other books. */
async function epubOf(world: World, book: BookRecord): Promise<EpubBook | undefined> {
  if (book.media.mediaProfile !== 'EPUB') return undefined
  requireBookFile(world, book)
  return openedEpub(world.archives, book.path)
}

function refusing(run: () => void): void {
  try {
    run()
  } catch (error) {
    if (error instanceof ProgressRejectedError) throw problem(error.conflict ? 409 : 400, error.message)
    throw error
  }
}

/** Reads a progress update. Requires a page from 1, or `completed`. */
function readPageProgress(body: Body): { page: number | undefined; completed: boolean } {
  const page = body.int('page')
  const completed = body.bool('completed') ?? false
  if (page !== undefined && page < 1) throw violations([{ fieldName: 'page', message: 'must be greater than 0' }])
  if (page === undefined && !completed) throw violations([])
  return { page, completed }
}

function readProgression(body: Body, now: number) {
  const device = body.part('device')
  const locator = body.part('locator')
  if (!device || !locator)
    throw unreadable('Instantiation failed for JSON property device or locator due to missing value')
  device.required('id', 'name')
  locator.required('href', 'type')
  const modified = body.text('modified')
  const time = modified === undefined ? now : momentOf(modified)
  if (time === undefined) throw unreadable('Cannot deserialize value of type `java.time.ZonedDateTime`')
  return {
    modified: time,
    deviceId: device.text('id') ?? '',
    deviceName: device.text('name') ?? '',
    locator: readLocator(locator),
  }
}

function readLocator(body: Body): Locator {
  const locations = body.part('locations')
  const text = body.part('text')
  return withoutEmpty({
    href: body.text('href'),
    type: body.text('type'),
    title: body.text('title'),
    locations: locations && {
      fragments: locations.texts('fragments'),
      progression: locations.number('progression'),
      position: locations.int('position'),
      totalProgression: locations.number('totalProgression'),
    },
    text: text && { after: text.text('after'), before: text.text('before'), highlight: text.text('highlight') },
    koboSpan: body.text('koboSpan'),
  }) as Locator
}

/** Omits null and empty values at every depth. */
function withoutEmpty(value: object): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const kept = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? withoutEmpty(inner) : inner
    const isEmpty =
      kept === undefined || kept === null || kept === '' || (typeof kept === 'object' && !Object.keys(kept).length)
    return isEmpty ? [] : [[key, kept]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}
