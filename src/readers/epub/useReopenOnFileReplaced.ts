import { type RefObject, useCallback, useRef } from 'react'
import type { Locator } from '../../generated/model.schemas'
import { useOnBookFileReplaced } from '../session/useOnBookFileReplaced'
import type { EpubPublication } from './epubPublication'
import type { LoadedEpub } from './loadEpub'
import { type EpubLocation, resolveReadiumLocator } from './locators/epubLocations'
import type { VisibleEpubLocation } from './locators/visibleEpubLocation'

/** Last visible location of a book whose file was replaced. The reader opens the new file at this location. */
interface ReopeningLocation {
  readonly bookId: string
  readonly locator: Locator
}

export type ReopeningLocationRef = RefObject<ReopeningLocation | undefined>

/**
 * Stores the visible location and calls `onReplaced` when the server has replaced the file of the open book. The
 * argument is the fingerprint of the new file.
 */
export function useReopenOnFileReplaced(
  opened: LoadedEpub | undefined,
  location: VisibleEpubLocation | undefined,
  reopening: ReopeningLocationRef,
  onReplaced: (file: string) => void,
): void {
  const latestLocation = useRef(location)
  latestLocation.current = location
  const handleReplaced = useCallback(
    (file: string) => {
      const { chapter, progression, cfi } = latestLocation.current?.start ?? {}
      const href = chapter === undefined ? undefined : opened?.publication.chapters[chapter]?.path
      if (opened && href !== undefined)
        reopening.current = {
          bookId: opened.book.id,
          locator: { href, locations: { progression, ...(cfi && { fragments: [cfi] }) } },
        }
      onReplaced(file)
    },
    [opened, reopening, onReplaced],
  )
  useOnBookFileReplaced(opened?.book, handleReplaced)
}

/**
 * Returns the location at which the reader showed a book before its file was replaced, and deletes this location.
 * @returns undefined if the file was not replaced, or if the new file no longer contains the chapter
 */
export function takeReopeningLocation(
  bookId: string,
  reopening: ReopeningLocationRef,
  { chapters }: EpubPublication,
): EpubLocation | undefined {
  const { current } = reopening
  if (current?.bookId !== bookId) return undefined
  reopening.current = undefined
  return resolveReadiumLocator(current.locator, chapters, undefined)
}
