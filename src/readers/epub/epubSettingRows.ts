import type { PreferenceName } from '../../preferences/preferenceStore'
import {
  choiceSettingRow,
  customSettingRow,
  evenlySpacedValues,
  type ReaderSettingRow,
  showSettingRowsWhen,
} from '../settings/readerSettingRows'

/**
 * Row of the dictionaries in the settings sheet. Its name only selects the texts of the row. No preference has this
 * name.
 */
const dictionariesRow: ReaderSettingRow = {
  ...customSettingRow('text', 'epub.dictionaries' as PreferenceName, () =>
    import('./dictionaries/loadDictionaryComponents').then(
      async ({ loadDictionaryComponents }) => (await loadDictionaryComponents()).DictionarySetting,
    ),
  ),
  isStoredOnDevice: true,
}

/** Settings of reflowable books, in the order of the settings sheet. */
export const epubSettingRows: readonly ReaderSettingRow[] = [
  choiceSettingRow('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  choiceSettingRow('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  ...showSettingRowsWhen(
    'epub.layout',
    ['paginated'],
    [choiceSettingRow('page', 'epub.columns', 'choice', ['auto', 'one', 'two'])],
  ),
  choiceSettingRow('page', 'epub.margins', 'steps', evenlySpacedValues(0.5, 4, 0.25), 'times'),
  choiceSettingRow('text', 'epub.fontSize', 'steps', evenlySpacedValues(50, 300, 10), 'percent'),
  customSettingRow('text', 'epub.font', () =>
    import('./fonts/EpubFontSetting').then(({ EpubFontSetting }) => EpubFontSetting),
  ),
  choiceSettingRow('text', 'epub.lineHeight', 'steps', evenlySpacedValues(80, 250, 10), 'percent'),
  choiceSettingRow('text', 'epub.align', 'choice', ['publisher', 'left', 'justify']),
  choiceSettingRow('text', 'epub.hyphenation', 'choice', ['publisher', 'on', 'off']),
  dictionariesRow,
  choiceSettingRow('spacing', 'epub.letterSpacing', 'steps', evenlySpacedValues(0, 30, 2), 'percent'),
  choiceSettingRow('spacing', 'epub.wordSpacing', 'steps', evenlySpacedValues(0, 100, 10), 'percent'),
  choiceSettingRow('spacing', 'epub.paragraphSpacing', 'steps', evenlySpacedValues(0, 200, 20), 'percent'),
  choiceSettingRow('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  choiceSettingRow('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
]

const fixedLayoutSettingNames: readonly ReaderSettingRow['name'][] = [
  'epub.appearance',
  'epub.columns',
  'epub.direction',
  'epub.navigation',
]

/** Settings of fixed-layout books. Omits the text settings, because they have no effect in such books. */
export const fixedLayoutSettingRows: readonly ReaderSettingRow[] = epubSettingRows
  .filter(({ name }) => fixedLayoutSettingNames.includes(name))
  .map(({ when, ...setting }) => setting)

/** Settings of books with vertical text. Omits the layout setting, because vertical text is always paginated. */
const verticalTextSettingRows: readonly ReaderSettingRow[] = epubSettingRows
  .filter(({ name }) => name !== 'epub.layout')
  .map(({ when, ...setting }) => setting)

/** Layout of a book: reflowable text with horizontal or vertical lines, or pages of a fixed size. */
export type EpubLayoutKind = 'text' | 'verticalText' | 'fixedLayout'

/** Rows of the settings sheet by layout of the book. */
export const epubSettingRowsByLayout = {
  text: epubSettingRows,
  verticalText: verticalTextSettingRows,
  fixedLayout: fixedLayoutSettingRows,
} as const
