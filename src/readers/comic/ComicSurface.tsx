import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { watchPointing } from '../pointing'
import { useSetting } from '../settingsInForce'
import { isTap, type ReadingMode, swipe, swipeTurn, zoneAt } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { placeOf, type Reader } from '../useReader'
import { WheelSteps } from '../wheel'
import styles from './ComicSurface.module.css'
import type { Comic } from './comic'
import { PagedViewer } from './PagedViewer'
import type { PageCache } from './pageCache'
import type { Shift } from './spreads'

const WebtoonViewer = lazy(() => import('./WebtoonViewer').then(({ WebtoonViewer }) => ({ default: WebtoonViewer })))

interface Props {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly shift: Shift
  readonly perform: FrameControls['perform']
}

/** The pages, with the settings in force, and what fingers, mouse and wheel do on them. */
export function ComicSurface({ comic, reader, cache, mode, shift, perform }: Props) {
  const surface = useRef<HTMLDivElement>(null)
  const [layout] = useSetting('reader.layout')
  const [scale] = useSetting('reader.scale')
  const [animate] = useSetting('reader.animate')
  const [webtoonScale] = useSetting('reader.webtoonScale')
  const [padding] = useSetting('reader.sidePadding')
  const [gap] = useSetting('reader.pageGap')
  const strip = useMemo(() => ({ scale: webtoonScale, padding, gap }), [webtoonScale, padding, gap])
  const [swiping] = useSetting('reader.swipe')
  usePointer(surface, mode, swiping, reader, perform)

  const shared = {
    cache,
    animate,
    pages: comic.pages,
    register: reader.register,
    onRelocated: reader.onRelocated,
  }
  return (
    <div ref={surface} className={styles.surface}>
      {mode === 'WEBTOON' ? (
        <Suspense fallback={null}>
          <WebtoonViewer {...shared} layout={strip} />
        </Suspense>
      ) : (
        <PagedViewer {...shared} bookId={comic.book.id} mode={mode} layout={layout} scale={scale} shift={shift} />
      )}
    </div>
  )
}

function usePointer(
  surface: { readonly current: HTMLElement | null },
  mode: ReadingMode,
  swiping: boolean,
  reader: Reader,
  perform: FrameControls['perform'],
) {
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const steps = new WheelSteps()
    const reading = () => placeOf(reader.actor.getSnapshot()) === 'reading'
    const stop = watchPointing(element, (pointing, kind) => {
      if (isTap(pointing)) {
        const zone = zoneAt(pointing.to, element.getBoundingClientRect(), mode)
        perform(zone === 'menu' ? 'bars' : mode === 'WEBTOON' && reading() ? webtoonDeed[zone] : zone)
      } else if (swiping && kind !== 'mouse') {
        const turn = swipeTurn(swipe(pointing), mode)
        if (turn && turn !== 'menu') perform(turn)
      }
    })
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0 || canScroll(event)) return
      const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp)
      if (step) perform(step === 1 ? 'next' : 'previous')
    }
    element.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      stop()
      element.removeEventListener('wheel', onWheel)
    }
  }, [surface, mode, reader, perform, swiping])
}

const webtoonDeed = { next: 'scrollOn', previous: 'scrollBack' } as const

/** Whether the wheel still scrolls what lies under it. */
function canScroll(event: WheelEvent): boolean {
  const scroller = (event.target as Element).closest('[data-spread], [data-webtoon]')
  if (!scroller) return false
  const left =
    event.deltaY > 0 ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : scroller.scrollTop
  return left > 2
}
