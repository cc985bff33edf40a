import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import type { ViewerProps } from '../../session/viewer'
import type { PageCache } from '../images/pageCache'
import { firstPageOf, openFailureReason, pageHalfOf } from '../session/comicBook'
import type { ScaleMode } from '../zoom/pageScale'
import type { ImageTransform } from './imageTransform'
import styles from './PagedViewer.module.css'
import { PageTurner } from './pageTurner'
import type { Page, Pairing, Spread } from './spreads'

export interface PagedProps extends ViewerProps, Pairing {
  readonly bookId: string
  readonly pages: readonly Page[]
  readonly cache: PageCache
  readonly mode: Exclude<ReadingMode, 'WEBTOON'>
  readonly scale: ScaleMode
  readonly animate: boolean
  readonly doubleUpright?: boolean
  readonly treatment?: ImageTransform
  /** Called synchronously with the opened spread and the direction of the turn (0: jump). */
  readonly onOpened?: (spread: Spread, from: 1 | -1 | 0) => void
}

/** Shows pages as spreads. A turn only swaps elements in its frame; loading and reporting follow after the paint. */
export function PagedViewer(props: PagedProps) {
  const { bookId, pages, cache, mode, layout, shift, alone, scale, animate, doubleUpright, treatment, onOpened } = props
  const { register, onRelocated, onLeave } = props
  const t = useTranslate()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!root.current) return
    const turner = new PageTurner(root.current, cache, pages, {
      failed: number => t('reader.page.failed', { page: number }),
      slow: number => t('reader.page.slow', { page: number }),
      retry: t('reader.retry'),
      leave: t('reader.back'),
      onLeave,
      reason: number => openFailureReason(bookId, number),
    })
    turner.onMoved = onRelocated
    if (onOpened) turner.onOpened = onOpened
    turner.lay({ mode, layout, shift, alone, scale, animate, doubleUpright, treatment })
    register({
      ready: true,
      show: position => turner.show(firstPageOf(position), pageHalfOf(position)),
      next: () => turner.turn(1),
      previous: () => turner.turn(-1),
      // Line scrolling stops at the end of the page and never turns it.
      scroll: (direction, by) => turner.stage.scroll(direction, by) || by === 'line',
      tell: which => turner.tell(which),
    })
    return () => {
      register(null)
      turner.stop()
    }
  }, [
    bookId,
    pages,
    cache,
    mode,
    layout,
    shift,
    alone,
    scale,
    animate,
    doubleUpright,
    treatment,
    onOpened,
    register,
    onRelocated,
    onLeave,
    t,
  ])

  return <div ref={root} className={styles.stage} data-swipe={swipeAxis(mode, scale)} />
}

/**
 * Returns the axis along which a swipe turns pages, or undefined when the page itself may need to be scrolled along it.
 */
function swipeAxis(mode: PagedProps['mode'], scale: ScaleMode): 'across' | 'down' | undefined {
  if (mode === 'VERTICAL') return scale === 'screen' || scale === 'height' ? 'down' : undefined
  return scale === 'height' || scale === 'original' ? undefined : 'across'
}
