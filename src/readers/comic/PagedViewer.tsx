import { useLayoutEffect, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { getBookPage } from '../../generated/books/books'
import { useTranslate } from '../../language/useTranslate'
import type { ReadingMode } from '../tapZones'
import type { ViewerProps } from '../viewer'
import { pageOf } from './comic'
import styles from './PagedViewer.module.css'
import type { PageCache } from './pageCache'
import { PageTurner } from './pageTurner'
import type { Scale } from './scale'
import type { Layout, Page, Shift } from './spreads'

interface Props extends ViewerProps {
  readonly bookId: string
  readonly pages: readonly Page[]
  readonly cache: PageCache
  readonly mode: Exclude<ReadingMode, 'WEBTOON'>
  readonly layout: Layout
  readonly shift: Shift
  readonly scale: Scale
  readonly animate: boolean
}

/** Pages that are turned. The frame of a turn holds nothing but the swap; loading and telling come after its paint. */
export function PagedViewer({ bookId, pages, cache, mode, layout, shift, scale, animate, ...viewer }: Props) {
  const { register, onRelocated } = viewer
  const t = useTranslate()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!root.current) return
    const turner = new PageTurner(root.current, cache, pages, {
      failed: number => t('reader.page.failed', { page: number }),
      retry: t('reader.retry'),
      reason: number => reasonOf(bookId, number),
    })
    turner.onMoved = onRelocated
    turner.lay({ mode, layout, shift, scale, animate })
    register({
      show: position => turner.show(pageOf(position)),
      next: () => turner.turn(1),
      previous: () => turner.turn(-1),
      scroll: (direction, by) => turner.stage.scroll(direction, by),
    })
    return () => {
      register(null)
      turner.stop()
    }
  }, [bookId, pages, cache, mode, layout, shift, scale, animate, register, onRelocated, t])

  return <div ref={root} className={styles.stage} data-swipe={swipeAxis(mode, scale)} />
}

/** Along which axis a swipe turns: not along one in which the page itself may have to be moved. */
function swipeAxis(mode: Props['mode'], scale: Scale): 'across' | 'down' | undefined {
  if (mode === 'VERTICAL') return scale === 'screen' || scale === 'height' ? 'down' : undefined
  return scale === 'height' || scale === 'original' ? undefined : 'across'
}

/** Asks once more for a page that cannot be shown, to hear why. */
async function reasonOf(bookId: string, page: number): Promise<string> {
  try {
    await getBookPage(bookId, page)
    return ''
  } catch (error) {
    return errorText(error)
  }
}
