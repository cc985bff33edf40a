import { useEffect, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useSetting } from '../../settings/effectiveSettings'
import type { CommandRegistry, InterceptedInput } from '../commandRegistry'
import styles from './zoom.module.css'
import { ZoomController } from './zoomController'

const commandDirections: ReadonlyMap<InterceptedInput, 1 | -1> = new Map([
  ['next', 1],
  ['scrollOn', 1],
  ['previous', -1],
  ['scrollBack', -1],
])

/**
 * Zooms by wheel, pinch, double tap and keys, and pans the zoomed pages. Returns the zoom controller for the guided
 * view.
 */
export function useZoom(
  registry: CommandRegistry,
  mode: ReadingMode,
  showMessage: (text: string) => void,
): ZoomController | undefined {
  const t = useTranslate()
  const [onTurn] = useSetting('reader.zoomOnTurn')
  const [animate] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  const [activeZoom, setActiveZoom] = useState<ZoomController>()
  useEffect(() => {
    const { surface } = registry
    if (!surface) return
    const settings = {
      rightToLeft: mode === 'RIGHT_TO_LEFT',
      upright: mode === 'VERTICAL' || mode === 'WEBTOON',
      keeps: onTurn === 'keep',
      animate: animate && !eink,
    }
    const zoom = new ZoomController(surface, settings, styles.zoomed ?? '')
    setActiveZoom(zoom)
    const stepCommand = (direction: 1 | -1) => () => {
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
  }, [registry, mode, onTurn, animate, eink, showMessage, t])
  return activeZoom
}
