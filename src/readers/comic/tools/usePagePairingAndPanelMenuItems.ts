import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { createComicMenuItem, createComicMenuItemContribution } from './comicMenuItems'

/**
 * Registers the menu items for page pairs and comic panels. In a layout without page pairs, a command for page pairs
 * shows only a hint. While the guided view is off, a command for panels shows only a hint.
 */
export function usePagePairingAndPanelMenuItems(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  showMessage: (text: string) => void,
): void {
  const t = useTranslate()
  const [layout] = useReaderSetting('reader.layout')
  const [guided] = useReaderSetting('reader.guided')
  const isPaged = mode !== 'WEBTOON'
  useEffect(() => {
    const hint = () => showMessage(t('reader.pairing.doubleOnly'))
    if (layout === 'single') return registry.register({ handlers: { shiftPages: hint, showPageAlone: hint } })
    if (!isPaged) return
    return registry.register({
      frame: createComicMenuItemContribution(
        createComicMenuItem(t, 'shiftPages'),
        createComicMenuItem(t, 'showPageAlone'),
      ),
    })
  }, [registry, isPaged, layout, showMessage, t])
  useEffect(() => {
    const hint = () => showMessage(t('reader.panel.guidedOnly'))
    const panelItems = guided ? [createComicMenuItem(t, 'wholePage'), createComicMenuItem(t, 'panelOrder')] : []
    const guidedViewItem = createComicMenuItem(t, 'guidedView', {
      label: t('reader.setting.reader.guided.label'),
      pressed: guided,
    })
    return registry.register({
      handlers: guided ? {} : { wholePage: hint, panelOrder: hint },
      frame: createComicMenuItemContribution(...(isPaged ? [guidedViewItem, ...panelItems] : [])),
    })
  }, [registry, isPaged, guided, showMessage, t])
}
