import { type RefObject, useEffect, useRef } from 'react'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'

/**
 * Returns a ref. Its value is false until the user leaves the page that was visible when the book opened. A layout
 * change, such as a larger font, does not set the value to true.
 */
export function useHasTurnedPage(
  opened: LoadedEpub | undefined,
  location: VisibleEpubLocation | undefined,
): RefObject<boolean> {
  const hasTurned = useRef(false)
  const firstPage = useRef<{ readonly opened: LoadedEpub | undefined; readonly location: VisibleEpubLocation }>(
    undefined,
  )
  useEffect(() => {
    if (!location) return
    const { current: first } = firstPage
    const isOtherBook = first?.opened !== opened
    if (isOtherBook) hasTurned.current = false
    if (isOtherBook || location.byLayout) firstPage.current = { opened, location }
    else if (first && !location.shows(first.location.start)) hasTurned.current = true
  }, [opened, location])
  return hasTurned
}
