import { posix } from 'node:path'
import type { HttpHandler } from 'msw'
import { createZipEntryResponseBody } from '../../archives/readOrRenderBookPageImage'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { getRequestContext, requireSignedInUser } from '../../http/requestContext'
import {
  buildReadiumManifestJson,
  getReadiumManifestMediaType,
  type ReadiumManifestProfile,
} from '../../responses/buildReadiumManifestJson'
import { createContentDispositionHeader } from '../../responses/formatResponseValues'
import type { BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeBook } from '../../state/visibilityRules'
import { requireEpubPublication, requireReadableBookFile, requireVisibleBook } from '../requireVisibleRecords'
import { createBookFileResponse, createBookNotModifiedResponse } from './createBookFileResponse'

const FONT_EXTENSIONS = ['ttf', 'otf', 'woff', 'woff2', 'eot', 'svg']

/** Request handlers for Readium manifests, positions, and resources of EPUB files. */
export function createReadiumPublicationHandlers(world: MockServerState): HttpHandler[] {
  const manifest = async (request: Request, bookId: string, kind?: ReadiumManifestProfile): Promise<Response> => {
    const book = requireVisibleBook(world, requireSignedInUser(request), bookId)
    const ownKind = manifestKindOf(book)
    if (kind && kind !== 'divina' && kind !== ownKind)
      throw createHttpProblem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
    const requestedKind = kind ?? ownKind
    if (!requestedKind) throw createHttpProblem(404, 'Book analysis failed')
    const epub = requestedKind === 'epub' ? await requireEpubPublication(world, book) : undefined
    const body = buildReadiumManifestJson(world, book, requestedKind, getRequestContext(request).baseUrl, epub)
    return new Response(JSON.stringify(body), {
      headers: { 'content-type': getReadiumManifestMediaType(requestedKind) },
    })
  }
  return [
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/manifest', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId)),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/manifest/divina', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'divina')),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/manifest/epub', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'epub')),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/manifest/pdf', async ({ request, params, response }) =>
      response.untyped(await manifest(request, params.bookId, 'pdf')),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/positions', async ({ request, params, response }) => {
      const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
      if (book.media.mediaProfile !== 'EPUB') throw createHttpProblem(404)
      const unchanged = createBookNotModifiedResponse(request, book)
      if (unchanged) return response.untyped(unchanged)
      const { positions } = await requireEpubPublication(world, book)
      const body = JSON.stringify({ total: positions.length, positions })
      return response.untyped(createBookFileResponse(book, body, 'application/vnd.readium.position-list+json'))
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/resource/{resource}', async ({ request, params, response }) =>
      response.untyped(await epubResourceResponse(world, request, params.bookId, String(params.resource))),
    ),
  ]
}

/**
 * Creates a response with a file from an EPUB. Anyone may request a font, because browsers load fonts without cookies.
 * For any other file, the user must have access to the book.
 */
async function epubResourceResponse(
  world: MockServerState,
  request: Request,
  bookId: string,
  path: string,
): Promise<Response> {
  const isFont = FONT_EXTENSIONS.includes(posix.extname(path).slice(1).toLowerCase())
  const book = isFont ? world.books.get(bookId) : requireVisibleBook(world, requireSignedInUser(request), bookId)
  if (!book) throw createHttpProblem(404)
  if (book.media.mediaProfile !== 'EPUB')
    throw createHttpProblem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
  const entry = (await requireEpubPublication(world, book)).resources.find(candidate => candidate.path === path)
  if (!entry) throw createHttpProblem(404)
  const { user } = getRequestContext(request)
  const unchanged = user && canSeeBook(world, user, book) ? createBookNotModifiedResponse(request, book) : undefined
  if (unchanged) return unchanged
  requireReadableBookFile(world, book)
  const body = await createZipEntryResponseBody(book.path, path).catch(() => undefined)
  if (!body) throw createHttpProblem(404)
  return createBookFileResponse(book, body, entry.mediaType || 'application/octet-stream', {
    'content-disposition': createContentDispositionHeader('inline', posix.basename(path)),
  })
}

function manifestKindOf(book: BookRecord): ReadiumManifestProfile | undefined {
  return ({ DIVINA: 'divina', EPUB: 'epub', PDF: 'pdf', '': undefined } as const)[book.media.mediaProfile]
}
