import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { getShortcutLetter } from '../../../components/focus/getLatinLetterOfKeyPress'
import type { RouterLinkTarget } from '../../../components/page/routerLinkTarget'

/**
 * Keys that open the previous and next book or series. Arrow keys are not used, because they move the focus in grids.
 */
export const previousNextShortcuts = { previous: 'Shift+P', next: 'Shift+N' } as const

/**
 * Opens the previous or next book or series when the user presses a shortcut key. Ignores key presses in form fields,
 * dialogs and menus.
 */
export function usePreviousNextShortcuts(previous: RouterLinkTarget | undefined, next: RouterLinkTarget | undefined) {
  const navigate = useNavigate()
  const latest = useRef({ previous, next })
  useEffect(() => {
    latest.current = { previous, next }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      const letter = getShortcutLetter(event)
      const target = letter === 'p' ? latest.current.previous : letter === 'n' ? latest.current.next : undefined
      if (!target || isTypingOrInOverlay(event.target)) return
      event.preventDefault()
      void navigate({ ...target, resetScroll: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

const isTypingOrInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
