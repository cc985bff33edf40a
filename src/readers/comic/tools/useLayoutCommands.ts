import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useSetting } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import { comicMenuItem, menuItems } from './comicMenu'

/**
 * Registers the menu items of the pairing and panel commands in the modes that support them. In other modes, the
 * commands show a hint. The viewers register the handlers of the commands.
 */
export function useLayoutCommands(
  registry: CommandRegistry,
  mode: ReadingMode,
  showMessage: (text: string) => void,
): void {
  const t = useTranslate()
  const [layout] = useSetting('reader.layout')
  const [guided] = useSetting('reader.guided')
  const isPaged = mode !== 'WEBTOON'
  useEffect(() => {
    const hint = () => showMessage(t('reader.pairing.doubleOnly'))
    if (layout === 'single') return registry.register({ handlers: { shiftPages: hint, keepAlone: hint } })
    if (!isPaged) return
    return registry.register({ frame: menuItems(comicMenuItem(t, 'shiftPages'), comicMenuItem(t, 'keepAlone')) })
  }, [registry, isPaged, layout, showMessage, t])
  useEffect(() => {
    const hint = () => showMessage(t('reader.panel.guidedOnly'))
    const panelItems = guided ? [comicMenuItem(t, 'wholePage'), comicMenuItem(t, 'panelOrder')] : []
    const guidedViewItem = comicMenuItem(t, 'guided', {
      label: t('reader.setting.reader.guided.label'),
      pressed: guided,
    })
    return registry.register({
      handlers: guided ? {} : { wholePage: hint, panelOrder: hint },
      frame: menuItems(...(isPaged ? [guidedViewItem, ...panelItems] : [])),
    })
  }, [registry, isPaged, guided, showMessage, t])
}
