import { encodePath } from '../../../api/urls/resources'
import { getBookResource } from '../../../generated/publications/publications'
import { decodeText } from '../content/decodeText'
import { ChapterTooLarge, chapterLimits } from '../sanitize/chapterLimits'

/** Thrown when a file of a chapter, other than the chapter itself, exceeds its limit. */
export class FileTooLarge extends Error {}

/**
 * Fetches a file of a book and aborts the transfer when it exceeds the limit.
 * @param path      path in the book, not percent-encoded
 * @param maxBytes  maximum size in bytes, checked during the transfer
 * @throws FileTooLarge, ServerError
 */
export async function bookFile(bookId: string, path: string, maxBytes: number): Promise<Blob> {
  const file = await fetchedFile(bookId, path, maxBytes)
  return typeof file === 'string' ? new Blob([file]) : file
}

/** Fetches a text file and decodes it by its declared encoding. @throws FileTooLarge, ServerError */
export async function bookText(bookId: string, path: string, maxBytes: number): Promise<string> {
  const file = await fetchedFile(bookId, path, maxBytes)
  return typeof file === 'string' ? file : decodeText(new Uint8Array(await file.arrayBuffer()))
}

/** Fetches a file; the generated client returns responses without a content type as text. */
async function fetchedFile(bookId: string, path: string, maxBytes: number): Promise<Blob | string> {
  let isTooLarge = false
  const readBody = async (response: Response): Promise<Blob> => {
    const file = await boundedBlob(response, maxBytes)
    isTooLarge = file === undefined
    return file ?? new Blob()
  }
  const file: Blob | string = await getBookResource(bookId, encodePath(path), { readBody })
  const size = typeof file === 'string' ? (file as string).length : file.size
  if (isTooLarge || size > maxBytes) throw new FileTooLarge(path)
  return file
}

/** Fetches the text of a chapter. @throws ChapterTooLarge, ServerError */
export async function chapterText(bookId: string, path: string): Promise<string> {
  try {
    return await bookText(bookId, path, chapterLimits.maxFileBytes)
  } catch (failure) {
    throw failure instanceof FileTooLarge ? new ChapterTooLarge('bytes') : failure
  }
}

/** Reads the body of a response; aborts the transfer and returns undefined when it exceeds the limit. */
async function boundedBlob(response: Response, maxBytes: number): Promise<Blob | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await reader.cancel()
    return undefined
  }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}
