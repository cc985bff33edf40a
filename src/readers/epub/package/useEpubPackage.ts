import { useEffect, useState } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { useEffectiveReaderSettings } from '../../settings/effectiveReaderSettings'
import type { EpubPublication } from '../epubPublication'
import type { LoadedEpub } from '../loadedEpub'
import { applyBookPackage } from './applyBookPackage'
import type { BookPackage } from './bookPackage'
import { needsBookPackage } from './needsBookPackage'
import { settingsDeclaredByBook } from './settingsDeclaredByBook'

/**
 * Fetches the package document of an open book in the background, unless this device has stored its information or the
 * user may not download files.
 * @param hasText  whether text is visible; the fetch does not compete with the first text
 * @returns the publication with the information that affects its display; `bookPackage` is undefined until it is known
 */
export function useEpubPackage(
  opened: LoadedEpub | undefined,
  hasText: boolean,
): { publication: EpubPublication | undefined; bookPackage: BookPackage | undefined } {
  const user = useCurrentUser()
  const settings = useEffectiveReaderSettings()
  const [loaded, setLoaded] = useState<{ opened: LoadedEpub; publication: EpubPublication }>()
  const mayDownload = hasPermission(user, 'file.download')
  useEffect(() => {
    if (!opened || !hasText || !mayDownload || opened.publication.package) return
    const abortController = new AbortController()
    const isNeeded = needsBookPackage(opened.publication)
    if (!isNeeded && isSavingData()) return
    const load = async () => {
      const { loadBookPackage } = await import('./loadBookPackage')
      const bookPackage = await loadBookPackage(user.id, opened.book, isNeeded, abortController.signal)
      if (!bookPackage || abortController.signal.aborted) return
      const publication = applyBookPackage(opened.publication, bookPackage)
      settings.setDeclaredByBook(settingsDeclaredByBook(publication))
      setLoaded({ opened, publication })
    }
    // The book stays readable without this information.
    load().catch(() => {})
    return () => abortController.abort()
  }, [opened, hasText, mayDownload, user.id, settings])
  const publication = loaded && loaded.opened === opened ? loaded.publication : opened?.publication
  return { publication, bookPackage: publication?.package }
}

/** Whether the user has asked the browser to reduce the transfer of data. */
const isSavingData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true
