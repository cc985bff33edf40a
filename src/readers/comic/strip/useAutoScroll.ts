import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useEffectiveSettings } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import { comicMenuItem, menuItems } from '../tools/comicMenu'
import { AutoScroll } from './autoScroll'

/** Registers the auto-scroll command and its menu item in webtoon mode. */
export function useAutoScroll(registry: CommandRegistry, mode: ReadingMode, say: (text: string) => void): void {
  const t = useTranslate()
  const settings = useEffectiveSettings()
  useEffect(() => {
    if (mode !== 'WEBTOON') return
    const scrolling = new AutoScroll(() => say(t('reader.autoScroll.off')))
    const unregister = registry.register({
      frame: menuItems(comicMenuItem(t, 'autoScroll')),
      handlers: {
        autoScroll: () => {
          const strip = registry.surface?.querySelector<HTMLElement>('[data-webtoon]')
          if (scrolling.isOn || !strip) return scrolling.stop()
          scrolling.start(strip, () => settings.read('reader.scrollSpeed'))
          say(t('reader.autoScroll.on'))
        },
      },
    })
    return () => {
      unregister()
      scrolling.stop()
    }
  }, [registry, mode, settings, say, t])
}
