import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { fileFingerprint } from '../../../api/records/bookReaderKind'
import { useTranslate } from '../../../language/useTranslate'
import type { ViewerProps } from '../../session/viewer'
import { useSetting } from '../../settings/effectiveSettings'
import type { PageCache } from '../images/pageCache'
import { positionedImageStyle, type Region } from '../pages/imageTransform'
import type { Page } from '../pages/spreads'
import { type Comic, firstPageOf, openFailureReason, pageOf, stripAnchorOf } from '../session/comicBook'
import type { Size } from '../zoom/pageScale'
import { type Range, StripScroller } from './stripScroller'
import { layOutStrips, type Strips } from './strips'
import { useSideCrops } from './useSideCrops'
import styles from './WebtoonViewer.module.css'

interface Props extends ViewerProps {
  readonly comic: Comic
  readonly cache: PageCache
  readonly animate: boolean
}

/** Shows pages one below the other. Reserves a box for each page and renders only pages near the view. */
export function WebtoonViewer({ comic: { book, pages }, cache, animate, register, onRelocated, onLeave }: Props) {
  const layout = useStripLayout()
  const [eink] = useSetting('reader.eink')
  const element = useRef<HTMLDivElement>(null)
  const scroller = useRef<StripScroller>(undefined)
  const [range, setRange] = useState<Range>([0, 0])
  const view = useSize(element)
  const measured = useSideCrops(`${book.id}/${fileFingerprint(book)}`, cache, useLearnedSizes(pages, cache))
  const laid = useMemo(() => layOutStrips(measured.pages, layout, view), [measured, layout, view])

  useLayoutEffect(() => {
    if (!element.current) return
    const made = new StripScroller(element.current, pages, cache, {
      onMoved: onRelocated,
      onRange: ([first, last]) => setRange(shown => (shown[0] === first && shown[1] === last ? shown : [first, last])),
    })
    scroller.current = made
    return () => made.stop()
  }, [pages, cache, onRelocated])

  useLayoutEffect(() => scroller.current?.lay(laid, view.height), [laid, view])

  const ways = useRef({ animate, eink })
  ways.current = { animate, eink }
  useLayoutEffect(() => {
    const scroll = (direction: 1 | -1, by: 'line' | 'screen') => {
      const { animate, eink } = ways.current
      // On e-ink screens every scroll moves by a whole screen, because small movements smear.
      return scroller.current?.scroll(direction, eink ? 'screen' : by, animate) ?? false
    }
    register({
      show: position => scroller.current?.show(firstPageOf(position), stripAnchorOf(position)),
      next: () => void scroll(1, 'screen'),
      previous: () => void scroll(-1, 'screen'),
      scroll,
      shows: position => scroller.current?.shows(pageOf(position)) ?? false,
      tell: which => scroller.current?.tellNow(which),
    })
    return () => register(null)
  }, [register])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
    <div ref={element} className={styles.scroller} tabIndex={0} data-webtoon>
      <div className={styles.strip} style={{ blockSize: laid.length, inlineSize: laid.width }}>
        {measured.pages.slice(range[0], range[1] + 1).map((page, offset) => (
          <Strip
            key={page.number}
            bookId={book.id}
            page={page}
            region={measured.regions[range[0] + offset]}
            cache={cache}
            laid={laid}
            index={range[0] + offset}
            onLeave={onLeave}
          />
        ))}
      </div>
    </div>
  )
}

function useStripLayout() {
  const [scale] = useSetting('reader.webtoonScale')
  const [padding] = useSetting('reader.sidePadding')
  const [gap] = useSetting('reader.pageGap')
  return useMemo(() => ({ scale, padding, gap }), [scale, padding, gap])
}

interface StripProps {
  readonly bookId: string
  readonly page: Page
  readonly region: Region | undefined
  readonly cache: PageCache
  readonly laid: Strips
  readonly index: number
  readonly onLeave: () => void
}

/** One page in its reserved box. */
function Strip({ bookId, page, region, cache, laid, index, onLeave }: StripProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const image = useSyncExternalStore(cache.subscribe, () => cache.get(page.number))
  const isSlow = image?.state === 'slow'
  const isFailed = image?.state === 'failed'
  useLayoutEffect(() => {
    if (image?.state !== 'ready') return
    image.element.style.cssText = region ? positionedImageStyle(region) : ''
    box.current?.replaceChildren(image.element)
  }, [image, region])
  return (
    <div
      className={styles.box}
      data-strip
      data-page={page.number}
      style={{ insetBlockStart: laid.tops[index], blockSize: laid.heights[index], inlineSize: laid.widths[index] }}
    >
      <div ref={box} className={styles.image} data-state={image?.state ?? 'loading'} />
      {(isFailed || isSlow) && (
        <div className={styles.failed}>
          <p>{t(isSlow ? 'reader.page.slow' : 'reader.page.failed', { page: page.number })}</p>
          {isFailed && <Reason bookId={bookId} page={page.number} />}
          <button type="button" onClick={() => cache.retry(page.number)}>
            {t('reader.retry')}
          </button>
          {isSlow && (
            <button type="button" onClick={onLeave}>
              {t('reader.back')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Shows why a page failed to load, after the server has answered. */
function Reason({ bookId, page }: { bookId: string; page: number }) {
  const [reason, setReason] = useState('')
  useEffect(() => {
    void openFailureReason(bookId, page).then(setReason)
  }, [bookId, page])
  return reason && <p className={styles.reason}>{reason}</p>
}

/** Returns the client size of an element in CSS pixels and follows its changes. */
function useSize(element: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () =>
      setSize(known =>
        known.width === target.clientWidth && known.height === target.clientHeight
          ? known
          : { width: target.clientWidth, height: target.clientHeight },
      )
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(target)
    return () => watch.disconnect()
  }, [element])
  return size
}

/** Returns the pages, with missing sizes filled in from their loaded images. */
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
