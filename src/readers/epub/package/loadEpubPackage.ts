import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { storeEpubPackage } from '../../../preferences/databases/epubPackageStore'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import type { EpubPackageData } from './epubPackageData'
import { parseEpubPackage } from './parseEpubPackage'
import type { EpubPackageFileTexts } from './readEpubPackageFiles'
import { createEpubPackageStorageKey } from './storedEpubPackage'

/**
 * Time limit of the worker, in milliseconds. Reading the package document of a normal book takes less than a second.
 */
const WORKER_TIMEOUT_MS = 10_000

/**
 * Fetches the file of a book, reads its package document in a worker and stores the data on this device. The user needs
 * the permission `file.download`.
 * @returns undefined when the file is too large, takes too long to read or contains no readable package document
 * @throws ServerError when the request fails; the abort reason of the signal
 */
export async function loadEpubPackage(
  userId: string,
  book: Book,
  signal: AbortSignal,
): Promise<EpubPackageData | undefined> {
  const readBody = async (response: Response) =>
    (await readResponseBodyWithSizeLimit(response, MAX_REQUIRED_EPUB_FILE_BYTES)) ?? new Blob()
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  const texts = await readInWorker(await file.arrayBuffer(), signal)
  const bookPackage = texts && parseEpubPackage(texts)
  if (bookPackage) await storeEpubPackage(userId, createEpubPackageStorageKey(book), bookPackage).catch(() => {})
  return bookPackage
}

function readInWorker(archive: ArrayBuffer, signal: AbortSignal): Promise<EpubPackageFileTexts | undefined> {
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
    worker.postMessage(archive, [archive])
  }).finally(() => {
    clearTimeout(timeout)
    worker.terminate()
  })
}
