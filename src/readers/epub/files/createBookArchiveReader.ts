import { fetchPermission } from '../../../access/fetchPermission'
import { parseEpubResourceHref } from '../../../api/urls/epubResourceUrls'
import { downloadBook } from '../../../generated/books/books'
import { getBookManifest } from '../../../generated/publications/publications'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import { openFileOfArchive } from '../package/archive/openFileOfArchive'

/**
 * Reads a file of an EPUB from the file of the book.
 * @param path path in the EPUB, not percent-encoded
 * @param readBody reads the response that contains the file. Must limit its size, because a hostile file may be very
 *   large after decompression.
 * @returns the result of `readBody`. Undefined if the user may not download files, if the file of the book is larger
 *   than 150 MB, or if it contains no readable file that the manifest lists under this path
 * @throws ServerError when a request fails, or the abort reason
 */
export type BookArchiveReader = (
  path: string,
  readBody: (response: Response) => Promise<Blob | undefined>,
) => Promise<Blob | undefined>

interface BookArchive {
  readonly file: Blob
  /** Media types of the files in the manifest, by path in the EPUB. */
  readonly mediaTypes: ReadonlyMap<string, string>
}

/**
 * Creates a function that reads the files of an EPUB whose paths the server refuses (see `isPathRefusedByServer`).
 * Fetches the file of the book at the first call, and once only. The whole file is necessary, because the server does
 * not support range requests (server-facts 3.6).
 * @param signal aborts the transfer of the file
 */
export function createBookArchiveReader(bookId: string, signal: AbortSignal): BookArchiveReader {
  let loading: Promise<BookArchive | undefined> | undefined
  return async (path, readBody) => {
    loading ??= loadArchive(bookId, signal)
    loading.catch(() => {
      loading = undefined
    })
    const archive = await loading
    const type = archive?.mediaTypes.get(path)
    if (!archive || type === undefined) return undefined
    try {
      const stream = await openFileOfArchive(archive.file, path)
      return stream && (await readBody(new Response(stream, { headers: { 'content-type': type } })))
    } catch {
      // The archive or the media type is invalid.
      return undefined
    }
  }
}

async function loadArchive(bookId: string, signal: AbortSignal): Promise<BookArchive | undefined> {
  if (!(await fetchPermission('file.download', { operation: 'getBook', signal }))) return undefined
  const { readingOrder, resources } = await getBookManifest(bookId, { signal })
  const mediaTypes = [...readingOrder, ...resources].flatMap(({ href, type }) => {
    const path = parseEpubResourceHref(href)?.path
    return path === undefined ? [] : [[path, type ?? 'application/octet-stream'] as const]
  })
  const readBody = async (response: Response) =>
    (await readResponseBodyWithSizeLimit(response, MAX_REQUIRED_EPUB_FILE_BYTES)) ?? new Blob()
  return { file: await downloadBook(bookId, { signal, readBody }), mediaTypes: new Map(mediaTypes) }
}
