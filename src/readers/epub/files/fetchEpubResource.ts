import { createBookFileHeader } from '../../../api/offline/bookFileOfRequest'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { encodeEpubResourcePath } from '../../../api/urls/epubResourceUrls'
import { isRefusalOfPath } from '../../../api/urls/isPathRefusedByServer'
import type { Book } from '../../../generated/model.schemas'
import { getBookResource } from '../../../generated/publications/publications'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { decodeTextFile } from '../content/decodeTextFile'
import { ChapterTooLargeError, chapterLimits } from '../sanitize/chapterLimits'

/** Thrown when a file of a book or a font of the server is too large. */
export class EpubResourceTooLargeError extends Error {}

/** Fingerprints of the opened book files, by book id. */
const openedFiles = new Map<string, string>()

/** Sets the book file to which the next requests for resources of a book belong. */
export function setOpenedBookFile(book: Book): void {
  openedFiles.set(book.id, getBookFileFingerprint(book))
}

/** Module for files whose paths the server refuses. Undefined until the server refuses a path. */
let archivesModule: Promise<typeof import('./openedBookArchives')> | undefined
const openBookIds = new Set<string>()

/**
 * Marks a book as open in a reader.
 * @returns function that marks the book as closed. If the book is not opened again at once, the function ends the
 *   transfer of the book file and frees its memory.
 */
export function markBookAsOpen(bookId: string): () => void {
  openBookIds.add(bookId)
  return () => {
    openBookIds.delete(bookId)
    // In development, React runs each effect twice, so that the book is closed and opened again.
    archivesModule?.then(
      ({ closeBookArchive }) => openBookIds.has(bookId) || closeBookArchive(bookId),
      () => {},
    )
  }
}

/**
 * Fetches a file of a book. If the server refuses the path of the file, reads the file from the file of the book. Aborts
 * the transfer when the file is too large.
 * @param path  path in the book, not percent-encoded
 * @param maxBytes  maximum size in bytes
 * @throws EpubResourceTooLargeError when the file is too large, or ServerError when the request fails
 */
export async function fetchEpubResource(bookId: string, path: string, maxBytes: number): Promise<Blob> {
  const file = await fetchFileOrText(bookId, path, maxBytes)
  return typeof file === 'string' ? new Blob([file]) : file
}

/**
 * Fetches a text file of a book and decodes it.
 * @throws EpubResourceTooLargeError when the file is too large, or ServerError when the request fails
 */
export async function fetchEpubTextResource(bookId: string, path: string, maxBytes: number): Promise<string> {
  const file = await fetchFileOrText(bookId, path, maxBytes)
  return typeof file === 'string' ? file : decodeTextFile(new Uint8Array(await file.arrayBuffer()))
}

/**
 * Fetches a file of a book. The result is a string if the response has no content type, because the generated API
 * client then decodes the response as text.
 */
async function fetchFileOrText(bookId: string, path: string, maxBytes: number): Promise<Blob | string> {
  let isTooLarge = false
  const readBody = async (response: Response): Promise<Blob> => {
    const file = await readResponseBodyWithSizeLimit(response, maxBytes)
    isTooLarge = file === undefined
    return file ?? new Blob()
  }
  const fingerprint = openedFiles.get(bookId)
  const headers = createBookFileHeader(fingerprint)
  const encodedPath = encodeEpubResourcePath(path)
  // Requests refused paths too, because the service worker may have their files, and another server may accept them.
  const file: Blob | string = await getBookResource(bookId, encodedPath, { readBody, headers }).catch(
    async (refusal: unknown) => {
      if (!isRefusalOfPath(refusal, encodedPath)) throw refusal
      archivesModule = import('./openedBookArchives')
      const archives = await archivesModule.catch(() => undefined)
      const fromArchive = await archives?.getOpenedBookArchive(bookId, fingerprint)(path, readBody)
      if (!fromArchive) throw refusal
      return fromArchive
    },
  )
  const size = typeof file === 'string' ? (file as string).length : file.size
  if (isTooLarge || size > maxBytes) throw new EpubResourceTooLargeError(path)
  return file
}

/**
 * Fetches the markup of a chapter.
 * @throws ChapterTooLargeError when the file is too large, or ServerError when the request fails
 */
export async function fetchChapterMarkup(bookId: string, path: string): Promise<string> {
  try {
    return await fetchEpubTextResource(bookId, path, chapterLimits.maxFileBytes)
  } catch (failure) {
    throw failure instanceof EpubResourceTooLargeError ? new ChapterTooLargeError('bytes') : failure
  }
}
