import { useTranslate } from '../../language/useTranslate'
import { type PreferenceName, readPreference, writePreference } from '../../preferences/preferences'
import { cycled, stepped } from '../readerSettings'
import type { Deed } from '../shortcuts'

/** What keys can ask of a book beyond turning; the answer is what is shown in passing. */
export function useEpubDeeds(goTo: (where: 'first' | 'last') => void) {
  const t = useTranslate()
  const say = (name: PreferenceName) => {
    const value = readPreference(name)
    const shown = typeof value === 'number' ? `${value} %` : t(`reader.setting.${name}.${value}`)
    return `${t(`reader.setting.${name}.label`)}: ${shown}`
  }
  return (deed: Deed): string | undefined => {
    switch (deed) {
      case 'first':
      case 'last':
        return void goTo(deed)
      case 'cycleColumns':
        return say(cycleColumns())
      case 'scrollLayout':
        writePreference('epub.layout', 'scroll')
        return say('epub.layout')
      case 'cycleAppearance':
        writePreference('epub.appearance', cycled('epub.appearance', readPreference('epub.appearance')))
        return say('epub.appearance')
      case 'largerText':
      case 'smallerText': {
        const step = deed === 'largerText' ? 1 : -1
        writePreference('epub.fontSize', stepped('epub.fontSize', readPreference('epub.fontSize'), step))
        return say('epub.fontSize')
      }
      default:
        return undefined
    }
  }
}

/** From the scrolling layout the key leads to pages first. */
function cycleColumns(): PreferenceName {
  if (readPreference('epub.layout') === 'scroll') {
    writePreference('epub.layout', 'paginated')
    writePreference('epub.columns', 'auto')
  } else writePreference('epub.columns', cycled('epub.columns', readPreference('epub.columns')))
  return 'epub.columns'
}
