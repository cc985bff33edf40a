import { useMemo, useRef, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import { neighboursOf, type ReadingContext } from '../neighbours'
import { useSetting, useSettingsInForce } from '../settingsInForce'
import { type Reader, useReader } from '../useReader'
import type { ReaderRoutes } from '../useReaderRoutes'
import { type EpubBook, loadEpub, NoEpub, openedEpub, saveEpubProgress } from './epubBook'
import type { BookLook } from './epubStyle'

/** Opens a book and runs the reader over it; the book is there once it lies open. */
export function useEpub(
  bookId: string,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderRoutes,
): { reader: Reader; opened: EpubBook | undefined } {
  const [opened, setOpened] = useState<EpubBook>()
  const held = useRef<EpubBook>(undefined)
  const userId = useMe().id
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
          return openedEpub(loaded)
        } catch (error) {
          if (error instanceof NoEpub) routes.open({ id: bookId, reader: 'comic' })
          throw error
        }
      },
      findNeighbours: () => neighboursOf(bookId, context),
      saveProgress: async input => {
        if (held.current) await saveEpubProgress(held.current, userId, input)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(held.current?.book, bookId),
    },
  )
  return { reader, opened }
}

/** The look that the person set; the same object as long as nothing of it changes. */
export function useBookLook(): BookLook {
  const [appearance] = useSetting('epub.appearance')
  const [layout] = useSetting('epub.layout')
  const [columns] = useSetting('epub.columns')
  const [margins] = useSetting('epub.margins')
  const [fontSize] = useSetting('epub.fontSize')
  const [lineHeight] = useSetting('epub.lineHeight')
  return useMemo(
    () => ({ appearance, layout, columns, margins, fontSize, lineHeight }),
    [appearance, layout, columns, margins, fontSize, lineHeight],
  )
}
