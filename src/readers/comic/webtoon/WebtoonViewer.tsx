import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { useTranslate } from '../../../language/useTranslate'
import type { BookViewerProps } from '../../session/bookViewer'
import type { ReaderController } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import type { PageImageCache } from '../images/pageImageCache'
import type { ComicPage } from '../pages/createComicSpreads'
import { createCroppedImageStyle, type ImageRegion } from '../pages/pageImageTransform'
import {
  getFirstVisiblePageOfComicPosition,
  getPageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
  type LoadedComic,
} from '../session/loadComic'
import { useStoreWebtoonPoint } from '../session/useStoreWebtoonPoint'
import type { Size } from '../zoom/scalePagesToView'
import { layOutWebtoonPages, type WebtoonPageBoxes } from './layOutWebtoonPages'
import { useMeasuredPages } from './useMeasuredPages'
import { useWebtoonSideBorderCrops } from './useWebtoonSideBorderCrops'
import styles from './WebtoonViewer.module.css'
import { type PageIndexRange, WebtoonScroller } from './webtoonScroller'

interface Props extends BookViewerProps {
  readonly comic: LoadedComic
  readonly cache: PageImageCache
  readonly animate: boolean
  readonly reader: ReaderController
  readonly registry: ComicCommandRegistry
}

/** Shows the pages of a webtoon in a vertical strip. Renders only the pages near the visible area. */
export function WebtoonViewer({ comic: { book, pages }, cache, animate, reader, registry, ...viewer }: Props) {
  const { register, onRelocated, onLeave } = viewer
  useStoreWebtoonPoint(reader, registry, book.id)
  const layout = useWebtoonLayout()
  const element = useRef<HTMLElement>(null)
  const viewSize = useElementSize(element)
  const cropped = useWebtoonSideBorderCrops(
    `${book.id}/${getBookFileFingerprint(book)}`,
    cache,
    useMeasuredPages(pages, cache),
  )
  const boxes = useMemo(() => layOutWebtoonPages(cropped.pages, layout, viewSize), [cropped, layout, viewSize])
  const { scroller, range } = useWebtoonScroller(element, pages, cache, onRelocated)
  useLayoutEffect(() => scroller.current?.setBoxes(boxes, viewSize.height), [scroller, boxes, viewSize])
  useRegisteredViewer(scroller, animate, register)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
    <section ref={element} className={styles.scroller} tabIndex={0} aria-label={book.metadata.title} data-webtoon>
      <div className={styles.strip} style={{ blockSize: boxes.length, inlineSize: boxes.width }}>
        {cropped.pages.slice(range[0], range[1] + 1).map((page, offset) => (
          <WebtoonPage
            key={page.number}
            page={page}
            region={cropped.regions[range[0] + offset]}
            cache={cache}
            boxes={boxes}
            index={range[0] + offset}
            onLeave={onLeave}
          />
        ))}
      </div>
    </section>
  )
}

/** Returns the `WebtoonScroller` of the viewer, and the indexes of the first and last page to render. */
function useWebtoonScroller(
  element: RefObject<HTMLElement | null>,
  pages: readonly ComicPage[],
  cache: PageImageCache,
  onRelocated: Props['onRelocated'],
) {
  const scroller = useRef<WebtoonScroller>(undefined)
  const [range, setRange] = useState<PageIndexRange>([0, 0])
  useLayoutEffect(() => {
    if (!element.current) return
    const newScroller = new WebtoonScroller(element.current, pages, cache, {
      onMoved: onRelocated,
      onRange: ([first, last]) =>
        setRange(current => (current[0] === first && current[1] === last ? current : [first, last])),
    })
    scroller.current = newScroller
    return () => newScroller.stop()
  }, [element, pages, cache, onRelocated])
  return { scroller, range }
}

function useRegisteredViewer(
  scroller: RefObject<WebtoonScroller | undefined>,
  animate: boolean,
  register: Props['register'],
): void {
  const [eink] = useReaderSetting('reader.eink')
  const scrollOptions = useRef({ animate, eink })
  scrollOptions.current = { animate, eink }
  useLayoutEffect(() => {
    const scroll = (direction: 1 | -1, by: 'line' | 'screen') => {
      const { animate, eink } = scrollOptions.current
      // In e-ink mode, always scrolls by a screen instead of a line, because small scrolls leave ghost images.
      return scroller.current?.scroll(direction, eink ? 'screen' : by, animate) ?? false
    }
    register({
      show: position =>
        scroller.current?.show(
          getFirstVisiblePageOfComicPosition(position),
          getScrollAnchorOfWebtoonPosition(position),
        ),
      next: () => void scroll(1, 'screen'),
      previous: () => void scroll(-1, 'screen'),
      scroll,
      isVisible: position => scroller.current?.isVisible(getPageOfComicPosition(position)) ?? false,
      reportPosition: where => scroller.current?.reportNow(where),
      pointAtTop: () => scroller.current?.pointAtTop() ?? { page: 1, fraction: 0 },
    })
    return () => register(null)
  }, [scroller, register])
}

function useWebtoonLayout() {
  const [scale] = useReaderSetting('reader.webtoonScale')
  const [padding] = useReaderSetting('reader.sidePadding')
  const [gap] = useReaderSetting('reader.pageGap')
  return useMemo(() => ({ scale, padding, gap }), [scale, padding, gap])
}

interface WebtoonPageProps {
  readonly page: ComicPage
  readonly region: ImageRegion | undefined
  readonly cache: PageImageCache
  readonly boxes: WebtoonPageBoxes
  readonly index: number
  readonly onLeave: () => void
}

function WebtoonPage({ page, region, cache, boxes, index, onLeave }: WebtoonPageProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const image = useSyncExternalStore(cache.subscribe, () => cache.get(page.number))
  const isSlow = image?.state === 'slow'
  const isFailed = image?.state === 'failed'
  useLayoutEffect(() => {
    if (image?.state !== 'ready') return
    image.element.style.cssText = region ? createCroppedImageStyle(region) : ''
    box.current?.replaceChildren(image.element)
  }, [image, region])
  return (
    <div
      className={styles.box}
      data-strip
      data-page={page.number}
      style={{ insetBlockStart: boxes.tops[index], blockSize: boxes.heights[index], inlineSize: boxes.widths[index] }}
    >
      <div ref={box} className={styles.image} data-state={image?.state ?? 'loading'} />
      {(isFailed || isSlow) && (
        <div className={styles.failed}>
          <p>{t(isSlow ? 'reader.page.slow' : 'reader.page.failed', { page: page.number })}</p>
          {isFailed && <FailureReason cache={cache} page={page.number} />}
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

function FailureReason({ cache, page }: { cache: PageImageCache; page: number }) {
  const [reason, setReason] = useState('')
  useEffect(() => {
    void cache.options.reasonOf(page).then(setReason)
  }, [cache, page])
  return reason && <p className={styles.reason}>{reason}</p>
}

/** Returns the inner size of an element in CSS pixels. Renders again when the size changes. */
function useElementSize(element: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () =>
      setSize(current =>
        current.width === target.clientWidth && current.height === target.clientHeight
          ? current
          : { width: target.clientWidth, height: target.clientHeight },
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
