import { type PreferenceName, type PreferenceValue, preferences } from '../preferences/preferences'

type Control = 'choice' | 'switch' | 'steps'

/** One setting of a reader: the preference it sets and how it is offered. */
export interface SettingRow<N extends PreferenceName = PreferenceName> {
  readonly name: N
  readonly group: 'reading' | 'paged' | 'webtoon' | 'page' | 'text' | 'controls'
  readonly control: Control
  /** In the order offered; for `steps` from the least to the most. */
  readonly values: readonly PreferenceValue<N>[]
  readonly unit?: 'percent' | 'pixels' | 'times'
}

const row = <N extends PreferenceName>(
  group: SettingRow['group'],
  name: N,
  control: Control,
  values: readonly PreferenceValue<N>[],
  unit?: SettingRow['unit'],
): SettingRow => ({ group, name, control, values, ...(unit && { unit }) }) as unknown as SettingRow

const switched = (group: SettingRow['group'], name: PreferenceName) => row(group, name, 'switch', [false, true])

const range = (least: number, most: number, step: number) =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step)

/** What can be set while reading comics, in the order of the sheet. */
export const comicSettings: readonly SettingRow[] = [
  row('reading', 'reader.mode', 'choice', ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON']),
  row('reading', 'reader.background', 'choice', ['black', 'gray', 'white']),
  row('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
  row('paged', 'reader.scale', 'choice', ['screen', 'width', 'widthShrinkOnly', 'height', 'original']),
  row('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
  row('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
  row('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
  switched('controls', 'reader.animate'),
  switched('controls', 'reader.swipe'),
  switched('controls', 'reader.alwaysFullscreen'),
]

/** What can be set while reading books, in the order of the sheet. */
export const epubSettings: readonly SettingRow[] = [
  row('page', 'epub.appearance', 'choice', ['day', 'sepia', 'night']),
  row('page', 'epub.layout', 'choice', ['paginated', 'scroll']),
  row('page', 'epub.columns', 'choice', ['auto', 'one', 'two']),
  row('page', 'epub.margins', 'steps', range(0.5, 4, 0.25), 'times'),
  row('text', 'epub.fontSize', 'steps', range(50, 300, 10), 'percent'),
  row('text', 'epub.lineHeight', 'steps', range(80, 250, 10), 'percent'),
  row('controls', 'epub.direction', 'choice', ['auto', 'ltr', 'rtl']),
  row('controls', 'epub.navigation', 'choice', ['both', 'buttons', 'tap']),
  switched('controls', 'reader.alwaysFullscreen'),
]

/** The value after the present one, the first after the last. */
export function cycled<N extends PreferenceName>(name: N, value: PreferenceValue<N>): PreferenceValue<N> {
  const values = [...comicSettings, ...epubSettings].find(setting => setting.name === name)?.values ?? []
  const next = values[(values.indexOf(value) + 1) % values.length] ?? preferences[name].initial
  return next as PreferenceValue<N>
}

/** The value one step up or down, staying at the ends. */
export function stepped<N extends PreferenceName>(
  name: N,
  value: PreferenceValue<N>,
  step: 1 | -1,
): PreferenceValue<N> {
  const values = [...comicSettings, ...epubSettings].find(setting => setting.name === name)?.values ?? []
  const at = values.indexOf(value)
  return (values[Math.min(values.length - 1, Math.max(0, at + step))] ?? value) as PreferenceValue<N>
}
