import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { ViewerProps } from '../viewer'
import { atPage, pageOf } from './comic'
import type { PageCache } from './pageCache'
import type { Size } from './scale'
import type { Page } from './spreads'
import {
  type Anchor,
  anchorAt,
  currentStrip,
  offsetOf,
  type StripLayout,
  type Strips,
  strips,
  stripsInView,
} from './strips'
import styles from './WebtoonViewer.module.css'

interface Props extends ViewerProps {
  readonly pages: readonly Page[]
  readonly cache: PageCache
  readonly layout: StripLayout
  readonly animate: boolean
}

/** How many pages are held beyond those near the view. */
const spare = { ahead: 3, behind: 1 }

/**
 * Pages one below the other. The place is an anchor of our own, page and fraction, put back after every change of
 * layout; boxes are reserved, and only strips near the view exist.
 */
export function WebtoonViewer({ pages, cache, layout, animate, register, onRelocated }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const view = useSize(scroller)
  const measured = useLearnedSizes(pages, cache)
  const laid = useMemo(() => strips(measured, layout, view), [measured, layout, view])
  const place = useRef<{ anchor: Anchor; asked?: number; ours: boolean }>({
    anchor: { index: 0, fraction: 0 },
    ours: false,
  })
  const [range, setRange] = useState<readonly [number, number]>([0, 0])
  const told = useRef('')

  const look = useCallback(() => {
    const element = scroller.current
    if (!element || view.height === 0) return
    const { scrollTop } = element
    const index = currentStrip(laid, scrollTop, view.height, place.current.asked)
    const [first, last] = stripsInView(laid, scrollTop, view.height, view.height)
    setRange(shown => (shown[0] === first && shown[1] === last ? shown : [first, last]))
    cache.want(wantedStrips(laid, first, last, pages), last - first + 1)
    const atStart = scrollTop <= 1
    const atEnd = scrollTop >= laid.length - view.height - 2
    const page = pages[atEnd ? pages.length - 1 : index]?.number ?? 1
    const words = `${page} ${atStart} ${atEnd}`
    if (words === told.current) return
    told.current = words
    onRelocated({ position: atPage(page), atStart, atEnd })
  }, [laid, view, cache, pages, onRelocated])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || view.height === 0) return
    place.current.ours = true
    element.scrollTop = offsetOf(laid, place.current.anchor)
    look()
  }, [laid, view, look])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (!place.current.ours) place.current.anchor = anchorAt(laid, element.scrollTop)
        place.current.ours = false
        look()
      })
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
    }
  }, [laid, look])

  const scroll = useCallback(
    (direction: 1 | -1, by: 'line' | 'screen'): boolean => {
      const element = scroller.current
      if (!element) return false
      const left = direction === 1 ? element.scrollHeight - element.clientHeight - element.scrollTop : element.scrollTop
      if (left < 2) return false
      const step = element.clientHeight * (by === 'line' ? 0.15 : 0.95)
      element.scrollBy({ top: direction * step, behavior: animate && by === 'screen' ? 'smooth' : 'instant' })
      return true
    },
    [animate],
  )

  const showing = useRef({ laid, look })
  showing.current = { laid, look }
  useLayoutEffect(() => {
    register({
      show: position => {
        const index = Math.max(
          0,
          pages.findIndex(page => page.number === pageOf(position)),
        )
        place.current = { anchor: { index, fraction: 0 }, asked: index, ours: true }
        told.current = ''
        if (scroller.current) scroller.current.scrollTop = offsetOf(showing.current.laid, place.current.anchor)
        showing.current.look()
      },
      next: () => void scroll(1, 'screen'),
      previous: () => void scroll(-1, 'screen'),
      scroll,
    })
    return () => register(null)
  }, [register, pages, scroll])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={scroller} className={styles.scroller} tabIndex={0} data-webtoon>
      <div className={styles.strip} style={{ blockSize: laid.length, inlineSize: laid.width }}>
        {measured.slice(range[0], range[1] + 1).map((page, offset) => (
          <Strip key={page.number} page={page} cache={cache} laid={laid} index={range[0] + offset} />
        ))}
      </div>
    </div>
  )
}

interface StripProps {
  readonly page: Page
  readonly cache: PageCache
  readonly laid: Strips
  readonly index: number
}

/** One page in its reserved box. */
function Strip({ page, cache, laid, index }: StripProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const image = useSyncExternalStore(cache.subscribe, () => cache.get(page.number))
  const failed = image?.state === 'failed'
  useLayoutEffect(() => {
    if (image?.state === 'ready') box.current?.replaceChildren(image.element)
  }, [image])
  return (
    <div className={styles.box} style={{ insetBlockStart: laid.tops[index], blockSize: laid.heights[index] }}>
      <div ref={box} className={styles.image} data-state={image?.state ?? 'loading'} />
      {failed && (
        <div className={styles.failed}>
          <p>{t('reader.page.failed', { page: page.number })}</p>
          <button type="button" onClick={() => cache.retry(page.number)}>
            {t('reader.retry')}
          </button>
        </div>
      )}
    </div>
  )
}

/** The size of an element, also after it changed. */
function useSize(element: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () =>
      setSize(known =>
        known.width === measured.clientWidth && known.height === measured.clientHeight
          ? known
          : { width: measured.clientWidth, height: measured.clientHeight },
      )
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(measured)
    return () => watch.disconnect()
  }, [element])
  return size
}

/** The pages, with the sizes that became known with their images. */
function useLearnedSizes(pages: readonly Page[], cache: PageCache): readonly Page[] {
  const [learned, setLearned] = useState<ReadonlyMap<number, Size>>(new Map())
  useEffect(
    () =>
      cache.subscribe(() => {
        const found = pages.filter(page => !page.width && cache.get(page.number)?.size)
        setLearned(before => {
          const fresh = found.filter(page => !before.has(page.number))
          if (fresh.length === 0) return before
          const after = new Map(before)
          for (const { number } of fresh) after.set(number, cache.get(number)?.size ?? { width: 0, height: 0 })
          return after
        })
      }),
    [pages, cache],
  )
  return useMemo(() => pages.map(page => ({ ...page, ...learned.get(page.number) })), [pages, learned])
}

/** The pages to hold: those near the view, then some ahead, then behind; never more than ten. */
function wantedStrips(laid: Strips, first: number, last: number, pages: readonly Page[]): number[] {
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const ahead = Array.from({ length: spare.ahead }, (_, index) => last + 1 + index)
  const behind = Array.from({ length: spare.behind }, (_, index) => first - 1 - index)
  const indexes = [...near, ...ahead, ...behind].filter(index => index >= 0 && index < laid.tops.length)
  return indexes.slice(0, Math.max(10, near.length)).flatMap(index => pages[index]?.number ?? [])
}
