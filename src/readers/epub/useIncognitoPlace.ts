import { useEffect } from 'react'
import { rememberTabPlace, tabPlace } from '../../preferences/tabPlace'
import type { Reader } from '../useReader'
import { type Place, placeOf } from './places'
import type { Publication } from './publication'

/**
 * Nothing is told of what is read incognito, and the address names no place in a text: the tab alone remembers it, until the
 * book is left.
 */
export function useIncognitoPlace(reader: Reader, bookId: string, incognito: boolean): void {
  useEffect(() => {
    if (!incognito) return
    const following = reader.actor.subscribe(({ context: { position, located } }) => {
      if (position && located) rememberTabPlace(bookId, placeOf(position))
    })
    return () => {
      following.unsubscribe()
      rememberTabPlace(bookId, undefined)
    }
  }, [reader, bookId, incognito])
}

/** Where this tab was in the book before it was loaded again. */
export function placeBefore(bookId: string, { chapters }: Publication): Place | undefined {
  const stored = tabPlace(bookId) as Partial<Place> | undefined
  const { chapter, progression, cfi } = stored ?? {}
  if (typeof chapter !== 'number' || typeof progression !== 'number' || !chapters[chapter]) return undefined
  return { chapter, progression, ...(typeof cfi === 'string' && { cfi }) }
}
