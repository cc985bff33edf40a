import { useRef, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { fetchNeighbours, type ReadingContext } from '../session/fetchNeighbours'
import { type ReaderController, useReader } from '../session/useReader'
import type { ReaderNavigation } from '../session/useReaderNavigation'
import { useEffectiveSettings } from '../settings/effectiveSettings'
import { createOpenedEpub, type EpubBook, loadEpub, NotAnEpubError, saveEpubProgress } from './epubBook'
import { toEpubPosition } from './locators/bookLocations'
import { readLocationBeforeReload, usePersistIncognitoPosition } from './progress/usePersistIncognitoPosition'

/**
 * Loads a book and runs the reader machine for it.
 * @returns the reader, and the book once it is loaded
 */
export function useEpubReader(
  bookId: string,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderNavigation,
): { reader: ReaderController; opened: EpubBook | undefined } {
  const [opened, setOpened] = useState<EpubBook>()
  const currentBook = useRef<EpubBook>(undefined)
  // Another user may sign in on this page. The open book still belongs to the first user.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveSettings()
  const reader = useReader(
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
          return { ...createOpenedEpub(epub), ...(tabLocation && { position: toEpubPosition(tabLocation) }) }
        } catch (error) {
          if (error instanceof NotAnEpubError) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbours: () => fetchNeighbours(bookId, context),
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
