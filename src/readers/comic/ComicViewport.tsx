import { Suspense, useCallback, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ReadingMode } from '../input/tapZones'
import type { ReaderController } from '../session/useReaderController'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import type { ReaderShellControls } from '../ui/useReaderShellState'
import styles from './ComicViewport.module.css'
import type { ComicCommandRegistry } from './comicCommandRegistry'
import type { PageImageCache } from './images/pageImageCache'
import { PagedComicViewer } from './pages/PagedComicViewer'
import type { LoadedComic } from './session/loadComic'
import { useComicPointerInput } from './useComicPointerInput'
import { useHasNonDefaultSetting } from './useHasNonDefaultSetting'

const WebtoonViewer = lazyComponent(() => import('./webtoon/WebtoonViewer'), 'WebtoonViewer')
const PagedComicViewerWithPairingAndTransforms = lazyComponent(
  () => import('./pages/PagedComicViewerWithPairingAndTransforms'),
  'PagedComicViewerWithPairingAndTransforms',
)
const ComicImageFilters = lazyComponent(() => import('./images/ComicImageFilters'), 'ComicImageFilters')

/** Settings that need the code for page pairs, crops, split or rotated pages, or guided view. */
const transformSettings = ['reader.layout', 'reader.crop', 'reader.split', 'reader.rotation', 'reader.guided'] as const

/** Settings that change the colors or the sharpness of the page images. */
const filterSettings = [
  ...(['reader.brightness', 'reader.contrast', 'reader.saturation', 'reader.sepia', 'reader.sharpen'] as const),
  ...(['reader.gray', 'reader.invert', 'reader.eink'] as const),
] as const

interface Props {
  readonly comic: LoadedComic
  readonly reader: ReaderController
  readonly cache: PageImageCache
  readonly mode: ReadingMode
  readonly registry: ComicCommandRegistry
  readonly perform: ReaderShellControls['perform']
  readonly showMessage: ReaderShellControls['showMessage']
}

/** Shows the pages in the viewer of the current mode and connects pointer, touch and wheel input. */
export function ComicViewport({ comic, reader, cache, mode, registry, perform, showMessage }: Props) {
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [scale] = useReaderSetting('reader.scale')
  const [animates] = useReaderSetting('reader.animate')
  const [eink] = useReaderSetting('reader.eink')
  const [background] = useReaderSetting('reader.background')
  const needsTransform = useHasNonDefaultSetting(transformSettings)
  const needsFilters = useHasNonDefaultSetting(filterSettings) || background === 'auto'
  const [isFilterReady, setIsFilterReady] = useState(!needsFilters)
  const onReady = useCallback(() => setIsFilterReady(true), [])
  registry.surface = surface
  useComicPointerInput(surface, mode, reader, registry, perform)

  const animate = animates && !eink
  const register = useMemo(() => withZoomScrolling(reader, registry), [reader, registry])
  const onLeave = useCallback(() => reader.send({ type: 'user.leave' }), [reader])
  const viewerProps = { cache, animate, register, onRelocated: reader.onRelocated, onLeave }
  const pagedProps = { ...viewerProps, pages: comic.pages, scale, onOpened: registry.notifyOpened }
  return (
    <div ref={setSurface} className={styles.surface} data-hidden={needsFilters && !isFilterReady}>
      <Suspense fallback={null}>
        {mode === 'WEBTOON' ? (
          <WebtoonViewer {...viewerProps} reader={reader} registry={registry} comic={comic} />
        ) : needsTransform ? (
          <PagedComicViewerWithPairingAndTransforms
            {...pagedProps}
            mode={mode}
            comic={comic}
            registry={registry}
            showMessage={showMessage}
            goTo={reader.goTo}
          />
        ) : (
          <PagedComicViewer {...pagedProps} mode={mode} layout="single" />
        )}
      </Suspense>
      {needsFilters && surface && (
        <Suspense fallback={null}>
          <ComicImageFilters surface={surface} reader={reader} cache={cache} perform={perform} onReady={onReady} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Passes each command that scrolls by a screen height to the comic features first. For example, the zoom feature moves
 * a zoomed or very wide page if a part of the page is hidden in the scroll direction. If no feature handles the
 * command, the viewer scrolls. The viewer also handles all commands that scroll by another distance.
 */
const withZoomScrolling =
  ({ register }: ReaderController, registry: ComicCommandRegistry): ReaderController['register'] =>
  viewer =>
    register(
      viewer && {
        ...viewer,
        scroll: (direction, by) =>
          (by === 'screen' && registry.intercept(direction === 1 ? 'scrollForward' : 'scrollBack')) ||
          viewer.scroll(direction, by),
      },
    )
