import { useRef, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { fetchNeighbourBooks, type SourceList } from '../session/fetchNeighbourBooks'
import { type ReaderController, useReaderController } from '../session/useReaderController'
import type { ReaderRouteNavigation } from '../session/useReaderRouteNavigation'
import { useEffectiveSettings } from '../settings/effectiveSettings'
import { type LoadedEpub, loadEpub, NotAnEpubError, saveEpubProgress, toOpenedBook } from './loadedEpub'
import { toMachinePosition } from './locators/bookLocations'
import { readLocationBeforeReload, usePersistIncognitoPosition } from './progress/usePersistIncognitoPosition'

/**
 * Loads a book and runs the reader machine for it.
 * @returns the reader, and the book once it is loaded
 */
export function useEpubReader(
  bookId: string,
  incognito: boolean,
  context: SourceList,
  routes: ReaderRouteNavigation,
): { reader: ReaderController; opened: LoadedEpub | undefined } {
  const [opened, setOpened] = useState<LoadedEpub>()
  const currentBook = useRef<LoadedEpub>(undefined)
  // Another user may sign in on this page. The open book still belongs to the first user.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveSettings()
  const reader = useReaderController(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, pendingProgress) => {
        try {
          const epub = await loadEpub(bookId, pendingProgress)
          currentBook.current = epub
          settings.setBook(epub.book)
          setOpened(epub)
          const tabLocation = incognito ? readLocationBeforeReload(bookId, epub.publication) : undefined
          return { ...toOpenedBook(epub), ...(tabLocation && { position: toMachinePosition(tabLocation) }) }
        } catch (error) {
          if (error instanceof NotAnEpubError) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbours: () => fetchNeighbourBooks(bookId, context),
      saveProgress: async input => {
        if (currentBook.current) await saveEpubProgress(currentBook.current, userId, input)
      },
      fetchServerPosition: async () => {
        const opened = currentBook.current
        return opened && (await import('./progress/fetchEpubServerPosition')).fetchEpubServerPosition(opened)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(currentBook.current?.book, bookId),
    },
  )
  usePersistIncognitoPosition(reader, bookId, incognito)
  return { reader, opened }
}
