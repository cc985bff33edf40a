import { hasPermission } from '../../../access/permissions'
import { awaitWithTimeout } from '../../../api/timeouts/awaitWithTimeout'
import type { User } from '../../../generated/model.schemas'
import type { PreferenceValue } from '../../../preferences/preferenceStore'
import { isConnectionSlow, isDataSaverEnabled, shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import type { EpubPackageLoad, LoadedEpub } from '../loadEpub'
import type { EpubFetchExtent } from './epubPackageData'

/** Starts to fetch the file of a book and to read its package document. */
export function startEpubPackageLoad(
  userId: string,
  { book, publication }: Pick<LoadedEpub, 'book' | 'publication'>,
  extent: EpubFetchExtent,
): EpubPackageLoad {
  const abortController = new AbortController()
  const load = async () => {
    const [{ loadEpubPackage }, { mergeEpubPackageIntoPublication }] = await Promise.all([
      import('./loadEpubPackage'),
      import('./mergeEpubPackageIntoPublication'),
    ])
    const bookPackage = await loadEpubPackage(userId, book, abortController.signal, extent)
    return bookPackage && mergeEpubPackageIntoPublication(publication, bookPackage)
  }
  return { publication: load().catch(() => undefined), extent, abortController }
}

/**
 * Whether the data of the package document is loaded and has the current format.
 * @param isCompleteDataNeeded true if the data must come from the whole file
 */
export const hasCurrentPackage = (
  { package: bookPackage }: LoadedEpub['publication'],
  isCompleteDataNeeded = false,
): boolean =>
  bookPackage !== undefined && !bookPackage.isOutdated && !(isCompleteDataNeeded && bookPackage.isIncomplete)

/**
 * Maximum size in bytes of an EPUB that the client fetches completely to read an optional package document. Applies on
 * a fast connection. On a slow connection, the lower default maximum of {@link shouldFetchWholeBookFile} applies. The
 * package document is optional if the book can be shown correctly without it. The document then only adds details, such
 * as the direction of the title.
 */
const MAX_WHOLE_FILE_BYTES_WITHOUT_NEED = 2_000_000

interface EpubPackageFetchConditions {
  /** Whether the book can be shown correctly only with its package document. */
  readonly isNeeded: boolean
  readonly isConnectionSlow: boolean
  readonly isDataSaverEnabled: boolean
}

/**
 * Returns whether to fetch a whole EPUB or only its beginning in order to read its package document.
 * @returns undefined if the client should not fetch the package document
 */
export function getPackageFetchExtent(
  sizeBytes: number,
  { isNeeded, isConnectionSlow, isDataSaverEnabled }: EpubPackageFetchConditions,
): EpubFetchExtent | undefined {
  const maxOptionalBytes = isConnectionSlow ? undefined : MAX_WHOLE_FILE_BYTES_WITHOUT_NEED
  if (isNeeded && shouldFetchWholeBookFile(sizeBytes, true, isDataSaverEnabled)) return 'whole'
  if (shouldFetchWholeBookFile(sizeBytes, false, isDataSaverEnabled, maxOptionalBytes)) return 'whole'
  return isConnectionSlow || isDataSaverEnabled ? undefined : 'beginning'
}

/** Maximum time in milliseconds that the first page waits for the package document. */
const FIRST_PAGE_WAIT_MS = 500

/**
 * Loads the package document of a book before the first page is shown. If the package document arrived later, the page
 * direction could change while the user reads. Loads only if the page direction is uncertain, the direction setting is
 * automatic, and the client may fetch the file. Waits for at most half a second.
 * @param signal aborts the load when the user leaves the reader during the wait
 * @returns the book with the package data. If the load has failed or still runs after half a second, returns the book
 *   with this load in the property `packageLoad`. If no load is started, returns the unchanged book.
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
  const extent = getPackageFetchExtent(book.sizeBytes, {
    isNeeded: false,
    isConnectionSlow: isConnectionSlow(),
    isDataSaverEnabled: isDataSaverEnabled(),
  })
  if (!extent) return epub
  const packageLoad = startEpubPackageLoad(user.id, epub, extent)
  signal.addEventListener('abort', () => packageLoad.abortController.abort(), { once: true })
  const withPackage = await awaitWithTimeout(FIRST_PAGE_WAIT_MS, packageLoad.publication)
  return withPackage ? { ...epub, publication: withPackage } : { ...epub, packageLoad }
}
