import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { storeBookPackage } from '../../../preferences/bookPackageStore'
import { readBodyUpTo } from '../files/readBodyUpTo'
import type { BookPackage } from './bookPackage'
import { parseBookPackage } from './parseBookPackage'
import type { PackageFileTexts } from './readPackageFiles'
import { bookPackageKey } from './storedBookPackage'

/** Size up to which a file is fetched only because it may contain information about the layout, in bytes. */
export const MAX_OPTIONAL_PACKAGE_BYTES = 8_000_000
/** Size up to which a file is fetched because the book needs the information, in bytes. */
export const MAX_NEEDED_PACKAGE_BYTES = 150_000_000

/**
 * Fetches the file of a book, reads its package document in a worker and stores the information on this device. The user
 * needs the permission `file.download`.
 * @param isNeeded  whether the book cannot be shown correctly without the information; larger files are then fetched
 * @returns undefined when the file is too large or contains no readable package document
 * @throws ServerError; the abort reason of the signal
 */
export async function loadBookPackage(
  userId: string,
  book: Book,
  isNeeded: boolean,
  signal: AbortSignal,
): Promise<BookPackage | undefined> {
  const maxBytes = isNeeded ? MAX_NEEDED_PACKAGE_BYTES : MAX_OPTIONAL_PACKAGE_BYTES
  if (book.sizeBytes > maxBytes) return undefined
  const readBody = async (response: Response) => (await readBodyUpTo(response, maxBytes)) ?? new Blob()
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  const texts = await readInWorker(await file.arrayBuffer(), signal)
  const bookPackage = texts && parseBookPackage(texts)
  if (bookPackage) await storeBookPackage(userId, bookPackageKey(book), bookPackage).catch(() => {})
  return bookPackage
}

function readInWorker(archive: ArrayBuffer, signal: AbortSignal): Promise<PackageFileTexts | undefined> {
  const worker = new Worker(new URL('./bookPackageWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<PackageFileTexts | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PackageFileTexts | undefined>) => resolve(data)
    worker.onerror = event => {
      event.preventDefault()
      resolve(undefined)
    }
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(archive, [archive])
  }).finally(() => worker.terminate())
}
