import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName } from '../../preferences/preferences'
import type { Command } from '../input/keys/shortcuts'
import { type EffectiveSettings, useEffectiveSettings } from '../settings/effectiveSettings'
import { useSettingValueFormat } from '../settings/formatSettingValue'
import { nextChoice, steppedValue } from '../settings/readerSettings'
import { epubSettings, type PageLayoutKind } from './epubSettings'
import type { JumpControls } from './navigation/useJumpHistory'

/**
 * Returns a function that performs the EPUB commands other than page turns. It returns the message to show: the changed
 * setting and its value, or undefined.
 */
export function useEpubCommands(goTo: (where: 'first' | 'last') => void, ways: JumpControls, kind: PageLayoutKind) {
  const t = useTranslate()
  const amount = useSettingValueFormat()
  const settings = useEffectiveSettings()
  const say = (name: PreferenceName) => {
    const value = settings.read(name)
    const shown = typeof value === 'number' ? amount('percent', value) : t(`reader.setting.${name}.${value}`)
    return `${t(`reader.setting.${name}.label`)}: ${shown}`
  }
  return (deed: Command): string | undefined => {
    switch (deed) {
      case 'first':
      case 'last':
        return void goTo(deed)
      case 'backInBook':
        return void ways.back()
      case 'forwardInBook':
        return void ways.forward()
      case 'cycleColumns':
        return say(cycleColumns(settings, kind))
      case 'scrollLayout':
        settings.write('epub.layout', 'scroll')
        return say('epub.layout')
      case 'cycleAppearance':
        settings.write('epub.appearance', nextChoice(epubSettings, 'epub.appearance', settings.read('epub.appearance')))
        return say('epub.appearance')
      case 'largerText':
      case 'smallerText': {
        const step = deed === 'largerText' ? 1 : -1
        settings.write(
          'epub.fontSize',
          steppedValue(epubSettings, 'epub.fontSize', settings.read('epub.fontSize'), step),
        )
        return say('epub.fontSize')
      }
      default:
        return undefined
    }
  }
}

/**
 * Switches to the next number of columns. In the scrolled layout, which only horizontal text has, switches to pages
 * first.
 * @returns the name of the changed setting
 */
function cycleColumns(settings: EffectiveSettings, kind: PageLayoutKind): PreferenceName {
  if (kind === 'text' && settings.read('epub.layout') === 'scroll') {
    settings.write('epub.layout', 'paginated')
    settings.write('epub.columns', 'auto')
  } else settings.write('epub.columns', nextChoice(epubSettings, 'epub.columns', settings.read('epub.columns')))
  return 'epub.columns'
}
