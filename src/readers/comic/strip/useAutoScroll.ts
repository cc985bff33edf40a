import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useEffectiveSettings } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import { AutoScroll } from './autoScroll'

/** Registers the auto-scroll command in webtoon mode. */
export function useAutoScroll(desk: CommandRegistry, mode: ReadingMode, say: (text: string) => void): void {
  const t = useTranslate()
  const settings = useEffectiveSettings()
  useEffect(() => {
    if (mode !== 'WEBTOON') return
    const scrolling = new AutoScroll(() => say(t('reader.autoScroll.off')))
    const takeBack = desk.offer({
      autoScroll: () => {
        const strip = desk.surface?.querySelector<HTMLElement>('[data-webtoon]')
        if (scrolling.isOn || !strip) return scrolling.stop()
        scrolling.start(strip, () => settings.read('reader.scrollSpeed'))
        say(t('reader.autoScroll.on'))
      },
    })
    return () => {
      takeBack()
      scrolling.stop()
    }
  }, [desk, mode, settings, say, t])
}
