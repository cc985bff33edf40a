import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rememberTabPlace, tabPlace } from '../../preferences/tabPlace'
import type { Reader } from '../useReader'
import { pageOf } from './comic'

/** How long after a turn the address follows. */
const pause = 250

const addressed = () => new URL(location.href).searchParams.get('page')

/**
 * Keeps the page in the address, replacing, so that a reload shows the same page; never in the frame of a turn. A reload that is
 * quicker asks for the address as it was: then the tab knows how far one was.
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
      const page = position && located ? pageOf(position) : undefined
      const from = addressed()
      if (page !== undefined && String(page) !== from) rememberTabPlace(bookId, { from, page })
    }
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [reader, bookId])
}

/** The page to begin at: the one of the address, unless this tab was on its way from there when it was loaded again. */
export function pageAsked(bookId: string, asked: number | undefined): number | undefined {
  const { from, page } = (tabPlace(bookId) ?? {}) as { from?: unknown; page?: unknown }
  return typeof page === 'number' && from === addressed() ? page : asked
}
