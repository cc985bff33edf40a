import { type RefObject, useEffect, useRef } from 'react'
import { attachInputListenersBesidePage, type InputBesidePageOptions } from './attachInputListenersBesidePage'

/**
 * Handles taps, swipes and the mouse wheel beside the pages.
 * @returns ref for the element around the pages
 */
export function useInputBesidePage(options: InputBesidePageOptions): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  const latestOptions = useRef(options)
  latestOptions.current = options
  useEffect(() => {
    if (!surface.current) return undefined
    return attachInputListenersBesidePage(surface.current, () => latestOptions.current)
  }, [])
  return surface
}
