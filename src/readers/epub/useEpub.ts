import { useRef, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { fetchNeighbours, type ReadingContext } from '../session/fetchNeighbours'
import { type Reader, useReader } from '../session/useReader'
import type { ReaderNavigation } from '../session/useReaderNavigation'
import { useEffectiveSettings } from '../settings/effectiveSettings'
import { type EpubBook, loadEpub, NotAnEpubError, openingLocation, saveEpubProgress } from './epubBook'
import { positionAt } from './locators/bookLocations'
import { positionBeforeReload, useIncognitoPosition } from './progress/useIncognitoPosition'

/**
 * Loads a book and runs the reader machine for it.
 * @returns the reader, and the book once it is loaded
 */
export function useEpub(
  bookId: string,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderNavigation,
): { reader: Reader; opened: EpubBook | undefined } {
  const [opened, setOpened] = useState<EpubBook>()
  const held = useRef<EpubBook>(undefined)
  // Another user may sign in without leaving the page; the open book stays that of the first user.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveSettings()
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, kept) => {
        try {
          const loaded = await loadEpub(bookId, kept)
          held.current = loaded
          settings.about(loaded.book)
          setOpened(loaded)
          const before = incognito ? positionBeforeReload(bookId, loaded.publication) : undefined
          return { ...openingLocation(loaded), ...(before && { position: positionAt(before) }) }
        } catch (error) {
          if (error instanceof NotAnEpubError) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbours: () => fetchNeighbours(bookId, context),
      saveProgress: async input => {
        if (held.current) await saveEpubProgress(held.current, userId, input)
      },
      askPlace: async () => {
        const opened = held.current
        return opened && (await import('./progress/serverLocator')).serverLocator(opened)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(held.current?.book, bookId),
    },
  )
  useIncognitoPosition(reader, bookId, incognito)
  return { reader, opened }
}
