import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { ViewerProps } from '../viewer'
import { type ChapterControls, listenToChapter } from './chapterListeners'
import styles from './EpubViewer.module.css'
import { EpubPager } from './epubPager'
import type { BookLook } from './epubStyle'
import type { PagerLocation } from './pagerLocation'
import { placeOf, positionAt } from './places'

interface Props extends ViewerProps, ChapterControls {
  readonly bookId: string
  readonly look: BookLook
  readonly onLocation: (location: PagerLocation) => void
  readonly onFailed: (failure: unknown) => void
}

/** The text of a book, page by page or as one scroll, in a frame that runs nothing. */
export function EpubViewer(props: Props) {
  const { publication, look, direction, navigation, controls } = props
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  usePager(host, props, t('reader.book.text'))
  const [left, right] = direction === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  return (
    <div className={styles.viewer} data-appearance={publication.fixedLayout ? 'day' : look.appearance}>
      <div ref={host} className={styles.host} />
      {navigation !== 'tap' && (
        <div className={styles.buttons} dir="ltr" data-alone={navigation === 'buttons'}>
          <button type="button" aria-label={t(`reader.${left}Page`)} onClick={() => controls.perform(left)}>
            <ChevronLeft size={26} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" aria-label={t(`reader.${right}Page`)} onClick={() => controls.perform(right)}>
            <ChevronRight size={26} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

/** Runs the pager in the host and joins it with the reader; it lives as long as the book is open. */
function usePager(host: RefObject<HTMLDivElement | null>, props: Props, label: string): void {
  const { bookId, publication, look, direction, register } = props
  const pager = useRef<EpubPager>(undefined)
  const latest = useRef({ ...props, label })
  latest.current = { ...props, label }

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const { look, direction, label } = latest.current
    const made = new EpubPager(element, {
      bookId,
      book: publication,
      look,
      direction,
      label,
      onMoved: location => {
        const { place, atStart, atEnd } = location
        latest.current.onLocation(location)
        latest.current.onRelocated({ position: positionAt(place), atStart, atEnd })
      },
      onFailed: failure => latest.current.onFailed(failure),
      onChapter: (view, chapter) => listenToChapter(view, chapter, element, () => latest.current),
    })
    pager.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    register({
      show: position => made.show(placeOf(position)),
      next: () => made.turn(1),
      previous: () => made.turn(-1),
      scroll: (way, by) => made.scroll(way, by),
    })
    return () => {
      register(null)
      watch.disconnect()
      made.stop()
    }
  }, [host, bookId, publication, register])

  const styled = useRef({ look, direction })
  useLayoutEffect(() => {
    if (styled.current.look === look && styled.current.direction === direction) return
    styled.current = { look, direction }
    pager.current?.restyle(look, direction)
  }, [look, direction])
}
