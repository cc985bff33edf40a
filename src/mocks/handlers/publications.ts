import { posix } from 'node:path'
import type { HttpHandler } from 'msw'
import { disposition } from '../answers/format'
import { type ManifestKind, manifestAnswer, manifestType } from '../answers/manifestAnswer'
import { readEntry } from '../archives/bookPages'
import { type EpubBook, readEpub } from '../archives/epub'
import { callOf, userOf } from '../http/call'
import { http } from '../http/openApiHttp'
import { problem } from '../http/problems'
import type { BookRecord } from '../world/records'
import type { World } from '../world/world'
import { dated, unchangedSince } from './dated'
import { bookAt } from './lookup'

const FONT_TYPES = ['ttf', 'otf', 'woff', 'woff2', 'eot', 'svg']

/** Books as reading programs want them: manifests, positions, the files inside an EPUB. */
export function publicationsHandlers(world: World): HttpHandler[] {
  const manifest = (request: Request, bookId: string, kind?: ManifestKind): Response => {
    const book = bookAt(world, userOf(request), bookId)
    const own = kindOf(book)
    if (kind && kind !== 'divina' && kind !== own)
      throw problem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
    const chosen = kind ?? own
    if (!chosen) throw problem(404, 'Book analysis failed')
    const body = manifestAnswer(world, book, chosen, callOf(request).baseUrl)
    return new Response(JSON.stringify(body), { headers: { 'content-type': manifestType(chosen) } })
  }
  return [
    http.get('/api/v1/books/{bookId}/manifest', ({ request, params, response }) =>
      response.untyped(manifest(request, params.bookId)),
    ),
    http.get('/api/v1/books/{bookId}/manifest/divina', ({ request, params, response }) =>
      response.untyped(manifest(request, params.bookId, 'divina')),
    ),
    http.get('/api/v1/books/{bookId}/manifest/epub', ({ request, params, response }) =>
      response.untyped(manifest(request, params.bookId, 'epub')),
    ),
    http.get('/api/v1/books/{bookId}/manifest/pdf', ({ request, params, response }) =>
      response.untyped(manifest(request, params.bookId, 'pdf')),
    ),
    http.get('/api/v1/books/{bookId}/positions', ({ request, params, response }) => {
      const unchanged = unchangedSince(request, world.books.get(params.bookId))
      if (unchanged) return response.untyped(unchanged)
      const book = bookAt(world, userOf(request), params.bookId)
      if (book.media.mediaProfile !== 'EPUB') throw problem(404)
      const { positions } = opened(book)
      const body = JSON.stringify({ total: positions.length, positions })
      return response.untyped(dated(book, body, 'application/vnd.readium.position-list+json'))
    }),
    http.get('/api/v1/books/{bookId}/resource/{resource}', ({ request, params, response }) =>
      response.untyped(resource(world, request, params.bookId)),
    ),
  ]
}

function resource(world: World, request: Request, bookId: string): Response {
  const unchanged = unchangedSince(request, world.books.get(bookId))
  if (unchanged) return unchanged
  const { pathname } = new URL(request.url)
  const path = decodeURIComponent(pathname.slice(pathname.indexOf('/resource/') + '/resource/'.length))
  const isFont = FONT_TYPES.includes(posix.extname(path).slice(1).toLowerCase())
  const book = world.books.get(bookId)
  if (!book) throw problem(404)
  if (book.media.mediaProfile !== 'EPUB')
    throw problem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
  if (!isFont) bookAt(world, userOf(request), bookId)
  const found = opened(book).resources.find(one => one.path === path)
  if (!found) throw problem(404)
  return dated(book, readEntry(book.path, path), found.mediaType, disposition('inline', posix.basename(path)))
}

function opened(book: BookRecord): EpubBook {
  try {
    return readEpub(book.path, false)
  } catch {
    throw problem(404, 'File not found, it may have moved')
  }
}

function kindOf(book: BookRecord): ManifestKind | undefined {
  return ({ DIVINA: 'divina', EPUB: 'epub', PDF: 'pdf', '': undefined } as const)[book.media.mediaProfile]
}
