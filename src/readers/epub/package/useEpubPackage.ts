import { useEffect, useState } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { isConnectionSlow, isDataSaverEnabled, shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import { useEffectiveReaderSettings, useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { EpubPublication } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'
import { doesPackageDocumentAffectLayout } from './doesPackageDocumentAffectLayout'
import {
  hasCurrentPackage,
  MAX_FILE_BYTES_FOR_BACKGROUND_FETCH,
  MAX_FILE_BYTES_FOR_DIRECTION,
  startEpubPackageLoad,
} from './epubPackageLoad'
import { getSettingsDeclaredByBook } from './getSettingsDeclaredByBook'
import { useHasTurnedPage } from './useHasTurnedPage'

interface EpubPackageState {
  /** Publication of the book. The package data is added when the package document has loaded. */
  readonly publication: EpubPublication | undefined
  /** Publication that determines the layout. Changes only if new package data changes how chapters look. */
  readonly displayedPublication: EpubPublication | undefined
}

/**
 * Fetches the package document of an open book in the background. Does nothing if this device has already stored the
 * package data, or if the user may not download files. After the first page turn, new data no longer changes the page
 * direction while the book is open.
 * @param location visible location; the fetch starts when text is visible
 * @param needsPackage whether a font or a fixed page needs the package document
 * @param isVerticalText whether the text has vertical lines; the package document of such books often declares the page
 *   direction
 */
export function useEpubPackage(
  opened: LoadedEpub | undefined,
  location: VisibleEpubLocation | undefined,
  needsPackage: boolean,
  isVerticalText: boolean,
): EpubPackageState {
  const user = useCurrentUser()
  const settings = useEffectiveReaderSettings()
  const [directionSetting] = useReaderSetting('epub.direction')
  const isDirectionAutomatic = directionSetting === 'auto'
  const hasTurnedPage = useHasTurnedPage(opened, location)
  const [loaded, setLoaded] = useState<{ opened: LoadedEpub; publication: EpubPublication; isDisplayed: boolean }>()
  const isFetchDecided = useFetchDecision(
    opened,
    location !== undefined,
    needsPackage,
    isDirectionAutomatic && (isVerticalText || opened?.publication.isDirectionUncertain === true),
  )
  const shouldFetch = isFetchDecided && loaded?.opened !== opened && hasPermission(user, 'file.download')
  useEffect(() => {
    if (!opened || !shouldFetch) return
    const { packageLoad } = opened
    const load =
      packageLoad && !packageLoad.abortController.signal.aborted ? packageLoad : startEpubPackageLoad(user.id, opened)
    void load.publication.then(publication => {
      if (!publication || load.abortController.signal.aborted) return
      settings.setDeclaredByBook(getSettingsDeclaredByBook(publication))
      // While the user reads, the direction of the text must not change. Books with fixed pages are an exception: they
      // are laid out again anyway, because the package document declares the page sides.
      const keepsDirection = hasTurnedPage.current && !publication.hasFixedPages
      const { direction } = keepsDirection ? opened.publication : publication
      setLoaded({ opened, publication: { ...publication, direction }, isDisplayed: false })
    })
    return () => load.abortController.abort()
  }, [opened, shouldFetch, user.id, settings, hasTurnedPage])
  const before = opened?.publication
  if (!before || loaded?.opened !== opened) return { publication: before, displayedPublication: before }
  const after = loaded.publication
  // Once the package data determines the layout, it stays in use, even if the direction setting changes. Otherwise, all
  // chapters would load again.
  const isDisplayed = loaded.isDisplayed || doesPackageDocumentAffectLayout(before, after, isDirectionAutomatic)
  if (isDisplayed !== loaded.isDisplayed) setLoaded({ ...loaded, isDisplayed })
  return { publication: after, displayedPublication: isDisplayed ? after : before }
}

/**
 * Decides whether to fetch the file of a book. A fetch that has started continues while the book is open. The speed of
 * the connection is read only when the book is opened. A later change of the speed neither starts nor aborts a fetch.
 */
function useFetchDecision(
  opened: LoadedEpub | undefined,
  hasText: boolean,
  needsPackage: boolean,
  isDirectionUncertain: boolean,
): boolean {
  const [state, setState] = useState(() => createFetchState(opened))
  const current = state.opened === opened ? state : createFetchState(opened)
  const maxBytes = isDirectionUncertain ? MAX_FILE_BYTES_FOR_DIRECTION : MAX_FILE_BYTES_FOR_BACKGROUND_FETCH
  const isFetchWanted = (): boolean =>
    opened !== undefined &&
    hasText &&
    !hasCurrentPackage(opened.publication) &&
    shouldFetchWholeBookFile(
      opened.book.sizeBytes,
      needsPackage || doesBookNeedEpubPackage(opened.publication),
      current.isDataSaverEnabled,
      current.isConnectionSlow ? undefined : maxBytes,
    )
  const isDecided = current.isDecided || isFetchWanted()
  if (state !== current || current.isDecided !== isDecided) setState({ ...current, isDecided })
  return isDecided
}

const createFetchState = (opened: LoadedEpub | undefined) => ({
  opened,
  isDecided: opened?.packageLoad !== undefined,
  isConnectionSlow: isConnectionSlow(),
  isDataSaverEnabled: isDataSaverEnabled(),
})
