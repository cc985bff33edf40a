import type { PreferenceName } from '../../preferences/preferenceStore'
import {
  createChoiceSettingRow,
  createCustomSettingRow,
  createEvenlySpacedValues,
  type ReaderSettingRow,
  showSettingRowsWhen,
} from '../settings/readerSettingRows'

/**
 * Row of the dictionaries in the settings sheet. The name of the row only selects its texts; no preference has this
 * name.
 */
const dictionariesRow: ReaderSettingRow = {
  ...createCustomSettingRow('text', 'epub.dictionaries' as PreferenceName, () =>
    import('./dictionaries/loadDictionaryComponents').then(
      async ({ loadDictionaryComponents }) => (await loadDictionaryComponents()).DictionarySetting,
    ),
  ),
  isStoredOnDevice: true,
}

/** Settings of reflowable books, in the order of the settings sheet. */
export const epubSettingRows: readonly ReaderSettingRow[] = [
  createChoiceSettingRow('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  createChoiceSettingRow('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  ...showSettingRowsWhen(
    'epub.layout',
    ['paginated'],
    [createChoiceSettingRow('page', 'epub.columns', 'choice', ['auto', 'one', 'two'])],
  ),
  createChoiceSettingRow('page', 'epub.margins', 'steps', createEvenlySpacedValues(0.5, 4, 0.25), 'times'),
  createChoiceSettingRow('text', 'epub.fontSize', 'steps', createEvenlySpacedValues(50, 300, 10), 'percent'),
  createCustomSettingRow('text', 'epub.font', () =>
    import('./fonts/EpubFontSetting').then(({ EpubFontSetting }) => EpubFontSetting),
  ),
  createChoiceSettingRow('text', 'epub.lineHeight', 'steps', createEvenlySpacedValues(80, 250, 10), 'percent'),
  createChoiceSettingRow('text', 'epub.align', 'choice', ['publisher', 'left', 'justify']),
  createChoiceSettingRow('text', 'epub.hyphenation', 'choice', ['publisher', 'on', 'off']),
  dictionariesRow,
  createChoiceSettingRow('spacing', 'epub.letterSpacing', 'steps', createEvenlySpacedValues(0, 30, 2), 'percent'),
  createChoiceSettingRow('spacing', 'epub.wordSpacing', 'steps', createEvenlySpacedValues(0, 100, 10), 'percent'),
  createChoiceSettingRow('spacing', 'epub.paragraphSpacing', 'steps', createEvenlySpacedValues(0, 200, 20), 'percent'),
  createChoiceSettingRow('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  createChoiceSettingRow('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
]

const fixedLayoutSettingNames: readonly ReaderSettingRow['name'][] = [
  'epub.appearance',
  'epub.columns',
  'epub.direction',
  'epub.navigation',
]

/**
 * Settings of fixed-layout books. Omits the text settings, because text settings have no effect in fixed-layout books.
 */
export const fixedLayoutSettingRows: readonly ReaderSettingRow[] = epubSettingRows
  .filter(({ name }) => fixedLayoutSettingNames.includes(name))
  .map(({ when, ...setting }) => setting)

/** Settings of books with vertical text. Omits the layout setting, because vertical text is always paginated. */
const verticalTextSettingRows: readonly ReaderSettingRow[] = epubSettingRows
  .filter(({ name }) => name !== 'epub.layout')
  .map(({ when, ...setting }) => setting)

/** Layout of a book: reflowable text with horizontal or vertical lines, or pages of a fixed size. */
export type EpubBookLayout = 'text' | 'verticalText' | 'fixedLayout'

/** For each layout of a book: the rows of the settings sheet. */
export const epubSettingRowsByLayout = {
  text: epubSettingRows,
  verticalText: verticalTextSettingRows,
  fixedLayout: fixedLayoutSettingRows,
} as const
