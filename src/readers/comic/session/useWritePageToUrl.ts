import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readBookPositionOfTab, storeBookPositionOfTab } from '../../../preferences/bookPositionsOfTab'
import type { ReaderController } from '../../session/useReaderController'
import {
  type ComicPosition,
  getPageHalfOfComicPosition,
  getPageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
} from './loadComic'

const URL_UPDATE_DELAY_MS = 250

const pageParameter = () => new URL(location.href).searchParams.get('page')

/**
 * Writes the current page to the URL, so that a reload shows the same page. Updates the URL only after a short delay,
 * so that a series of page turns causes a single update. Before a reload, also stores the exact position for this tab.
 */
export function useWritePageToUrl(reader: ReaderController, bookId: string, page: number | undefined): void {
  const navigate = useNavigate()
  const router = useRouter()
  const writtenPage = useRef(page)
  useEffect(() => {
    if (page === undefined || page === writtenPage.current) return
    const timer = setTimeout(() => {
      const readerRoute = { to: '/book/$bookId/read', params: { bookId } } as const
      // The user may have left the reader while the timer was running. The URL of the new route must not change.
      if (router.latestLocation.pathname !== router.buildLocation(readerRoute).pathname) return
      writtenPage.current = page
      storeBookPositionOfTab(bookId, undefined)
      void navigate({ ...readerRoute, search: old => ({ ...old, page }), replace: true, resetScroll: false })
    }, URL_UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [bookId, page, navigate, router])
  useEffect(() => {
    const storePosition = () => {
      const { position, located } = reader.actor.getSnapshot().context
      if (!position || !located) return
      const [page, half, point] = [
        getPageOfComicPosition(position),
        getPageHalfOfComicPosition(position),
        getScrollAnchorOfWebtoonPosition(position),
      ]
      storeBookPositionOfTab(bookId, { from: pageParameter(), page, half, point })
    }
    window.addEventListener('pagehide', storePosition)
    return () => {
      window.removeEventListener('pagehide', storePosition)
      // This cleanup deletes the stored position when the user closes the book. It does not run when the tab is
      // reloaded, so the position is still stored after a reload.
      storeBookPositionOfTab(bookId, undefined)
    }
  }, [reader, bookId])
}

/**
 * Returns the position at which the comic opens. Returns the stored position of the tab if the tab was reloaded, or if
 * the page number in the URL is the same as when the position was stored. Otherwise, returns the page in the URL.
 */
export function getComicStartPosition(bookId: string, urlPage: number | undefined): Partial<ComicPosition> {
  const { from, ...storedPosition } = (readBookPositionOfTab(bookId) ?? {}) as {
    from?: unknown
  } & Partial<ComicPosition>
  return typeof storedPosition.page === 'number' && (from === pageParameter() || isReloaded())
    ? storedPosition
    : { page: urlPage }
}

/**
 * Returns whether the browser loaded the current URL by a reload of the tab. Returns false if the URL has changed since
 * the reload.
 */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.type === 'reload' && loaded.name === location.href
}
