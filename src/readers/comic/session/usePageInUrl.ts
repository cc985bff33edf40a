import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readTabPosition, storeTabPosition } from '../../../preferences/tabPosition'
import type { Reader } from '../../session/useReader'
import { type ComicPosition, pageHalfOf, pageOf, stripAnchorOf } from './comicBook'

/** Delay between a turn and the URL update, in milliseconds. */
const pause = 250

const addressed = () => new URL(location.href).searchParams.get('page')

/**
 * Writes the current page to the URL with `replace`, so that a reload shows the same page. Never runs in the frame of a
 * turn. A reload may still request the previous URL, so the tab also stores page, half and strip point.
 */
export function usePageInUrl(reader: Reader, bookId: string, page: number | undefined): void {
  const navigate = useNavigate()
  const router = useRouter()
  const written = useRef(page)
  useEffect(() => {
    if (page === undefined || page === written.current) return
    const timer = setTimeout(() => {
      const here = { to: '/book/$bookId/read', params: { bookId } } as const
      // A navigation is in progress: the URL already belongs to another route.
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
      // The stored position only serves reloads. Reopening the book starts at the server's progress.
      storeTabPosition(bookId, undefined)
    }
  }, [reader, bookId])
}

/**
 * Returns the start position: the page of the URL, or the stored tab position after a reload.
 * @param asked  page of the URL
 */
export function pageInUrl(bookId: string, asked: number | undefined): Partial<ComicPosition> {
  const { from, ...place } = (readTabPosition(bookId) ?? {}) as { from?: unknown } & Partial<ComicPosition>
  return typeof place.page === 'number' && (from === addressed() || isReloaded()) ? place : { page: asked }
}

/** Returns whether the window was reloaded and still shows that URL. */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'reload' && loaded.name === location.href
}
