import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rememberTabPlace, tabPlace } from '../../preferences/tabPlace'
import type { Reader } from '../useReader'
import { halfOf, pageOf } from './comic'
import type { Page } from './spreads'

/** How long after a turn the address follows. */
const pause = 250

const addressed = () => new URL(location.href).searchParams.get('page')

/**
 * Keeps the page in the address, replacing, so that a reload shows the same page; never in the frame of a turn. A reload that is
 * quicker asks for the address as it was: then the tab knows how far one was, and always in which half of a page.
 */
export function usePageAddress(reader: Reader, bookId: string, page: number | undefined): void {
  const navigate = useNavigate()
  const written = useRef(page)
  useEffect(() => {
    if (page === undefined || page === written.current) return
    const timer = setTimeout(() => {
      written.current = page
      rememberTabPlace(bookId, undefined)
      void navigate({ to: '.', search: (old: object) => ({ ...old, page }), replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [bookId, page, navigate])
  useEffect(() => {
    const remember = () => {
      const { position, located } = reader.actor.getSnapshot().context
      if (!position || !located) return
      const from = addressed()
      const [page, half] = [pageOf(position), halfOf(position)]
      if (half || String(page) !== from) rememberTabPlace(bookId, { from, page, half })
    }
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [reader, bookId])
}

/** Where to begin: at the page of the address, unless this tab was on its way from there when it was loaded again. */
export function placeAsked(bookId: string, asked: number | undefined): Partial<Pick<Page, 'number' | 'half'>> {
  const { from, page, half } = (tabPlace(bookId) ?? {}) as { from?: unknown; page?: unknown; half?: Page['half'] }
  return typeof page === 'number' && from === addressed() ? { number: page, half } : { number: asked }
}
