/**
 * Function that reads a file of an EPUB from the file of the book.
 * @param path path in the EPUB, not percent-encoded
 * @returns response with the file, or undefined if the file cannot be read
 * @throws ServerError when a request fails, or the abort reason
 */
export type EpubArchiveReader = (path: string) => Promise<Response | undefined>

/**
 * Function that creates an {@link EpubArchiveReader}. The reader fetches the file of the book only once.
 * @param signal aborts the transfer of the file
 */
export type EpubArchiveReaderFactory = (bookId: string, signal: AbortSignal) => Promise<EpubArchiveReader>

let currentFactory: EpubArchiveReaderFactory | undefined

/** Sets the factory for all downloads. `undefined` removes it. */
export function setEpubArchiveReaderFactory(factory: EpubArchiveReaderFactory | undefined): void {
  currentFactory = factory
}

/**
 * Creates the reader for a download, with the factory that {@link setEpubArchiveReaderFactory} has set. Without a
 * factory, the reader reads nothing. Calls the factory when the first file is read.
 */
export function createEpubArchiveReader(bookId: string, signal: AbortSignal): EpubArchiveReader {
  let reader: Promise<EpubArchiveReader> | undefined
  return async path => {
    reader ??= currentFactory?.(bookId, signal)
    return (await reader)?.(path)
  }
}
