import { type RefObject, useEffect, useRef } from 'react'
import { attachInputListenersBesidePage } from './attachInputListenersBesidePage'
import type { PageInputOptions } from './pageInput'

/**
 * Handles taps, swipes and the mouse wheel beside the pages.
 * @param isPaginated  whether the book is shown in pages. If false, this hook does nothing, because the surface is then
 *   a scroll container.
 * @returns ref for the element around the pages
 */
export function useInputBesidePage(isPaginated: boolean, options: PageInputOptions): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  const latestOptions = useRef(options)
  latestOptions.current = options
  useEffect(() => {
    if (!surface.current || !isPaginated) return undefined
    return attachInputListenersBesidePage(surface.current, () => latestOptions.current)
  }, [isPaginated])
  return surface
}
