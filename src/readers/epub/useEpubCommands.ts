import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName } from '../../preferences/preferenceStore'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import { type EffectiveReaderSettings, useEffectiveReaderSettings } from '../settings/effectiveReaderSettings'
import { getSettingTextKey } from '../settings/getSettingTextKey'
import { getNextSettingValue, stepSettingValue } from '../settings/readerSettingDefinitions'
import { useFormatSettingValue } from '../settings/useFormatSettingValue'
import { isWindowTooNarrowForTwoColumns } from './content/isWindowTooNarrowForTwoColumns'
import {
  type EpubLayoutKind,
  epubSettingDefinitionsByLayout,
  reflowableEpubSettingDefinitions,
} from './epubSettingDefinitions'
import type { UseJumpHistoryResult } from './navigation/useJumpHistory'

/**
 * Returns a function that executes commands. The commands go to the start or end of the book, move through the jump
 * history, or change the columns, layout, appearance or text size. The returned function returns a message if a setting
 * has changed. Otherwise, it returns undefined.
 */
export function useEpubCommands(
  goTo: (edge: 'first' | 'last') => void,
  jumps: UseJumpHistoryResult,
  kind: EpubLayoutKind,
) {
  const t = useTranslate()
  const formatValue = useFormatSettingValue()
  const settings = useEffectiveReaderSettings()
  const describeSetting = (name: PreferenceName) => {
    const value = settings.read(name)
    const definition = epubSettingDefinitionsByLayout[kind].find(setting => setting.name === name)
    const textKey = getSettingTextKey(definition ?? { name })
    const formatted = typeof value === 'number' ? formatValue('percent', value) : t(`${textKey}.${value}`)
    return `${t(`${textKey}.label`)}: ${formatted}`
  }
  const describeNarrowWindow = () =>
    kind !== 'fixedLayout' &&
    isWindowTooNarrowForTwoColumns({
      columns: settings.read('epub.columns'),
      margins: settings.read('epub.margins'),
      fontSize: settings.read('epub.fontSize'),
    }) &&
    t('reader.setting.epub.columns.tooNarrow')
  return (command: ReaderCommand): string | undefined => {
    switch (command) {
      case 'first':
      case 'last':
        return void goTo(command)
      case 'backInBook':
        return void jumps.back()
      case 'forwardInBook':
        return void jumps.forward()
      case 'cycleColumns':
        return [describeSetting(cycleColumns(settings, kind)), describeNarrowWindow()].filter(Boolean).join(' · ')
      case 'scrollLayout':
        settings.write('epub.layout', settings.read('epub.layout') === 'scroll' ? 'paginated' : 'scroll')
        return describeSetting('epub.layout')
      case 'cycleAppearance':
        settings.write(
          'epub.appearance',
          getNextSettingValue(reflowableEpubSettingDefinitions, 'epub.appearance', settings.read('epub.appearance')),
        )
        return describeSetting('epub.appearance')
      case 'largerText':
      case 'smallerText': {
        const step = command === 'largerText' ? 1 : -1
        settings.write(
          'epub.fontSize',
          stepSettingValue(reflowableEpubSettingDefinitions, 'epub.fontSize', settings.read('epub.fontSize'), step),
        )
        return describeSetting('epub.fontSize')
      }
      default:
        return undefined
    }
  }
}

/**
 * Selects the next number of columns. If the text is scrolled, selects the paginated layout with an automatic number of
 * columns instead.
 * @returns the name of the changed setting
 */
function cycleColumns(settings: EffectiveReaderSettings, kind: EpubLayoutKind): PreferenceName {
  if (kind === 'text' && settings.read('epub.layout') === 'scroll') {
    settings.write('epub.layout', 'paginated')
    settings.write('epub.columns', 'auto')
  } else
    settings.write(
      'epub.columns',
      getNextSettingValue(reflowableEpubSettingDefinitions, 'epub.columns', settings.read('epub.columns')),
    )
  return 'epub.columns'
}
