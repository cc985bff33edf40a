import { useEffect, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useSetting } from '../../settings/effectiveSettings'
import type { CommandRegistry, InterceptedInput } from '../commandRegistry'
import styles from './zoom.module.css'
import { Zoomer } from './zoomer'

const onwards: ReadonlyMap<InterceptedInput, 1 | -1> = new Map([
  ['next', 1],
  ['scrollOn', 1],
  ['previous', -1],
  ['scrollBack', -1],
])

/**
 * Zooms by wheel, pinch, double tap and keys, and pans the zoomed pages. Returns the zoom controller for the guided
 * view.
 */
export function useZoom(registry: CommandRegistry, mode: ReadingMode, say: (text: string) => void): Zoomer | undefined {
  const t = useTranslate()
  const [onTurn] = useSetting('reader.zoomOnTurn')
  const [animate] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  const [atWork, setAtWork] = useState<Zoomer>()
  useEffect(() => {
    const { surface } = registry
    if (!surface) return
    const ways = {
      rightToLeft: mode === 'RIGHT_TO_LEFT',
      upright: mode === 'VERTICAL' || mode === 'WEBTOON',
      keeps: onTurn === 'keep',
      animate: animate && !eink,
    }
    const zoomer = new Zoomer(surface, ways, styles.zoomed ?? '')
    setAtWork(zoomer)
    const stepped = (direction: 1 | -1) => () => {
      zoomer.step(direction)
      say(t('reader.zoomed', { percent: zoomer.percent }))
    }
    const unregister = registry.register({
      handlers: {
        zoomIn: stepped(1),
        zoomOut: stepped(-1),
        zoomReset: () => zoomer.reset(),
        zoomHere: () => zoomer.toggle(registry.tapped),
      },
      opened: () => zoomer.turned(),
      intercept: input => {
        const direction = onwards.get(input)
        return direction !== undefined && zoomer.goOn(direction, input.startsWith('scroll'))
      },
    })
    return () => {
      unregister()
      zoomer.stop()
    }
  }, [registry, mode, onTurn, animate, eink, say, t])
  return atWork
}
