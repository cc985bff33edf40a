import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** How long after a turn the address follows. */
const pause = 250

/** Keeps the page in the address, replacing, so that a reload shows the same page; never in the frame of a turn. */
export function usePageAddress(page: number | undefined): void {
  const navigate = useNavigate()
  const written = useRef(page)
  useEffect(() => {
    if (page === undefined || page === written.current) return
    const write = () => {
      if (written.current === page) return
      written.current = page
      void navigate({ to: '.', search: (old: object) => ({ ...old, page }), replace: true, resetScroll: false })
    }
    const timer = setTimeout(write, pause)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [page, navigate])
}
