import type { EpubArchiveReader } from '../../../api/offline/epubArchiveReader'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { chapterLimits } from '../sanitize/chapterLimits'
import { createBookArchiveReader } from './createBookArchiveReader'

/**
 * Creates the function with which an offline download reads the files whose paths the server refuses. The function
 * returns undefined for files that are larger than the reader shows.
 * @param signal aborts the transfer of the file of the book
 */
export function createBookArchiveReaderForDownload(bookId: string, signal: AbortSignal): EpubArchiveReader {
  const read = createBookArchiveReader(bookId, signal)
  return async path => {
    const file = await read(path, response => readResponseBodyWithSizeLimit(response, chapterLimits.maxMediaBytes))
    return file && new Response(file, { headers: { 'content-type': file.type } })
  }
}
