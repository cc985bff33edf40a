import type { PreferenceName } from '../../preferences/preferenceStore'
import {
  createEvenlySpacedValues,
  defineChoiceSetting,
  defineSettingWithCustomControl,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from '../settings/readerSettingDefinitions'
import { TwoColumnsNote } from './TwoColumnsNote'

/**
 * Row of the settings sheet in which users manage dictionaries. `epub.dictionaries` is not a stored preference. It is
 * only part of the translation keys for this row.
 */
const dictionariesRow: ReaderSettingDefinition = {
  ...defineSettingWithCustomControl('text', 'epub.dictionaries' as PreferenceName, () =>
    import('./dictionaries/loadDictionaryComponents').then(
      async ({ loadDictionaryComponents }) => (await loadDictionaryComponents()).DictionarySetting,
    ),
  ),
  isStoredOnDevice: true,
}

/** Settings of reflowable books, in the order of the settings sheet. */
export const reflowableEpubSettingDefinitions: readonly ReaderSettingDefinition[] = [
  defineChoiceSetting('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  defineChoiceSetting('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  ...showSettingsOnlyWhen(
    'epub.layout',
    ['paginated'],
    [{ ...defineChoiceSetting('page', 'epub.columns', 'choice', ['auto', 'one', 'two']), Note: TwoColumnsNote }],
  ),
  defineChoiceSetting('page', 'epub.margins', 'steps', createEvenlySpacedValues(0.5, 4, 0.25), 'times'),
  defineChoiceSetting('text', 'epub.fontSize', 'steps', createEvenlySpacedValues(50, 300, 10), 'percent'),
  defineSettingWithCustomControl('text', 'epub.font', () =>
    import('./fonts/EpubFontSetting').then(({ EpubFontSetting }) => EpubFontSetting),
  ),
  defineChoiceSetting('text', 'epub.lineHeight', 'steps', createEvenlySpacedValues(80, 250, 10), 'percent'),
  defineChoiceSetting('text', 'epub.align', 'choice', ['publisher', 'left', 'justify']),
  defineChoiceSetting('text', 'epub.hyphenation', 'choice', ['publisher', 'on', 'off']),
  dictionariesRow,
  defineChoiceSetting('spacing', 'epub.letterSpacing', 'steps', createEvenlySpacedValues(0, 30, 2), 'percent'),
  defineChoiceSetting('spacing', 'epub.wordSpacing', 'steps', createEvenlySpacedValues(0, 100, 10), 'percent'),
  defineChoiceSetting('spacing', 'epub.paragraphSpacing', 'steps', createEvenlySpacedValues(0, 200, 20), 'percent'),
  defineChoiceSetting('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  defineChoiceSetting('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
]

const fixedLayoutSettingNames: readonly ReaderSettingDefinition['name'][] = [
  'epub.appearance',
  'epub.columns',
  'epub.direction',
  'epub.navigation',
]

/**
 * Settings of fixed-layout books. Contains only appearance, columns, page direction and navigation, because most other
 * settings have no effect on fixed-layout pages. In these books, the setting for columns determines how many pages are
 * side by side. The setting therefore has the texts of a page layout setting (`epub.pageLayout`).
 */
export const fixedLayoutSettingDefinitions: readonly ReaderSettingDefinition[] = reflowableEpubSettingDefinitions
  .filter(({ name }) => fixedLayoutSettingNames.includes(name))
  .map(({ when, Note, ...setting }) =>
    setting.name === 'epub.columns' ? { ...setting, textName: 'epub.pageLayout' } : setting,
  )

/**
 * Settings of books with vertical text. Does not contain the layout setting, because vertical text is always paginated.
 */
const verticalTextSettingRows: readonly ReaderSettingDefinition[] = reflowableEpubSettingDefinitions
  .filter(({ name }) => name !== 'epub.layout')
  .map(({ when, ...setting }) => setting)

/** Layout of a book: horizontal text, vertical text, or pages of a fixed size. */
export type EpubLayoutKind = 'text' | 'verticalText' | 'fixedLayout'

/** Rows of the settings sheet, by layout of the book. */
export const epubSettingDefinitionsByLayout = {
  text: reflowableEpubSettingDefinitions,
  verticalText: verticalTextSettingRows,
  fixedLayout: fixedLayoutSettingDefinitions,
} as const
