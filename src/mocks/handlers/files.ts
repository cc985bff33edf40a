import { createReadStream, existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { HttpHandler } from 'msw'
import { disposition } from '../answers/format'
import { webStream } from '../archives/webStream'
import { zipStream } from '../archives/zipStream'
import { userOf } from '../http/call'
import { http } from '../http/openApiHttp'
import { problem } from '../http/problems'
import { queueBookFileRemoval, queueSeriesFileRemoval } from '../scanner/fileRemoval'
import type { World } from '../world/world'
import { bookAt, seriesAt } from './lookup'

/** The files of books and series: taking them home, and having them deleted. */
export function filesHandlers(world: World): HttpHandler[] {
  const download = (request: Request, bookId: string): Response => {
    const book = bookAt(world, userOf(request), bookId)
    if (!existsSync(book.path)) throw problem(404, 'File not found, it may have moved')
    const headers = {
      'content-type': book.media.mediaType || 'application/octet-stream',
      'content-disposition': disposition('attachment', basename(book.path)),
      'content-length': String(statSync(book.path).size),
    }
    return new Response(webStream(createReadStream(book.path, { highWaterMark: 1 << 18 })), { headers })
  }
  return [
    http.get('/api/v1/books/{bookId}/file', ({ request, params, response }) =>
      response.untyped(download(request, params.bookId)),
    ),
    http.untyped.get('*/api/v1/books/:bookId/file/*', ({ request, params }) =>
      download(request, String(params.bookId)),
    ),
    http.delete('/api/v1/books/{bookId}/file', ({ params, response }) => {
      queueBookFileRemoval(world, params.bookId)
      return response(202).empty()
    }),
    http.get('/api/v1/series/{seriesId}/file', ({ request, params, response }) => {
      const series = seriesAt(world, userOf(request), params.seriesId, 'failing')
      const files = world.booksOf(series.id).map(book => ({ path: book.path, name: basename(book.path) }))
      return response.untyped(zipAnswer(files, series.metadata.title))
    }),
    http.delete('/api/v1/series/{seriesId}/file', ({ params, response }) => {
      queueSeriesFileRemoval(world, params.seriesId)
      return response(202).empty()
    }),
  ]
}

/** Files as one zip that is sent while it is made; those that are gone are left out. */
function zipAnswer(files: { path: string; name: string }[], title: string): Response {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', `${title}.zip`),
  }
  return new Response(webStream(zipStream(files.filter(file => existsSync(file.path)))), {
    headers,
  })
}
