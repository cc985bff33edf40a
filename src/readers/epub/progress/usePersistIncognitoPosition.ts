import { useEffect } from 'react'
import { readBookPositionOfTab, storeBookPositionOfTab } from '../../../preferences/bookPositionsOfTab'
import type { ReaderController } from '../../session/useReaderController'
import type { EpubPublication } from '../epubPublication'
import { type EpubLocation, toEpubLocation } from '../locators/epubLocations'

/**
 * Stores the current position of an incognito session in this tab. After a reload, the book opens at this position.
 * Closing the book deletes the stored position.
 */
export function usePersistIncognitoPosition(reader: ReaderController, bookId: string, incognito: boolean): void {
  useEffect(() => {
    if (!incognito) return
    const subscription = reader.actor.subscribe(({ context: { position, located } }) => {
      if (position && located) storeBookPositionOfTab(bookId, toEpubLocation(position))
    })
    return () => {
      subscription.unsubscribe()
      storeBookPositionOfTab(bookId, undefined)
    }
  }, [reader, bookId, incognito])
}

/** Returns the location at which this tab showed a book before the reload. Undefined if the tab was not reloaded. */
export function restoreEpubLocationAfterReload(
  bookId: string,
  { chapters }: EpubPublication,
): EpubLocation | undefined {
  const stored = readBookPositionOfTab(bookId) as Partial<EpubLocation> | undefined
  const { chapter, progression, cfi } = stored ?? {}
  if (typeof chapter !== 'number' || typeof progression !== 'number' || !chapters[chapter]) return undefined
  return { chapter, progression, ...(typeof cfi === 'string' && { cfi }) }
}
