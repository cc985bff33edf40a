import { posix } from 'node:path'
import type { HttpHandler } from 'msw'
import { readCachedEpub } from '../../archives/epub/readCachedEpub'
import type { EpubBook } from '../../archives/epub/readEpub'
import { openZipEntryBody } from '../../archives/readBookPage'
import { httpProblem } from '../../http/httpProblems'
import { http } from '../../http/openApiHttp'
import { getRequestContext, requireSignedInUser } from '../../http/requestContext'
import { contentDispositionHeader } from '../../responses/formatResponseValues'
import { type ManifestKind, manifestMediaType, manifestResponse } from '../../responses/manifestResponse'
import type { BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeBook } from '../../state/visibilityRules'
import { requireBookFile, requireVisibleBook } from '../requireVisibleRecords'
import { bookFileResponse, notModifiedResponse } from './bookFileResponse'

const FONT_EXTENSIONS = ['ttf', 'otf', 'woff', 'woff2', 'eot', 'svg']

/** Handlers of Readium manifests, positions, and resources of EPUB files. */
export function publicationsHandlers(world: MockServerState): HttpHandler[] {
  const manifest = async (request: Request, bookId: string, kind?: ManifestKind): Promise<Response> => {
    const book = requireVisibleBook(world, requireSignedInUser(request), bookId)
    const ownKind = manifestKindOf(book)
    if (kind && kind !== 'divina' && kind !== ownKind)
      throw httpProblem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
    const requestedKind = kind ?? ownKind
    if (!requestedKind) throw httpProblem(404, 'Book analysis failed')
    const epub =
      requestedKind === 'epub' && book.media.status === 'READY'
        ? await readEpubOrRespondNotFound(world, book)
        : undefined
    const body = manifestResponse(world, book, requestedKind, getRequestContext(request).baseUrl, epub)
    return new Response(JSON.stringify(body), { headers: { 'content-type': manifestMediaType(requestedKind) } })
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
      const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
      if (book.media.mediaProfile !== 'EPUB') throw httpProblem(404)
      const unchanged = notModifiedResponse(request, book)
      if (unchanged) return response.untyped(unchanged)
      const { positions } = await readEpubOrRespondNotFound(world, book)
      const body = JSON.stringify({ total: positions.length, positions })
      return response.untyped(bookFileResponse(book, body, 'application/vnd.readium.position-list+json'))
    }),
    http.get('/api/v1/books/{bookId}/resource/{resource}', async ({ request, params, response }) =>
      response.untyped(await epubResourceResponse(world, request, params.bookId, String(params.resource))),
    ),
  ]
}

/**
 * Creates a response with a resource of an EPUB. Fonts are public, because browsers load them without cookies. Other
 * resources require access to the book.
 */
async function epubResourceResponse(
  world: MockServerState,
  request: Request,
  bookId: string,
  path: string,
): Promise<Response> {
  const isFont = FONT_EXTENSIONS.includes(posix.extname(path).slice(1).toLowerCase())
  const book = isFont ? world.books.get(bookId) : requireVisibleBook(world, requireSignedInUser(request), bookId)
  if (!book) throw httpProblem(404)
  if (book.media.mediaProfile !== 'EPUB')
    throw httpProblem(400, `Book media type '${book.media.mediaType}' not compatible with requested profile`)
  const entry = (await readEpubOrRespondNotFound(world, book)).resources.find(candidate => candidate.path === path)
  if (!entry) throw httpProblem(404)
  const { user } = getRequestContext(request)
  const unchanged = user && canSeeBook(world, user, book) ? notModifiedResponse(request, book) : undefined
  if (unchanged) return unchanged
  const body = await openZipEntryBody(book.path, path).catch(() => undefined)
  if (!body) throw httpProblem(404)
  return bookFileResponse(book, body, entry.mediaType, contentDispositionHeader('inline', posix.basename(path)))
}

async function readEpubOrRespondNotFound(world: MockServerState, book: BookRecord): Promise<EpubBook> {
  requireBookFile(world, book)
  try {
    return await readCachedEpub(world.archives, book.path)
  } catch {
    throw httpProblem(404, 'File not found, it may have moved')
  }
}

function manifestKindOf(book: BookRecord): ManifestKind | undefined {
  return ({ DIVINA: 'divina', EPUB: 'epub', PDF: 'pdf', '': undefined } as const)[book.media.mediaProfile]
}
