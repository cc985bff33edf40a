import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferences'
import { cycled } from '../readerSettings'
import { useSettingsInForce } from '../settingsInForce'
import type { Deed } from '../shortcuts'
import type { ReadingMode } from '../tapZones'
import type { Reader } from '../useReader'
import { atPage } from './comic'
import { comicSettings } from './comicSettings'

const modes: Partial<Record<Deed, ReadingMode>> = {
  leftToRight: 'LEFT_TO_RIGHT',
  rightToLeft: 'RIGHT_TO_LEFT',
  vertical: 'VERTICAL',
  webtoon: 'WEBTOON',
}

interface Given {
  readonly reader: Reader
  readonly mode: ReadingMode
  readonly chooseMode: (mode: ReadingMode) => void
  readonly shiftPages: () => void
  readonly lastPage: number
}

/** What keys can ask of a comic beyond turning; the answer is what is shown in passing. */
export function useComicDeeds({ reader, mode, chooseMode, shiftPages, lastPage }: Given) {
  const t = useTranslate()
  const settings = useSettingsInForce()
  const cycle = <N extends PreferenceName>(name: N): string => {
    const value: PreferenceValue<N> = cycled(comicSettings, name, settings.read(name))
    settings.write(name, value)
    return `${t(`reader.setting.${name}.label`)}: ${typeof value === 'number' ? value : t(`reader.setting.${name}.${value}`)}`
  }
  return (deed: Deed): string | undefined => {
    const chosen = modes[deed]
    if (chosen) {
      chooseMode(chosen)
      return t(`reader.setting.reader.mode.${chosen}`)
    }
    switch (deed) {
      case 'first':
        return void reader.goTo(atPage(1))
      case 'last':
        return void reader.goTo(atPage(lastPage))
      case 'cycleScale':
        return cycle(mode === 'WEBTOON' ? 'reader.webtoonScale' : 'reader.scale')
      case 'cycleLayout':
        return cycle('reader.layout')
      case 'cyclePadding':
        return cycle('reader.sidePadding')
      case 'cycleGap':
        return cycle('reader.pageGap')
      case 'shiftPages':
        shiftPages()
        return t('reader.shifted')
      default:
        return undefined
    }
  }
}
