import { downloadBook } from '../../../../generated/books/books'
import type { Book } from '../../../../generated/model.schemas'
import { readGrowingBeginnings } from '../../../files/readGrowingBeginnings'
import { readArchiveInWorker } from './readArchiveInWorker'
import type { EpubPackageFileTexts } from './readEpubPackageFiles'

/**
 * Sizes of the received part of the file, in bytes. When the received part reaches one of these sizes, the client
 * searches this part for the package document.
 */
const BEGINNING_SIZES_BYTES = [128_000, 512_000, 2_000_000]
/** Maximum file size in bytes for a search through the whole file. In a larger file, only the beginning is searched. */
const MAX_FILE_BYTES_FOR_COMPLETE_SEARCH = 10_000_000

/**
 * Fetches the file of a book until its package document has been read. Fetches at most 2 MB of a file above 10 MB.
 * @returns undefined when the fetched part contains no readable package document
 * @throws ServerError when the request fails, or the abort reason of the signal
 */
export async function readBeginningOfEpub(book: Book, signal: AbortSignal): Promise<EpubPackageFileTexts | undefined> {
  const sizesBytes = [
    ...BEGINNING_SIZES_BYTES,
    ...(book.sizeBytes <= MAX_FILE_BYTES_FOR_COMPLETE_SEARCH ? [book.sizeBytes] : []),
  ]
  let texts: EpubPackageFileTexts | undefined
  const readBody = async (response: Response) => {
    for await (const archive of readGrowingBeginnings(response, sizesBytes)) {
      const worker = new Worker(new URL('./truncatedEpubPackageWorker.ts', import.meta.url), { type: 'module' })
      texts = await readArchiveInWorker(worker, archive, signal)
      if (texts) break
    }
    return new Blob()
  }
  await downloadBook(book.id, { signal, priority: 'low', readBody })
  return texts
}
