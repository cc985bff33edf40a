import type { PreferenceName } from '../../preferences/preferences'
import { choiceRow, customRow, onlyWhen, rangeRow, type SettingRow } from '../settings/readerSettings'

/** Row of the user's dictionaries. Its name is no preference; it only selects the interface texts. */
const dictionaries: SettingRow = {
  ...customRow('text', 'epub.dictionaries' as PreferenceName, () =>
    import('./dictionaries/lazyDictionaryComponents').then(
      async ({ lazyDictionaryComponents }) => (await lazyDictionaryComponents()).DictionarySetting,
    ),
  ),
  isKept: true,
}

/** Settings of reflowable books, in the order of the settings sheet. */
export const epubSettings: readonly SettingRow[] = [
  choiceRow('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  choiceRow('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  ...onlyWhen('epub.layout', ['paginated'], [choiceRow('page', 'epub.columns', 'choice', ['auto', 'one', 'two'])]),
  choiceRow('page', 'epub.margins', 'steps', rangeRow(0.5, 4, 0.25), 'times'),
  choiceRow('text', 'epub.fontSize', 'steps', rangeRow(50, 300, 10), 'percent'),
  customRow('text', 'epub.font', () => import('./fonts/FontSetting').then(({ FontSetting }) => FontSetting)),
  choiceRow('text', 'epub.lineHeight', 'steps', rangeRow(80, 250, 10), 'percent'),
  choiceRow('text', 'epub.align', 'choice', ['publisher', 'left', 'justify']),
  choiceRow('text', 'epub.hyphenation', 'choice', ['publisher', 'on', 'off']),
  dictionaries,
  choiceRow('spacing', 'epub.letterSpacing', 'steps', rangeRow(0, 30, 2), 'percent'),
  choiceRow('spacing', 'epub.wordSpacing', 'steps', rangeRow(0, 100, 10), 'percent'),
  choiceRow('spacing', 'epub.paragraphSpacing', 'steps', rangeRow(0, 200, 20), 'percent'),
  choiceRow('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  choiceRow('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
]

const drawn: readonly SettingRow['name'][] = ['epub.appearance', 'epub.columns', 'epub.direction', 'epub.navigation']

/** Settings of fixed-layout books: the surroundings of the pages and page turning, but no text styles. */
export const fixedSettings: readonly SettingRow[] = epubSettings
  .filter(({ name }) => drawn.includes(name))
  .map(({ when, ...setting }) => setting)

/** Settings of books with vertical text, which is always paginated. */
const uprightSettings: readonly SettingRow[] = epubSettings
  .filter(({ name }) => name !== 'epub.layout')
  .map(({ when, ...setting }) => setting)

/**
 * Layout of a book: `text` is reflowable with horizontal lines, `upright` with vertical lines, `drawn` is fixed layout.
 */
export type PageLayoutKind = 'text' | 'upright' | 'drawn'

/** Settings by layout. */
export const settingsFor = { text: epubSettings, upright: uprightSettings, drawn: fixedSettings } as const
