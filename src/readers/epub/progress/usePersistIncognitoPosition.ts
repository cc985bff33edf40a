import { useEffect } from 'react'
import { readBookPositionOfTab, storeBookPositionOfTab } from '../../../preferences/bookPositionInTab'
import type { ReaderController } from '../../session/useReaderController'
import type { EpubPublication } from '../epubPublication'
import { type EpubLocation, epubLocationOfPosition } from '../locators/epubLocations'

/** Stores the position of an incognito session in this tab, for a reload. Closing the book removes the position. */
export function usePersistIncognitoPosition(reader: ReaderController, bookId: string, incognito: boolean): void {
  useEffect(() => {
    if (!incognito) return
    const subscription = reader.actor.subscribe(({ context: { position, located } }) => {
      if (position && located) storeBookPositionOfTab(bookId, epubLocationOfPosition(position))
    })
    return () => {
      subscription.unsubscribe()
      storeBookPositionOfTab(bookId, undefined)
    }
  }, [reader, bookId, incognito])
}

/** Returns the location of the book in this tab before a reload. */
export function readEpubLocationBeforeReload(bookId: string, { chapters }: EpubPublication): EpubLocation | undefined {
  const stored = readBookPositionOfTab(bookId) as Partial<EpubLocation> | undefined
  const { chapter, progression, cfi } = stored ?? {}
  if (typeof chapter !== 'number' || typeof progression !== 'number' || !chapters[chapter]) return undefined
  return { chapter, progression, ...(typeof cfi === 'string' && { cfi }) }
}
