import type { PreferenceName } from '../../preferences/preferences'
import { onlyWhen, own, range, row, type SettingRow } from '../readerSettings'

/** The person's dictionaries: its name is that of no preference, it only leads to its texts. */
const dictionaries: SettingRow = {
  ...own('text', 'epub.dictionaries' as PreferenceName, () =>
    import('./dictionaries/dictionaryParts').then(
      async ({ dictionaryParts }) => (await dictionaryParts()).DictionarySetting,
    ),
  ),
  isKept: true,
}

/** What can be set while reading books of flowing text, in the order of the sheet. */
export const epubSettings: readonly SettingRow[] = [
  row('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  row('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  ...onlyWhen('epub.layout', ['paginated'], [row('page', 'epub.columns', 'choice', ['auto', 'one', 'two'])]),
  row('page', 'epub.margins', 'steps', range(0.5, 4, 0.25), 'times'),
  row('text', 'epub.fontSize', 'steps', range(50, 300, 10), 'percent'),
  own('text', 'epub.font', () => import('./FontSetting').then(({ FontSetting }) => FontSetting)),
  row('text', 'epub.lineHeight', 'steps', range(80, 250, 10), 'percent'),
  row('text', 'epub.align', 'choice', ['publisher', 'left', 'justify']),
  row('text', 'epub.hyphenation', 'choice', ['publisher', 'on', 'off']),
  dictionaries,
  row('spacing', 'epub.letterSpacing', 'steps', range(0, 30, 2), 'percent'),
  row('spacing', 'epub.wordSpacing', 'steps', range(0, 100, 10), 'percent'),
  row('spacing', 'epub.paragraphSpacing', 'steps', range(0, 200, 20), 'percent'),
  row('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  row('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
]

const drawn: readonly SettingRow['name'][] = ['epub.appearance', 'epub.columns', 'epub.direction', 'epub.navigation']

/** Pages that are drawn to a size are what they are: only what lies around them, and how one turns them, can be set. */
export const fixedSettings: readonly SettingRow[] = epubSettings
  .filter(({ name }) => drawn.includes(name))
  .map(({ when, ...setting }) => setting)

/** Lines that run from top to bottom are always laid out in pages. */
const uprightSettings: readonly SettingRow[] = epubSettings
  .filter(({ name }) => name !== 'epub.layout')
  .map(({ when, ...setting }) => setting)

/** How the pages of a book are made: of flowing text, of text from top to bottom, or drawn to a size. */
export type PagesKind = 'text' | 'upright' | 'drawn'

/** What can be set for pages of a kind. */
export const settingsFor = { text: epubSettings, upright: uprightSettings, drawn: fixedSettings } as const
