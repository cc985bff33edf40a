import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { LinkTarget } from '../../../components/page/linkTarget'

/** Keys of media players. Arrow keys are unavailable because they move within grids. */
export const previousNextKeys = { previous: 'Shift+P', next: 'Shift+N' } as const

/** Navigates to the previous or next record by key, unless the focus is in a form field, dialog or menu. */
export function usePreviousNextKeys(previous: LinkTarget | undefined, next: LinkTarget | undefined) {
  const navigate = useNavigate()
  const latest = useRef({ previous, next })
  useEffect(() => {
    latest.current = { previous, next }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      const to = { KeyP: latest.current.previous, KeyN: latest.current.next }[event.code]
      if (!to || isTaken(event.target)) return
      event.preventDefault()
      void navigate({ ...to, resetScroll: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
