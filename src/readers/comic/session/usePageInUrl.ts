import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readTabPosition, storeTabPosition } from '../../../preferences/tabPosition'
import type { Reader } from '../../session/useReader'
import { type ComicPosition, pageHalfOf, pageOf, stripAnchorOf } from './comicBook'

/** How long after a turn the address follows. */
const pause = 250

const addressed = () => new URL(location.href).searchParams.get('page')

/**
 * Keeps the page in the address, replacing, so that a reload shows the same page; never in the frame of a turn. A reload may still
 * ask for the address as it was when it began: the tab knows how far one was, in which half of a page and how far down.
 */
export function usePageInUrl(reader: Reader, bookId: string, page: number | undefined): void {
  const navigate = useNavigate()
  const router = useRouter()
  const written = useRef(page)
  useEffect(() => {
    if (page === undefined || page === written.current) return
    const timer = setTimeout(() => {
      const here = { to: '/book/$bookId/read', params: { bookId } } as const
      // Somebody who leaves has another address already, though that page is still on its way.
      if (router.latestLocation.pathname !== router.buildLocation(here).pathname) return
      written.current = page
      storeTabPosition(bookId, undefined)
      void navigate({ ...here, search: old => ({ ...old, page }), replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [bookId, page, navigate, router])
  useEffect(() => {
    const remember = () => {
      const { position, located } = reader.actor.getSnapshot().context
      if (!position || !located) return
      const [page, half, point] = [pageOf(position), pageHalfOf(position), stripAnchorOf(position)]
      storeTabPosition(bookId, { from: addressed(), page, half, point })
    }
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      // Only a window that goes leaves it behind: who opens the book again begins where the server says.
      storeTabPosition(bookId, undefined)
    }
  }, [reader, bookId])
}

/** Where to begin: at the page of the address, unless this tab was on its way from there when it was loaded again. */
export function pageInUrl(bookId: string, asked: number | undefined): Partial<ComicPosition> {
  const { from, ...place } = (readTabPosition(bookId) ?? {}) as { from?: unknown } & Partial<ComicPosition>
  return typeof place.page === 'number' && (from === addressed() || isReloaded()) ? place : { page: asked }
}

/** Whether the window was loaded again and is still where that led. */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'reload' && loaded.name === location.href
}
