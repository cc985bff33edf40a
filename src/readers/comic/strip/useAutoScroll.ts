import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useEffectiveSettings } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import { comicMenuItem, menuItems } from '../tools/comicMenu'
import { AutoScroller } from './autoScroller'

/** Registers the auto-scroll command and its menu item in webtoon mode. */
export function useAutoScroll(registry: CommandRegistry, mode: ReadingMode, showMessage: (text: string) => void): void {
  const t = useTranslate()
  const settings = useEffectiveSettings()
  useEffect(() => {
    if (mode !== 'WEBTOON') return
    const autoScroller = new AutoScroller(() => showMessage(t('reader.autoScroll.off')))
    const unregister = registry.register({
      frame: menuItems(comicMenuItem(t, 'autoScroll')),
      handlers: {
        autoScroll: () => {
          const strip = registry.surface?.querySelector<HTMLElement>('[data-webtoon]')
          if (autoScroller.isOn || !strip) return autoScroller.stop()
          autoScroller.start(strip, () => settings.read('reader.scrollSpeed'))
          showMessage(t('reader.autoScroll.on'))
        },
      },
    })
    return () => {
      unregister()
      autoScroller.stop()
    }
  }, [registry, mode, settings, showMessage, t])
}
