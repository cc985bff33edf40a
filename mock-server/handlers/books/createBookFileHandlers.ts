import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { HttpHandler } from 'msw'
import { toWebStream } from '../../archives/toWebStream'
import { streamFilesAsZip } from '../../archives/zip/streamFilesAsZip'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { createContentDispositionHeader } from '../../responses/formatResponseValues'
import { enqueueBookFileDeletion, enqueueSeriesFilesDeletion } from '../../scanner/enqueueFileDeletion'
import { isBookFileReadable } from '../../state/libraryFiles'
import type { MockServerState } from '../../state/mockServerState'
import { requireReadableBookFile, requireVisibleBook, requireVisibleSeries } from '../requireVisibleRecords'

const CHUNK_BYTES = 256 * 1024

/** Request handlers that download and delete the files of books and series. */
export function createBookFileHandlers(world: MockServerState): HttpHandler[] {
  const download = (request: Request, bookId: string): Response => {
    const book = requireVisibleBook(world, requireSignedInUser(request), bookId)
    requireReadableBookFile(world, book)
    const { size } = statSync(book.path)
    const headers = {
      'content-type': book.media.mediaType || 'application/octet-stream',
      'content-disposition': createContentDispositionHeader('attachment', basename(book.path)),
      'content-length': String(size),
    }
    return new Response(toWebStream(readFileStart(book.path, size)), { headers })
  }
  return [
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/file', ({ request, params, response }) =>
      response.untyped(download(request, params.bookId)),
    ),
    mswHttpWithApiTypes.untyped.get('*/api/v1/books/:bookId/file/*', ({ request, params }) =>
      download(request, String(params.bookId)),
    ),
    mswHttpWithApiTypes.delete('/api/v1/books/{bookId}/file', ({ params, response }) => {
      enqueueBookFileDeletion(world, params.bookId)
      return response(202).empty()
    }),
    mswHttpWithApiTypes.get('/api/v1/series/{seriesId}/file', ({ request, params, response }) => {
      const series = requireVisibleSeries(world, requireSignedInUser(request), params.seriesId, 'serverError')
      const books = world.booksOf(series.id).filter(book => isBookFileReadable(world, book))
      const files = books.map(book => ({ path: book.path, name: basename(book.path) }))
      return response.untyped(zipResponse(files, series.metadata.title))
    }),
    mswHttpWithApiTypes.delete('/api/v1/series/{seriesId}/file', ({ params, response }) => {
      enqueueSeriesFilesDeletion(world, params.seriesId)
      return response(202).empty()
    }),
  ]
}

/**
 * Reads the first `size` bytes of a file in chunks. Ignores later bytes, because the file may grow after the header
 * Content-Length is set. Opens the file only when the first chunk is requested, because a HEAD request never requests a
 * chunk. If the file were opened earlier, a HEAD request would leave it open.
 */
async function* readFileStart(path: string, size: number): AsyncGenerator<Uint8Array> {
  if (size > 0) yield* createReadStream(path, { highWaterMark: CHUNK_BYTES, end: size - 1 })
}

function zipResponse(files: { path: string; name: string }[], title: string): Response {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': createContentDispositionHeader('attachment', `${title}.zip`),
  }
  return new Response(toWebStream(streamFilesAsZip(files)), {
    headers,
  })
}
