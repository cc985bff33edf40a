import { posix } from 'node:path'
import type { HttpHandler } from 'msw'
import { contentDisposition } from '../../answers/format'
import { type ManifestKind, manifestResponse, manifestType } from '../../answers/manifestResponse'
import { entryBody } from '../../archives/bookPages'
import type { EpubBook } from '../../archives/epub/epub'
import { openedEpub } from '../../archives/epub/openedEpub'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { requestContextOf, userOf } from '../../http/requestContext'
import type { BookRecord } from '../../world/records'
import { canSeeBook } from '../../world/visibility'
import type { World } from '../../world/world'
import { bookAt, requireBookFile } from '../lookup'
import { dated, unchangedSince } from './conditionalResponse'

const FONT_TYPES = ['ttf', 'otf', 'woff', 'woff2', 'eot', 'svg']

/** Handlers of Readium manifests, positions, and resources of EPUB files. */
export function publicationsHandlers(world: World): HttpHandler[] {
  const manifest = async (request: Request, bookId: string, kind?: ManifestKind): Promise<Response> => {
    const book = bookAt(world, userOf(request), bookId)
    const own = kindOf(book)
    if (kind && kind !== 'divina' && kind !== own)
      throw problem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
    const chosen = kind ?? own
    if (!chosen) throw problem(404, 'Book analysis failed')
    const epub = chosen === 'epub' && book.media.status === 'READY' ? await opened(world, book) : undefined
    const body = manifestResponse(world, book, chosen, requestContextOf(request).baseUrl, epub)
    return new Response(JSON.stringify(body), { headers: { 'content-type': manifestType(chosen) } })
  }
  return [
    http.get('/api/v1/books/{bookId}/manifest', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId)),
    ),
    http.get('/api/v1/books/{bookId}/manifest/divina', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'divina')),
    ),
    http.get('/api/v1/books/{bookId}/manifest/epub', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'epub')),
    ),
    http.get('/api/v1/books/{bookId}/manifest/pdf', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'pdf')),
    ),
    http.get('/api/v1/books/{bookId}/positions', async ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      if (book.media.mediaProfile !== 'EPUB') throw problem(404)
      const unchanged = unchangedSince(request, book)
      if (unchanged) return response.untyped(unchanged)
      const { positions } = await opened(world, book)
      const body = JSON.stringify({ total: positions.length, positions })
      return response.untyped(dated(book, body, 'application/vnd.readium.position-list+json'))
    }),
    http.get('/api/v1/books/{bookId}/resource/{resource}', async ({ request, params, response }) =>
      response.untyped(await resource(world, request, params.bookId, String(params.resource))),
    ),
  ]
}

/**
 * Response with a resource of an EPUB. Fonts are public, because browsers load them without cookies. Other resources
 * require access to the book.
 */
async function resource(world: World, request: Request, bookId: string, path: string): Promise<Response> {
  const isFont = FONT_TYPES.includes(posix.extname(path).slice(1).toLowerCase())
  const book = isFont ? world.books.get(bookId) : bookAt(world, userOf(request), bookId)
  if (!book) throw problem(404)
  if (book.media.mediaProfile !== 'EPUB')
    throw problem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
  const found = (await opened(world, book)).resources.find(one => one.path === path)
  if (!found) throw problem(404)
  const { user } = requestContextOf(request)
  const unchanged = user && canSeeBook(world, user, book) ? unchangedSince(request, book) : undefined
  if (unchanged) return unchanged
  const body = await entryBody(book.path, path).catch(() => undefined)
  if (!body) throw problem(404)
  return dated(book, body, found.mediaType, contentDisposition('inline', posix.basename(path)))
}

async function opened(world: World, book: BookRecord): Promise<EpubBook> {
  requireBookFile(world, book)
  try {
    return await openedEpub(world.archives, book.path)
  } catch {
    throw problem(404, 'File not found, it may have moved')
  }
}

function kindOf(book: BookRecord): ManifestKind | undefined {
  return ({ DIVINA: 'divina', EPUB: 'epub', PDF: 'pdf', '': undefined } as const)[book.media.mediaProfile]
}
