import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useEffectiveReaderSettings } from '../../settings/effectiveReaderSettings'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { createComicMenuItem, createComicMenuItemContribution } from '../tools/comicMenuItems'
import { WebtoonAutoScroller } from './webtoonAutoScroller'

/** Registers the command and the menu item for automatic scrolling. Both exist only in webtoon mode. */
export function useWebtoonAutoScroll(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  showMessage: (text: string) => void,
): void {
  const t = useTranslate()
  const settings = useEffectiveReaderSettings()
  useEffect(() => {
    if (mode !== 'WEBTOON') return
    const autoScroller = new WebtoonAutoScroller(() => showMessage(t('reader.autoScroll.off')))
    const unregister = registry.register({
      frame: createComicMenuItemContribution(createComicMenuItem(t, 'autoScroll')),
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
