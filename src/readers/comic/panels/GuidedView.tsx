import { useEffect, useMemo, useRef, useState } from 'react'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { getReaderPhase, type ReaderController } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { useSyncedReaderData } from '../../sync/useSyncedReaderData'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import type { PageImageCache } from '../images/pageImageCache'
import type { LoadedComic } from '../session/loadComic'
import type { PageZoomController } from '../zoom/pageZoomController'
import { ComicPanelDetector } from './comicPanelDetector'
import { ComicPanelNavigator, type GuidedViewOptions } from './comicPanelNavigator'
import { type GuidedViewStop, parsePanelDetectionCorrections } from './createGuidedViewStops'
import styles from './GuidedView.module.css'
import { sortPanelsInReadingOrder } from './sortPanelsInReadingOrder'

interface Props {
  readonly comic: LoadedComic
  readonly reader: ReaderController
  readonly cache: PageImageCache
  readonly mode: ReadingMode
  readonly registry: ComicCommandRegistry
  readonly zoomer: PageZoomController
  readonly showMessage: (text: string) => void
}

/**
 * Guided view: enlarges each panel of a page in turn, in reading order. Except in e-ink mode, also dims the rest of the
 * page. Users can correct the panels.
 */
export function GuidedView({ comic, reader, cache, mode, registry, zoomer, showMessage }: Props) {
  const t = useTranslate()
  const [eink] = useReaderSetting('reader.eink')
  const highlight = useRef<HTMLDivElement>(null)
  const detectedPanels = usePanelDetector(`${comic.book.id}/${getBookFileFingerprint(comic.book)}`, cache)
  const options = useGuidedViewOptions(comic, mode, registry, detectedPanels, showMessage)
  const latest = useRef(options)
  latest.current = options
  const navigator = useRef<ComicPanelNavigator>(undefined)
  const [stop, setStop] = useState<GuidedViewStop>()
  useEffect(() => {
    if (!registry.surface || !highlight.current) return
    const newNavigator = new ComicPanelNavigator(registry.surface, zoomer, highlight.current, latest.current, setStop)
    navigator.current = newNavigator
    if (registry.spread) newNavigator.openSpread(registry.spread, 0)
    const cleanups = [
      cache.subscribe(() => newNavigator.refresh()),
      detectedPanels.subscribe(() => newNavigator.update()),
      registry.register({
        onSpreadOpened: (spread, from) => newNavigator.openSpread(spread, from),
        intercept: input =>
          (input === 'user.next' || input === 'user.previous') &&
          getReaderPhase(reader.actor.getSnapshot()) === 'reading' &&
          newNavigator.step(input === 'user.next' ? 1 : -1),
      }),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
      newNavigator.stop()
    }
  }, [registry, zoomer, cache, detectedPanels, reader])
  useEffect(() => navigator.current?.update(options), [options])
  const label =
    stop && stop.of > 1
      ? t(stop.nth === 0 ? 'reader.panel.whole' : 'reader.panel.of', { panel: stop.nth, count: stop.of })
      : ''
  return (
    <div className={styles.overlay}>
      <div ref={highlight} className={styles.highlight} data-dims={!eink} data-panel hidden />
      <div role="status" aria-label={label} className="visually-hidden">
        {label}
      </div>
    </div>
  )
}

function usePanelDetector(file: string, cache: PageImageCache): ComicPanelDetector {
  const detectedPanels = useMemo(() => new ComicPanelDetector(file, cache), [file, cache])
  useEffect(() => {
    detectedPanels.start()
    return () => detectedPanels.stop()
  }, [detectedPanels])
  return detectedPanels
}

/**
 * Returns the options of the guided view, including the user's corrections of the panels. Also registers the commands
 * that change these corrections.
 */
function useGuidedViewOptions(
  { book }: LoadedComic,
  mode: ReadingMode,
  registry: ComicCommandRegistry,
  detectedPanels: ComicPanelDetector,
  showMessage: Props['showMessage'],
): GuidedViewOptions {
  const t = useTranslate()
  const [wholeFirst] = useReaderSetting('reader.guidedWhole')
  const [animates] = useReaderSetting('reader.animate')
  const [eink] = useReaderSetting('reader.eink')
  const [swipes] = useReaderSetting('reader.swipe')
  const syncedData = useSyncedReaderData('panels', book.id)
  const { whole, otherOrder } = useMemo(() => parsePanelDetectionCorrections(syncedData.entries), [syncedData.entries])
  useEffect(
    () =>
      registry.register({
        handlers: {
          wholePage: () => {
            const pages = registry.spread ?? []
            const isWhole = pages.every(({ number }) => whole.has(number))
            for (const { number } of pages) syncedData.set(`whole.${number}`, isWhole ? undefined : true)
            showMessage(t(isWhole ? 'reader.panel.byPanels' : 'reader.panel.wholePage'))
          },
          panelOrder: () => {
            syncedData.set('order', otherOrder ? undefined : true)
            showMessage(t(otherOrder ? 'reader.panel.defaultOrder' : 'reader.panel.reverseOrder'))
          },
        },
      }),
    [registry, syncedData, whole, otherOrder, showMessage, t],
  )
  const rightToLeft = (mode === 'RIGHT_TO_LEFT') !== otherOrder
  return useMemo(
    () => ({
      panels: page => {
        const panels = detectedPanels.resultFor(page)
        return panels && sortPanelsInReadingOrder(panels, rightToLeft)
      },
      whole,
      wholeFirst,
      swipes,
      animate: animates && !eink,
    }),
    [detectedPanels, rightToLeft, whole, wholeFirst, swipes, animates, eink],
  )
}
