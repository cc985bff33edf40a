import { useEffect } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { useSetting } from '../settingsInForce'
import type { ReadingMode } from '../tapZones'
import type { Desk } from './desk'
import styles from './zoom.module.css'
import { Zoomer } from './zoomer'

/** Enlarging by wheel, fingers, double tap and keys, and moving about in what is enlarged. */
export function useZoom(desk: Desk, mode: ReadingMode, say: (text: string) => void): void {
  const t = useTranslate()
  const [onTurn] = useSetting('reader.zoomOnTurn')
  const [animate] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  useEffect(() => {
    const { surface } = desk
    if (!surface) return
    const ways = {
      rightToLeft: mode === 'RIGHT_TO_LEFT',
      upright: mode === 'VERTICAL' || mode === 'WEBTOON',
      keeps: onTurn === 'keep',
      animate: animate && !eink,
    }
    const zoomer = new Zoomer(surface, ways, styles.zoomed ?? '')
    const stepped = (direction: 1 | -1) => () => {
      zoomer.step(direction)
      say(t('reader.zoomed', { percent: zoomer.percent }))
    }
    const takeBack = desk.offer({
      zoomIn: stepped(1),
      zoomOut: stepped(-1),
      zoomReset: () => zoomer.reset(),
      zoomHere: () => zoomer.toggle(desk.tapped),
    })
    const stopHearing = desk.onOpened(() => zoomer.turned())
    desk.detour = deed => {
      if (deed === 'next' || deed === 'scrollOn') return zoomer.goOn(1)
      return (deed === 'previous' || deed === 'scrollBack') && zoomer.goOn(-1)
    }
    return () => {
      takeBack()
      stopHearing()
      zoomer.stop()
      desk.detour = () => false
    }
  }, [desk, mode, onTurn, animate, eink, say, t])
}
