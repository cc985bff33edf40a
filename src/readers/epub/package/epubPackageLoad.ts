import { hasPermission } from '../../../access/permissions'
import type { User } from '../../../generated/model.schemas'
import type { PreferenceValue } from '../../../preferences/preferenceStore'
import { isConnectionSlow, isDataSaverEnabled, shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import { awaitWithTimeout } from '../../session/awaitWithTimeout'
import type { EpubPackageLoad, LoadedEpub } from '../loadEpub'

/** Starts to fetch the file of a book and to read its package document. */
export function startEpubPackageLoad(
  userId: string,
  { book, publication }: Pick<LoadedEpub, 'book' | 'publication'>,
): EpubPackageLoad {
  const abortController = new AbortController()
  const load = async () => {
    const [{ loadEpubPackage }, { mergeEpubPackageIntoPublication }] = await Promise.all([
      import('./loadEpubPackage'),
      import('./mergeEpubPackageIntoPublication'),
    ])
    const bookPackage = await loadEpubPackage(userId, book, abortController.signal)
    return bookPackage && mergeEpubPackageIntoPublication(publication, bookPackage)
  }
  return { publication: load().catch(() => undefined), abortController }
}

/** Whether the data of the package document is loaded and has the current format. */
export const hasCurrentPackage = ({ package: bookPackage }: LoadedEpub['publication']): boolean =>
  bookPackage !== undefined && !bookPackage.isOutdated

/** Maximum size in bytes of a file that is fetched because the page direction may be wrong. */
export const MAX_FILE_BYTES_FOR_DIRECTION = 10_000_000

/**
 * Maximum size in bytes of a file that is fetched in the background on connections that are not slow. Only the package
 * document declares whether the text scrolls, the direction of the title and the fallbacks of chapters.
 */
export const MAX_FILE_BYTES_FOR_BACKGROUND_FETCH = 2_000_000

/** Maximum time in milliseconds that the first page waits for the package document. */
const FIRST_PAGE_WAIT_MS = 500

/**
 * If the page direction is uncertain, loads the package document before the first page. Otherwise the direction could
 * change while the user reads. Waits for at most half a second.
 * @param signal aborts the load when the user leaves the reader during the wait
 * @returns the book with the package data; after half a second, the book with the load that is still running
 */
export async function loadEpubPackageBeforeFirstPage(
  user: Pick<User, 'id' | 'roles'>,
  epub: LoadedEpub,
  directionSetting: PreferenceValue<'epub.direction'>,
  signal: AbortSignal,
): Promise<LoadedEpub> {
  const { book, publication } = epub
  if (signal.aborted || hasCurrentPackage(publication) || !publication.isDirectionUncertain) return epub
  if (directionSetting !== 'auto' || !hasPermission(user, 'file.download')) return epub
  const maxBytes = isConnectionSlow() ? undefined : MAX_FILE_BYTES_FOR_DIRECTION
  if (!shouldFetchWholeBookFile(book.sizeBytes, false, isDataSaverEnabled(), maxBytes)) return epub
  const packageLoad = startEpubPackageLoad(user.id, epub)
  signal.addEventListener('abort', () => packageLoad.abortController.abort(), { once: true })
  const withPackage = await awaitWithTimeout(FIRST_PAGE_WAIT_MS, packageLoad.publication)
  return withPackage ? { ...epub, publication: withPackage } : { ...epub, packageLoad }
}
