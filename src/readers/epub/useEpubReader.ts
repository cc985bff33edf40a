import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { fetchPreviousAndNextBooks, type OpenedFromList } from '../session/fetchPreviousAndNextBooks'
import { type ReaderController, useReaderController } from '../session/useReaderController'
import type { UseReaderRouteNavigationResult } from '../session/useReaderRouteNavigation'
import { useEffectiveReaderSettings } from '../settings/effectiveReaderSettings'
import { markBookAsOpen } from './files/fetchEpubResource'
import { type LoadedEpub, loadEpub, NotAnEpubError, toOpenBookResultOfLoadedEpub } from './loadEpub'
import { toEpubReaderPosition } from './locators/epubLocations'
import { loadEpubPackageBeforeFirstPage } from './package/epubPackageLoad'
import { getSettingsDeclaredByBook } from './package/getSettingsDeclaredByBook'
import { readEpubPackageFromDevice } from './package/storedEpubPackage'
import { findEpubLocationOnDevice } from './progress/findEpubLocationOnDevice'
import { saveEpubProgress } from './progress/saveEpubProgress'
import { restoreEpubLocationAfterReload, usePersistIncognitoPosition } from './progress/usePersistIncognitoPosition'
import { type ReopeningLocationRef, takeReopeningLocation } from './useReopenOnFileReplaced'

/**
 * Loads an EPUB and runs the state machine that controls the reader.
 * @param reopening location at which the book opens again after its file was replaced
 * @returns the reader, and the book after it has loaded
 */
export function useEpubReader(
  bookId: string,
  incognito: boolean,
  context: OpenedFromList,
  routes: UseReaderRouteNavigationResult,
  reopening: ReopeningLocationRef,
): { reader: ReaderController; opened: LoadedEpub | undefined } {
  const [opened, setOpened] = useState<LoadedEpub>()
  const currentBook = useRef<LoadedEpub>(undefined)
  // Stores the user who opened the book. If another user signs in while the book is open, the reader still saves the
  // progress for the first user.
  const [user] = useState(useCurrentUser())
  const userId = user.id
  const settings = useEffectiveReaderSettings()
  const reader = useReaderController(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, pendingProgress, signal) => {
        try {
          const loaded = await loadEpub(bookId, pendingProgress)
          settings.setBook(loaded.book)
          const withStored = await withStoredPackage(userId, loaded)
          const epub = await loadEpubPackageBeforeFirstPage(user, withStored, settings.read('epub.direction'), signal)
          currentBook.current = epub
          settings.setDeclaredByBook(getSettingsDeclaredByBook(epub.publication))
          setOpened(epub)
          const location =
            takeReopeningLocation(bookId, reopening, epub.publication) ??
            (incognito ? restoreEpubLocationAfterReload(bookId, epub.publication) : undefined) ??
            (pendingProgress ? undefined : await findEpubLocationOnDevice(userId, epub))
          return {
            ...toOpenBookResultOfLoadedEpub(epub),
            ...(location && { position: toEpubReaderPosition(location) }),
          }
        } catch (error) {
          if (error instanceof NotAnEpubError) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbors: () => fetchPreviousAndNextBooks(bookId, context),
      saveProgress: async input => {
        if (currentBook.current) await saveEpubProgress(currentBook.current, userId, input)
      },
      fetchServerPosition: async () => {
        const opened = currentBook.current
        return opened && (await import('./progress/fetchEpubPositionFromServer')).fetchEpubPositionFromServer(opened)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(currentBook.current?.book, bookId),
    },
  )
  usePersistIncognitoPosition(reader, bookId, incognito)
  useEffect(() => markBookAsOpen(bookId), [bookId])
  return { reader, opened }
}

/** Adds the data of the package document (OPF) to a loaded book, if this device has stored this data. */
async function withStoredPackage(userId: string, epub: LoadedEpub): Promise<LoadedEpub> {
  const bookPackage = await readEpubPackageFromDevice(userId, epub.book)
  if (!bookPackage) return epub
  const { mergeEpubPackageIntoPublication } = await import('./package/mergeEpubPackageIntoPublication')
  return { ...epub, publication: mergeEpubPackageIntoPublication(epub.publication, bookPackage) }
}
