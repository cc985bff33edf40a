import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { LinkTarget } from './linkTarget'

/** Leads elsewhere, once, in place of the address that was opened. (The router's own would lead on with every drawing.) */
export function Redirect(target: LinkTarget) {
  const navigate = useNavigate()
  const first = useRef(target)
  useEffect(() => void navigate({ ...first.current, replace: true }), [navigate])
  return null
}
