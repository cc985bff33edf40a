import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { storeEpubPackage } from '../../../preferences/databases/epubPackageStore'
import { readGrowingBeginnings } from '../../files/readGrowingBeginnings'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import type { EpubFetchExtent, EpubPackageData } from './epubPackageData'
import type { EpubPackageWorkerRequest } from './epubPackageWorker'
import { parseEpubPackage } from './parseEpubPackage'
import type { EpubPackageFileTexts } from './readEpubPackageFiles'
import { createEpubPackageStorageKey } from './storedEpubPackage'

/** Sizes in bytes of the beginnings in which the package document is searched. */
const BEGINNING_SIZES_BYTES = [128_000, 512_000, 2_000_000]
/** Maximum size in bytes of a file in which the package document is searched up to the end. */
const MAX_FILE_BYTES_FOR_COMPLETE_SEARCH = 10_000_000

/**
 * Time limit of the worker, in milliseconds. Reading the package document of a normal book takes less than a second.
 */
const WORKER_TIMEOUT_MS = 10_000

/**
 * Fetches the file of a book, reads its package document in a worker and stores the data on this device. The user needs
 * the permission `file.download`.
 * @param extent with `beginning`, the transfer ends as soon as the package document is read, and the data is marked as
 *   incomplete; of files above 10 MB, at most 2 MB are fetched
 * @returns undefined when the file is too large, takes too long to read or contains no readable package document
 * @throws ServerError when the request fails; the abort reason of the signal
 */
export async function loadEpubPackage(
  userId: string,
  book: Book,
  signal: AbortSignal,
  extent: EpubFetchExtent = 'whole',
): Promise<EpubPackageData | undefined> {
  const texts = await (extent === 'whole' ? readWholeFile : readBeginning)(book, signal)
  const parsedPackage = texts && parseEpubPackage(texts)
  const bookPackage: EpubPackageData | undefined =
    parsedPackage && (extent === 'whole' ? parsedPackage : { ...parsedPackage, isIncomplete: true })
  if (bookPackage) await storeEpubPackage(userId, createEpubPackageStorageKey(book), bookPackage).catch(() => {})
  return bookPackage
}

async function readWholeFile(book: Book, signal: AbortSignal): Promise<EpubPackageFileTexts | undefined> {
  const readBody = async (response: Response) =>
    (await readResponseBodyWithSizeLimit(response, MAX_REQUIRED_EPUB_FILE_BYTES)) ?? new Blob()
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  return readInWorker({ archive: await file.arrayBuffer(), isTruncated: false }, signal)
}

async function readBeginning(book: Book, signal: AbortSignal): Promise<EpubPackageFileTexts | undefined> {
  const sizesBytes = [
    ...BEGINNING_SIZES_BYTES,
    ...(book.sizeBytes <= MAX_FILE_BYTES_FOR_COMPLETE_SEARCH ? [book.sizeBytes] : []),
  ]
  let texts: EpubPackageFileTexts | undefined
  const readBody = async (response: Response) => {
    for await (const archive of readGrowingBeginnings(response, sizesBytes)) {
      texts = await readInWorker({ archive, isTruncated: true }, signal)
      if (texts) break
    }
    return new Blob()
  }
  await downloadBook(book.id, { signal, priority: 'low', readBody })
  return texts
}

function readInWorker(
  request: EpubPackageWorkerRequest,
  signal: AbortSignal,
): Promise<EpubPackageFileTexts | undefined> {
  const worker = new Worker(new URL('./epubPackageWorker.ts', import.meta.url), { type: 'module' })
  let timeout: ReturnType<typeof setTimeout> | undefined
  return new Promise<EpubPackageFileTexts | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EpubPackageFileTexts | undefined>) => resolve(data)
    worker.onerror = event => {
      event.preventDefault()
      resolve(undefined)
    }
    timeout = setTimeout(resolve, WORKER_TIMEOUT_MS, undefined)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(request, [request.archive])
  }).finally(() => {
    clearTimeout(timeout)
    worker.terminate()
  })
}
