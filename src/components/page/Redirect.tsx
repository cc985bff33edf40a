import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { RouterLinkTarget } from './routerLinkTarget'

/**
 * Navigates once, on mount. Keeps the hash of the URL and replaces the history entry. The component `Navigate` of
 * TanStack Router would navigate on every render.
 */
export function Redirect(target: RouterLinkTarget) {
  const navigate = useNavigate()
  const first = useRef(target)
  useEffect(() => void navigate({ ...first.current, hash: true, replace: true }), [navigate])
  return null
}
