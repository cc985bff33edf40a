import { useEffect, useState } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { isConnectionSlow, isDataSaverEnabled } from '../../files/shouldFetchWholeBookFile'
import { useEffectiveReaderSettings, useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { EpubPublication } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'
import { doesPackageDocumentAffectLayout } from './doesPackageDocumentAffectLayout'
import type { EpubFetchExtent } from './epubPackageData'
import { getPackageFetchExtent, hasCurrentPackage, startEpubPackageLoad } from './epubPackageLoad'
import { getSettingsDeclaredByBook } from './getSettingsDeclaredByBook'
import { useHasTurnedPage } from './useHasTurnedPage'

interface EpubPackageState {
  /** Publication of the book. Contains the package data after the package document has loaded. */
  readonly publication: EpubPublication | undefined
  /**
   * Publication that the layout of the chapters uses. If package data loads while the book is open, the data is added
   * only if it changes the look of the chapters. Each such addition makes all chapters load again.
   */
  readonly displayedPublication: EpubPublication | undefined
}

/** Package data that was fetched while the book was already open. */
interface LoadedEpubPackage {
  readonly opened: LoadedEpub
  readonly publication: EpubPublication
  /**
   * True if the data from the package document must not change the flow of the text (paginated or scrolled) while the
   * book is open.
   */
  readonly keepsFlow: boolean
  /** Whether the layout of the chapters uses the data from the package document. */
  readonly isDisplayed: boolean
}

/**
 * Fetches the package document of an open book in the background. Does nothing if this device has already stored
 * sufficient package data, or if the user may not download files. If the data arrives before the first page turn, the
 * page direction and the flow of the text can change at once. If the data arrives later, they change only when the book
 * is opened again. Exception: in books with fixed pages, they always change at once.
 * @param location visible location. The fetch starts when text is visible.
 * @param needsPackage whether a font or a fixed page needs the package document
 */
export function useEpubPackage(
  opened: LoadedEpub | undefined,
  location: VisibleEpubLocation | undefined,
  needsPackage: boolean,
): EpubPackageState {
  const user = useCurrentUser()
  const settings = useEffectiveReaderSettings()
  const [directionSetting] = useReaderSetting('epub.direction')
  const isDirectionAutomatic = directionSetting === 'auto'
  const hasTurnedPage = useHasTurnedPage(opened, location)
  const [loaded, setLoaded] = useState<LoadedEpubPackage>()
  const { extent, isCompleteDataNeeded } = useFetchDecision(opened, location !== undefined, needsPackage)
  const isLoaded =
    loaded !== undefined && loaded.opened === opened && hasCurrentPackage(loaded.publication, isCompleteDataNeeded)
  const shouldFetch = !isLoaded && hasPermission(user, 'file.download')
  useEffect(() => {
    if (!opened || !extent || !shouldFetch) return
    const { packageLoad } = opened
    const canReuseLoad = packageLoad?.extent === extent && !packageLoad.abortController.signal.aborted
    if (!canReuseLoad) packageLoad?.abortController.abort()
    const load = canReuseLoad ? packageLoad : startEpubPackageLoad(user.id, opened, extent)
    void load.publication.then(publication => {
      if (!publication || load.abortController.signal.aborted) return
      // The page direction and the layout (paginated or scrolled) must not change after the user has turned a page.
      // This rule does not apply to books with fixed pages. The reader must lay out these books again in any case,
      // because only the package document declares the page sides.
      const isReading = hasTurnedPage.current && !publication.hasFixedPages
      if (!isReading) settings.setDeclaredByBook(getSettingsDeclaredByBook(publication))
      const { direction } = isReading ? opened.publication : publication
      setLoaded({ opened, publication: { ...publication, direction }, keepsFlow: isReading, isDisplayed: false })
    })
    return () => load.abortController.abort()
  }, [opened, shouldFetch, extent, user.id, settings, hasTurnedPage])
  const before = opened?.publication
  if (!before || loaded?.opened !== opened) return { publication: before, displayedPublication: before }
  const after = loaded.publication
  // After the layout has used the package data once, it continues to use this data, even if the direction setting
  // changes. Otherwise, all chapters would load again.
  const changes = { isDirectionAutomatic, keepsFlow: loaded.keepsFlow }
  const isDisplayed = loaded.isDisplayed || doesPackageDocumentAffectLayout(before, after, changes)
  if (isDisplayed !== loaded.isDisplayed) setLoaded({ ...loaded, isDisplayed })
  return { publication: after, displayedPublication: isDisplayed ? after : before }
}

interface EpubPackageFetchDecision {
  /** Part of the file to fetch. Undefined if nothing is fetched. */
  readonly extent: EpubFetchExtent | undefined
  /**
   * Whether the reader needs the data of the whole file. If false, the data from the beginning of the file is
   * sufficient.
   */
  readonly isCompleteDataNeeded: boolean
}

/**
 * Decides how much of the file of a book to fetch. While the book is open, the amount can only increase, for example if
 * a font turns out to be unreadable without the package document. The speed of the connection is measured only when the
 * book is opened. A later change of the speed neither starts nor aborts a fetch.
 */
function useFetchDecision(
  opened: LoadedEpub | undefined,
  hasText: boolean,
  isFontOrPageUnreadable: boolean,
): EpubPackageFetchDecision {
  const [state, setState] = useState(() => createFetchState(opened))
  const current = state.opened === opened ? state : createFetchState(opened)
  let { extent, isCompleteDataNeeded } = current
  if (opened && hasText) {
    const isNeeded = isFontOrPageUnreadable || doesBookNeedEpubPackage(opened.publication)
    if (!hasCurrentPackage(opened.publication, isNeeded)) {
      if (extent !== 'whole') extent = getPackageFetchExtent(opened.book.sizeBytes, { ...current, isNeeded })
      isCompleteDataNeeded ||= isNeeded
    }
  }
  if (state !== current || current.extent !== extent || current.isCompleteDataNeeded !== isCompleteDataNeeded)
    setState({ ...current, extent, isCompleteDataNeeded })
  return { extent, isCompleteDataNeeded }
}

const createFetchState = (opened: LoadedEpub | undefined) => ({
  opened,
  extent: opened?.packageLoad?.extent,
  isCompleteDataNeeded: false,
  isConnectionSlow: isConnectionSlow(),
  isDataSaverEnabled: isDataSaverEnabled(),
})
