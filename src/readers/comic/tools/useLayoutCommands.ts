import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { useSetting } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import { comicMenuItem, menuItems } from './comicMenu'

/**
 * Registers the menu items of the pairing and panel commands where they apply. Elsewhere the commands only show a hint.
 * Their handlers belong to the viewers that can run them.
 */
export function useLayoutCommands(registry: CommandRegistry, mode: ReadingMode, say: (text: string) => void): void {
  const t = useTranslate()
  const [layout] = useSetting('reader.layout')
  const [guided] = useSetting('reader.guided')
  const isPaged = mode !== 'WEBTOON'
  useEffect(() => {
    const hint = () => say(t('reader.pairing.doubleOnly'))
    if (layout === 'single') return registry.register({ handlers: { shiftPages: hint, keepAlone: hint } })
    if (!isPaged) return
    return registry.register({ frame: menuItems(comicMenuItem(t, 'shiftPages'), comicMenuItem(t, 'keepAlone')) })
  }, [registry, isPaged, layout, say, t])
  useEffect(() => {
    const hint = () => say(t('reader.panel.guidedOnly'))
    const ofGuided = guided ? [comicMenuItem(t, 'wholePage'), comicMenuItem(t, 'panelOrder')] : []
    const guide = comicMenuItem(t, 'guided', { label: t('reader.setting.reader.guided.label'), pressed: guided })
    return registry.register({
      handlers: guided ? {} : { wholePage: hint, panelOrder: hint },
      frame: menuItems(...(isPaged ? [guide, ...ofGuided] : [])),
    })
  }, [registry, isPaged, guided, say, t])
}
