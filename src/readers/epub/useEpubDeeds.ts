import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName } from '../../preferences/preferences'
import { useAmounts } from '../amounts'
import { cycled, stepped } from '../readerSettings'
import { type SettingsInForce, useSettingsInForce } from '../settingsInForce'
import type { Deed } from '../shortcuts'
import { epubSettings, type PagesKind } from './epubSettings'
import type { Ways } from './useTrail'

/** What keys can ask of a book beyond turning; the answer is what is shown in passing. */
export function useEpubDeeds(goTo: (where: 'first' | 'last') => void, ways: Ways, kind: PagesKind) {
  const t = useTranslate()
  const amount = useAmounts()
  const settings = useSettingsInForce()
  const say = (name: PreferenceName) => {
    const value = settings.read(name)
    const shown = typeof value === 'number' ? amount('percent', value) : t(`reader.setting.${name}.${value}`)
    return `${t(`reader.setting.${name}.label`)}: ${shown}`
  }
  return (deed: Deed): string | undefined => {
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
        settings.write('epub.appearance', cycled(epubSettings, 'epub.appearance', settings.read('epub.appearance')))
        return say('epub.appearance')
      case 'largerText':
      case 'smallerText': {
        const step = deed === 'largerText' ? 1 : -1
        settings.write('epub.fontSize', stepped(epubSettings, 'epub.fontSize', settings.read('epub.fontSize'), step))
        return say('epub.fontSize')
      }
      default:
        return undefined
    }
  }
}

/** From the scrolling layout, which only flowing text can have, the key leads to pages first. */
function cycleColumns(settings: SettingsInForce, kind: PagesKind): PreferenceName {
  if (kind === 'text' && settings.read('epub.layout') === 'scroll') {
    settings.write('epub.layout', 'paginated')
    settings.write('epub.columns', 'auto')
  } else settings.write('epub.columns', cycled(epubSettings, 'epub.columns', settings.read('epub.columns')))
  return 'epub.columns'
}
