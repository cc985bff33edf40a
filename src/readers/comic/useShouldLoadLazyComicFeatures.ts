import { useEffect, useState } from 'react'
import { useHasDelayPassedAfterFirstPage } from '../session/useHasDelayPassedAfterFirstPage'
import type { ReaderController } from '../session/useReaderController'
import type { ComicCommandRegistry } from './comicCommandRegistry'

/**
 * Returns whether the additional features of the comic reader should load: two seconds after the first page was shown,
 * or earlier when the user presses a pointer, a character key (not the space bar) or Control, or when a command needs
 * these features.
 */
export function useShouldLoadLazyComicFeatures(reader: ReaderController, registry: ComicCommandRegistry): boolean {
  const isAfterFirstPage = useHasDelayPassedAfterFirstPage(reader)
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    const requestTools = () => setIsRequested(true)
    const onKey = ({ key }: KeyboardEvent) => (/^([^ ]|Control)$/.test(key) ? requestTools() : undefined)
    registry.onToolsNeeded = requestTools
    window.addEventListener('pointerdown', requestTools)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', requestTools)
      window.removeEventListener('keydown', onKey)
    }
  }, [registry])
  return isAfterFirstPage || isRequested
}
