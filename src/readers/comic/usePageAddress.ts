import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rememberTabPlace, tabPlace } from '../../preferences/tabPlace'
import type { Reader } from '../useReader'
import { type ComicPosition, halfOf, pageOf, pointOf } from './comic'

/** How long after a turn the address follows. */
const pause = 250

const addressed = () => new URL(location.href).searchParams.get('page')

/**
 * Keeps the page in the address, replacing, so that a reload shows the same page; never in the frame of a turn. A reload that is
 * quicker asks for the address as it was: then the tab knows how far one was, and always in which half of a page or how far down.
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
      const [page, half, point] = [pageOf(position), halfOf(position), pointOf(position)]
      if (half || point || String(page) !== from) rememberTabPlace(bookId, { from, page, half, point })
    }
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [reader, bookId])
}

/** Where to begin: at the page of the address, unless this tab was on its way from there when it was loaded again. */
export function placeAsked(bookId: string, asked: number | undefined): Partial<ComicPosition> {
  const { from, ...place } = (tabPlace(bookId) ?? {}) as { from?: unknown } & Partial<ComicPosition>
  return typeof place.page === 'number' && from === addressed() ? place : { page: asked }
}
