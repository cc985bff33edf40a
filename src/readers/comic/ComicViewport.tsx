import { Suspense, useCallback, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ReadingMode } from '../input/tapZones'
import type { Reader } from '../session/useReader'
import { useSetting } from '../settings/effectiveSettings'
import type { FrameControls } from '../ui/useReaderFrame'
import styles from './ComicViewport.module.css'
import type { CommandRegistry } from './commandRegistry'
import type { PageCache } from './images/pageCache'
import { PagedViewer } from './pages/PagedViewer'
import type { Comic } from './session/comicBook'
import { useComicPointer } from './useComicPointer'
import { useHasNonDefaultSetting } from './useHasNonDefaultSetting'

const WebtoonViewer = lazyComponent(() => import('./strip/WebtoonViewer'), 'WebtoonViewer')
const TransformedPages = lazyComponent(() => import('./pages/TransformedPages'), 'TransformedPages')
const ImageFilters = lazyComponent(() => import('./images/ImageFilters'), 'ImageFilters')

/** Settings that need the transformed paged viewer. */
const dressing = ['reader.layout', 'reader.crop', 'reader.split', 'reader.guided'] as const

/** Settings that need image filters. */
const looks = [
  ...(['reader.brightness', 'reader.contrast', 'reader.saturation', 'reader.sepia', 'reader.sharpen'] as const),
  ...(['reader.gray', 'reader.invert', 'reader.eink'] as const),
] as const

interface Props {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly registry: CommandRegistry
  readonly perform: FrameControls['perform']
  readonly say: FrameControls['say']
}

/** Shows the pages in the viewer of the current mode and connects pointer, touch and wheel input. */
export function ComicViewport({ comic, reader, cache, mode, registry, perform, say }: Props) {
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [scale] = useSetting('reader.scale')
  const [animates] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  const [background] = useSetting('reader.background')
  const dressed = useHasNonDefaultSetting(dressing)
  const looked = useHasNonDefaultSetting(looks) || background === 'auto'
  const [ready, setReady] = useState(!looked)
  const onReady = useCallback(() => setReady(true), [])
  registry.surface = surface
  useComicPointer(surface, mode, reader, registry, perform)

  const animate = animates && !eink
  const register = useMemo(() => registering(reader, registry), [reader, registry])
  const onLeave = useCallback(() => reader.send({ type: 'user.leave' }), [reader])
  const shared = { cache, animate, register, onRelocated: reader.onRelocated, onLeave }
  const paged = { ...shared, pages: comic.pages, scale, onOpened: registry.opened }
  return (
    <div ref={setSurface} className={styles.surface} data-hidden={looked && !ready}>
      <Suspense fallback={null}>
        {mode === 'WEBTOON' ? (
          <WebtoonViewer {...shared} comic={comic} />
        ) : dressed ? (
          <TransformedPages {...paged} mode={mode} comic={comic} registry={registry} say={say} goTo={reader.goTo} />
        ) : (
          <PagedViewer {...paged} bookId={comic.book.id} mode={mode} layout="single" />
        )}
      </Suspense>
      {looked && surface && (
        <Suspense fallback={null}>
          <ImageFilters surface={surface} reader={reader} cache={cache} perform={perform} onReady={onReady} />
        </Suspense>
      )}
    </div>
  )
}

/** Registers a viewer whose screen scrolls first advance within a zoomed or wide page. */
const registering =
  ({ register }: Reader, registry: CommandRegistry): Reader['register'] =>
  viewer =>
    register(
      viewer && {
        ...viewer,
        scroll: (way, by) =>
          (by === 'screen' && registry.intercept(way === 1 ? 'scrollOn' : 'scrollBack')) || viewer.scroll(way, by),
      },
    )
