import { useEffect } from 'react'
import { readTabPosition, storeTabPosition } from '../../../preferences/tabPosition'
import type { Reader } from '../../session/useReader'
import { type BookLocation, locationOfLocator } from '../locators/bookLocations'
import type { Publication } from '../publication'

/**
 * Stores the position of an incognito session in the session storage of the tab, so that a reload keeps it. Neither the
 * server nor the URL has this position. The stored position is removed when the book is closed.
 */
export function useIncognitoPosition(reader: Reader, bookId: string, incognito: boolean): void {
  useEffect(() => {
    if (!incognito) return
    const following = reader.actor.subscribe(({ context: { position, located } }) => {
      if (position && located) storeTabPosition(bookId, locationOfLocator(position))
    })
    return () => {
      following.unsubscribe()
      storeTabPosition(bookId, undefined)
    }
  }, [reader, bookId, incognito])
}

/** Returns the location that this tab had in the book before a reload. */
export function positionBeforeReload(bookId: string, { chapters }: Publication): BookLocation | undefined {
  const stored = readTabPosition(bookId) as Partial<BookLocation> | undefined
  const { chapter, progression, cfi } = stored ?? {}
  if (typeof chapter !== 'number' || typeof progression !== 'number' || !chapters[chapter]) return undefined
  return { chapter, progression, ...(typeof cfi === 'string' && { cfi }) }
}
