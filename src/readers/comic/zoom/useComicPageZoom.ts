import { useEffect, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { getReaderPhase, type ReaderController } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ComicCommandRegistry, InterceptableReaderCommand } from '../comicCommandRegistry'
import { PageZoomController } from './pageZoomController'
import styles from './useComicPageZoom.module.css'

const commandDirections: ReadonlyMap<InterceptableReaderCommand, 1 | -1> = new Map([
  ['next', 1],
  ['scrollForward', 1],
  ['previous', -1],
  ['scrollBack', -1],
])

/**
 * Lets the user zoom comic pages by wheel, pinch, double tap and keys. Returns the zoom controller, which the guided
 * view also uses.
 */
export function useComicPageZoom(
  reader: ReaderController,
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  showMessage: (text: string) => void,
): PageZoomController | undefined {
  const t = useTranslate()
  const [onTurn] = useReaderSetting('reader.zoomOnTurn')
  const [animate] = useReaderSetting('reader.animate')
  const [eink] = useReaderSetting('reader.eink')
  const [activeZoom, setActiveZoom] = useState<PageZoomController>()
  useEffect(() => {
    const { surface } = registry
    if (!surface) return
    const settings = {
      rightToLeft: mode === 'RIGHT_TO_LEFT',
      upright: mode === 'VERTICAL' || mode === 'WEBTOON',
      keeps: onTurn === 'keep',
      animate: animate && !eink,
      isReading: () => getReaderPhase(reader.actor.getSnapshot()) === 'reading',
    }
    const zoom = new PageZoomController(surface, settings, styles.zoomed ?? '')
    setActiveZoom(zoom)
    const stepCommand = (direction: 1 | -1) => () => {
      if (!settings.isReading()) return
      zoom.step(direction)
      showMessage(t('reader.zoomed', { percent: zoom.percent }))
    }
    const unregister = registry.register({
      handlers: {
        zoomIn: stepCommand(1),
        zoomOut: stepCommand(-1),
        zoomReset: () => zoom.reset(),
        zoomHere: () => zoom.toggle(registry.lastDoubleTap),
      },
      onSpreadOpened: () => zoom.onPageTurn(),
      intercept: input => {
        const direction = commandDirections.get(input)
        return direction !== undefined && zoom.advance(direction, input.startsWith('scroll'))
      },
    })
    return () => {
      unregister()
      zoom.stop()
    }
  }, [reader, registry, mode, onTurn, animate, eink, showMessage, t])
  return activeZoom
}
