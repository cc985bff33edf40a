import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceValue } from '../../preferences/preferences'
import { watchPointing } from '../pointing'
import type { FrameControls } from '../ReaderFrame'
import { isTap, swipe, swipeTurn, zoneAt } from '../tapZones'
import type { ViewerProps } from '../viewer'
import { WheelSteps } from '../wheel'
import styles from './EpubViewer.module.css'
import type { ChapterView } from './epubEngine'
import { EpubPager, type PagerLocation } from './epubPager'
import type { BookLook } from './epubStyle'
import { type Place, placeOf, positionAt } from './places'
import { type Chapter, type Publication, targetOf } from './publication'

interface Props extends ViewerProps {
  readonly bookId: string
  readonly publication: Publication
  readonly look: BookLook
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: FrameControls
  readonly onLocation: (location: PagerLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** A link of the book leads to another place of it. */
  readonly onLink: (place: Place) => void
}

/** The text of a book, page by page or as one scroll, in a frame that runs nothing. */
export function EpubViewer(props: Props) {
  const { bookId, publication, look, direction, navigation, controls, register } = props
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  const pager = useRef<EpubPager>(undefined)
  const latest = useRef(props)
  latest.current = props

  const words = useRef('')
  words.current = t('reader.book.text')

  useLayoutEffect(() => {
    if (!host.current) return
    const made = new EpubPager(host.current, bookId, publication, latest.current.look, latest.current.direction, {
      label: words.current,
      onMoved: location => {
        latest.current.onLocation(location)
        latest.current.onRelocated({
          position: positionAt(location.place),
          atStart: location.atStart,
          atEnd: location.atEnd,
        })
      },
      onFailed: failure => latest.current.onFailed(failure),
      onChapter: (view, chapter) => listenTo(view, chapter, host, latest),
    })
    pager.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(host.current)
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
  }, [bookId, publication, register])

  const restyled = useRef({ look, direction })
  useLayoutEffect(() => {
    if (restyled.current.look === look && restyled.current.direction === direction) return
    restyled.current = { look, direction }
    pager.current?.restyle(look, direction)
  }, [look, direction])

  const buttons = navigation !== 'tap'
  const [left, right] = direction === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  return (
    <div className={styles.viewer} data-appearance={publication.fixedLayout ? 'day' : look.appearance}>
      <div ref={host} className={styles.host} />
      {buttons && (
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

/** A tap waits so long for the second press of a double click, which chooses a word instead. */
const doubleClick = 220

/** What happens inside the frame of a chapter: keys, taps, wheel and links. */
function listenTo(
  view: ChapterView,
  chapter: Chapter,
  host: { readonly current: HTMLElement | null },
  latest: { readonly current: Props },
): () => void {
  const { document } = view
  const steps = new WheelSteps()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const perform = (deed: Parameters<FrameControls['perform']>[0]) => latest.current.controls.perform(deed)

  const stop = watchPointing(
    document,
    (pointing, kind) => {
      const { look, direction, navigation } = latest.current
      const mode = !view.isPaginated ? 'WEBTOON' : direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'
      clearTimeout(waiting)
      if (!isTap(pointing)) {
        const turn = kind === 'mouse' || look.layout === 'scroll' ? undefined : swipeTurn(swipe(pointing), mode)
        if (turn && turn !== 'menu') perform(turn)
        return
      }
      const box = host.current?.getBoundingClientRect()
      if (!box) return
      const zone = zoneAt({ x: pointing.to.x - box.left, y: pointing.to.y - box.top }, box, mode)
      const deed = zone === 'menu' || navigation === 'buttons' ? 'bars' : mode === 'WEBTOON' ? scrolling[zone] : zone
      waiting = setTimeout(() => perform(deed), kind === 'mouse' ? doubleClick : 0)
    },
    () => view.origin,
  )
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
    if (!href) return
    event.preventDefault()
    event.stopPropagation()
    follow(href, chapter, latest.current)
  }
  const onKey = (event: KeyboardEvent) => latest.current.controls.onKey(event)
  const onDouble = () => clearTimeout(waiting)
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0) return
    const down = event.deltaY > 0
    if (!view.isPaginated && !(down ? view.isAtEnd : view.isAtStart)) {
      view.element.scrollBy({ top: event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, behavior: 'instant' })
      return
    }
    const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp)
    if (step) perform(step === 1 ? 'next' : 'previous')
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
  document.addEventListener('keydown', onKey)
  document.addEventListener('dblclick', onDouble)
  document.addEventListener('wheel', onWheel, { passive: true })
  return () => {
    clearTimeout(waiting)
    stop()
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('auxclick', onClick, true)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('dblclick', onDouble)
    document.removeEventListener('wheel', onWheel)
  }
}

const scrolling = { next: 'scrollOn', previous: 'scrollBack' } as const

/** Places of the book are gone to; addresses outside open in a window that knows nothing of this one. */
function follow(href: string, chapter: Chapter, { publication, onLink }: Props): void {
  const target = targetOf(href, chapter.path)
  if (!target) return
  if ('outside' in target) {
    window.open(target.outside, '_blank', 'noopener,noreferrer')
    return
  }
  const index = publication.chapters.findIndex(({ path }) => path === target.path)
  if (index >= 0) onLink({ chapter: index, progression: 0, ...(target.fragment && { fragment: target.fragment }) })
}
