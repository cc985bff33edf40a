import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import type { BookViewerProps } from '../../session/bookViewer'
import type { PageImageCache } from '../images/pageImageCache'
import { getFirstVisiblePageOfComicPosition, getPageHalfOfComicPosition } from '../session/loadComic'
import type { PageScaleMode } from '../zoom/scalePagesToView'
import { ComicSpreadNavigator } from './comicSpreadNavigator'
import type { ComicPage, ComicSpread, PagePairingOptions } from './createComicSpreads'
import styles from './PagedComicViewer.module.css'
import type { PageImageTransform } from './pageImageTransform'

export interface PagedComicViewerProps extends BookViewerProps, PagePairingOptions {
  readonly pages: readonly ComicPage[]
  readonly cache: PageImageCache
  readonly mode: Exclude<ReadingMode, 'WEBTOON'>
  readonly scale: PageScaleMode
  readonly animate: boolean
  readonly doubleUpright?: boolean
  readonly imageTransform?: PageImageTransform
  /**
   * Called synchronously for each opened spread. `from` is 1 after a forward page turn, -1 after a backward page turn,
   * and 0 after a jump or a layout change.
   */
  readonly onOpened?: (spread: ComicSpread, from: 1 | -1 | 0) => void
}

/**
 * Viewer that shows comic pages as spreads. A page turn usually only swaps elements that are already rendered.
 * Preloading and other slow work starts after the browser has painted the new spread. Exception: if an image of the new
 * spread is still missing, the viewer immediately requests this image and the images of the next pages.
 */
export function PagedComicViewer(props: PagedComicViewerProps) {
  const { pages, cache, mode, layout, shift, alone, scale, animate, doubleUpright, imageTransform, onOpened } = props
  const { register, onRelocated, onLeave } = props
  const t = useTranslate()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!root.current) return
    const spreadNavigator = new ComicSpreadNavigator(root.current, cache, pages, {
      failed: number => t('reader.page.failed', { page: number }),
      slow: number => t('reader.page.slow', { page: number }),
      retry: t('reader.retry'),
      leave: t('reader.back'),
      onLeave,
      reason: cache.options.reasonOf,
    })
    spreadNavigator.onMoved = onRelocated
    if (onOpened) spreadNavigator.onOpened = onOpened
    spreadNavigator.setSettings({ mode, layout, shift, alone, scale, animate, doubleUpright, imageTransform })
    register({
      ready: true,
      show: position =>
        spreadNavigator.show(getFirstVisiblePageOfComicPosition(position), getPageHalfOfComicPosition(position)),
      next: () => spreadNavigator.turn(1),
      previous: () => spreadNavigator.turn(-1),
      // A scroll by a line never turns the page, even at the end of the page.
      scroll: (direction, by) => spreadNavigator.renderer.scroll(direction, by) || by === 'line',
      reportPosition: where => spreadNavigator.reportPosition(where),
    })
    return () => {
      register(null)
      spreadNavigator.stop()
    }
  }, [
    pages,
    cache,
    mode,
    layout,
    shift,
    alone,
    scale,
    animate,
    doubleUpright,
    imageTransform,
    onOpened,
    register,
    onRelocated,
    onLeave,
    t,
  ])

  return <div ref={root} className={styles.spreadArea} />
}
