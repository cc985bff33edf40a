import { useCallback, useEffect, useRef } from 'react'
import { type Deed, deedOf, isForControl, type Shortcut } from './shortcuts'

/**
 * Listens to the keyboard of the window.
 * @returns the listener itself, for documents inside frames, whose keys do not reach the window
 */
export function useKeys(shortcuts: readonly Shortcut[], onDeed: (deed: Deed) => void): (event: KeyboardEvent) => void {
  const latest = useRef({ shortcuts, onDeed })
  latest.current = { shortcuts, onDeed }
  const listen = useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isForControl(event.target, event.key)) return
    const deed = deedOf(latest.current.shortcuts, event)
    if (!deed) return
    event.preventDefault()
    latest.current.onDeed(deed)
  }, [])
  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listen])
  return listen
}
