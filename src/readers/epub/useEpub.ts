import { useRef, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import type { ReadingContext } from '../neighbours'
import { useSettingsInForce } from '../settingsInForce'
import { type Reader, useReader } from '../useReader'
import type { ReaderRoutes } from '../useReaderRoutes'
import { type EpubBook, loadEpub, NoEpub, openedEpub, saveEpubProgress } from './epubBook'
import { positionAt } from './places'
import { placeBefore, useIncognitoPlace } from './useIncognitoPlace'

/** Opens a book and runs the reader over it; the book is there once it lies open. */
export function useEpub(
  bookId: string,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderRoutes,
): { reader: Reader; opened: EpubBook | undefined } {
  const [opened, setOpened] = useState<EpubBook>()
  const held = useRef<EpubBook>(undefined)
  // Another person may sign in in place; the book stays that of the first until it is left.
  const [userId] = useState(useMe().id)
  const settings = useSettingsInForce()
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
          const before = incognito ? placeBefore(bookId, loaded.publication) : undefined
          return { ...openedEpub(loaded), ...(before && { position: positionAt(before) }) }
        } catch (error) {
          if (error instanceof NoEpub) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbours: async () => (await import('../neighbours')).neighboursOf(bookId, context),
      saveProgress: async input => {
        if (held.current) await saveEpubProgress(held.current, userId, input)
      },
      askPlace: async () => {
        const opened = held.current
        return opened && (await import('./storedPlace')).storedPlace(opened)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(held.current?.book, bookId),
    },
  )
  useIncognitoPlace(reader, bookId, incognito)
  return { reader, opened }
}
