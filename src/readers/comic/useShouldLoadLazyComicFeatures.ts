import { useEffect, useState } from 'react'
import { useHasDelayPassedAfterFirstPage } from '../session/useHasDelayPassedAfterFirstPage'
import type { ReaderController } from '../session/useReaderController'
import type { ComicCommandRegistry } from './comicCommandRegistry'

/**
 * Returns whether the additional features of the comic reader should load. They load two seconds after the first page
 * was shown. They load earlier after a pointer press, after a press of a character key or Control (but not of the space
 * bar), or after a command without a handler.
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
