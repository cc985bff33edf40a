import { useEffect, useState } from 'react'
import { useHasDelayPassedAfterFirstPage } from '../session/useHasDelayPassedAfterFirstPage'
import type { ReaderController } from '../session/useReaderController'
import type { ComicCommandRegistry } from './comicCommandRegistry'

/**
 * Returns whether the reader must load the code of its additional features now. Returns true when the first page has
 * been visible for two seconds. Returns true earlier in the following cases:
 * - The user presses the pointer, a character key or the key Control. Keys that turn pages, such as the space bar, have
 *   no effect.
 * - A command has no handler.
 * - The guided view is on.
 */
export function useShouldLoadLazyComicFeatures(reader: ReaderController, registry: ComicCommandRegistry): boolean {
  const isAfterFirstPage = useHasDelayPassedAfterFirstPage(reader)
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    const requestFeatures = () => setIsRequested(true)
    const onKey = ({ key }: KeyboardEvent) => (/^([^ ]|Control)$/.test(key) ? requestFeatures() : undefined)
    registry.onFeaturesNeeded = requestFeatures
    window.addEventListener('pointerdown', requestFeatures)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', requestFeatures)
      window.removeEventListener('keydown', onKey)
    }
  }, [registry])
  return isAfterFirstPage || isRequested
}
