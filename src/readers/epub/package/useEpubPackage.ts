import { useEffect, useState } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { isConnectionSlow, isDataSaverEnabled, shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import { useEffectiveReaderSettings } from '../../settings/effectiveReaderSettings'
import type { EpubPublication } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'
import { doesPackageDocumentAffectLayout } from './doesPackageDocumentAffectLayout'
import { getSettingsDeclaredByBook } from './getSettingsDeclaredByBook'

interface EpubPackageState {
  /** Publication of the book. The package data is added when the package document has loaded. */
  readonly publication: EpubPublication | undefined
  /** Publication that determines the layout. Changes only if new package data changes how chapters look. */
  readonly displayedPublication: EpubPublication | undefined
}

/** Maximum size in bytes of a file that is fetched because the page direction may be wrong. */
const MAX_FILE_BYTES_FOR_DIRECTION = 10_000_000

/**
 * Fetches the package document of an open book in the background. Does nothing if this device has stored the package
 * data, or if the user may not download files.
 * @param hasText whether text is visible; the fetch waits until text is visible
 * @param needsPackage whether a font or a fixed page needs the package document
 * @param isVerticalText whether the text has vertical lines, whose page direction is often declared
 */
export function useEpubPackage(
  opened: LoadedEpub | undefined,
  hasText: boolean,
  needsPackage: boolean,
  isVerticalText: boolean,
): EpubPackageState {
  const user = useCurrentUser()
  const settings = useEffectiveReaderSettings()
  const [loaded, setLoaded] = useState<{ opened: LoadedEpub; publication: EpubPublication }>()
  const isLoadable =
    hasText && opened !== undefined && !opened.publication.package && hasPermission(user, 'file.download')
  const shouldFetch =
    isLoadable &&
    shouldFetchWholeBookFile(
      opened.book.sizeBytes,
      needsPackage || doesBookNeedEpubPackage(opened.publication),
      isDataSaverEnabled(),
      (isVerticalText || opened.publication.isDirectionUncertain) && !isConnectionSlow()
        ? MAX_FILE_BYTES_FOR_DIRECTION
        : undefined,
    )
  useEffect(() => {
    if (!opened || !shouldFetch) return
    const abortController = new AbortController()
    const load = async () => {
      const [{ loadEpubPackage }, { mergeEpubPackageIntoPublication }] = await Promise.all([
        import('./loadEpubPackage'),
        import('./mergeEpubPackageIntoPublication'),
      ])
      const bookPackage = await loadEpubPackage(user.id, opened.book, abortController.signal)
      if (!bookPackage || abortController.signal.aborted) return
      const publication = mergeEpubPackageIntoPublication(opened.publication, bookPackage)
      settings.setDeclaredByBook(getSettingsDeclaredByBook(publication))
      setLoaded({ opened, publication })
    }
    // Ignores errors. The book is readable without the package document.
    load().catch(() => {})
    return () => abortController.abort()
  }, [opened, shouldFetch, user.id, settings])
  const before = opened?.publication
  const after = loaded && loaded.opened === opened ? loaded.publication : undefined
  return {
    publication: after ?? before,
    displayedPublication: after && before && doesPackageDocumentAffectLayout(before, after) ? after : before,
  }
}
