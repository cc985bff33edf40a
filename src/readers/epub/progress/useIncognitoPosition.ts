import { useEffect } from 'react'
import { readTabPosition, storeTabPosition } from '../../../preferences/tabPosition'
import type { Reader } from '../../session/useReader'
import { type BookLocation, locationOfLocator } from '../locators/bookLocations'
import type { Publication } from '../publication'

/**
 * Nothing is told of what is read incognito, and the address names no place in a text: the tab alone remembers it, until the
 * book is left.
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

/** Where this tab was in the book before it was loaded again. */
export function positionBeforeReload(bookId: string, { chapters }: Publication): BookLocation | undefined {
  const stored = readTabPosition(bookId) as Partial<BookLocation> | undefined
  const { chapter, progression, cfi } = stored ?? {}
  if (typeof chapter !== 'number' || typeof progression !== 'number' || !chapters[chapter]) return undefined
  return { chapter, progression, ...(typeof cfi === 'string' && { cfi }) }
}
