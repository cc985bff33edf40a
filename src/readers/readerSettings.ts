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

/** A row of a table of settings. */
export const row = <N extends PreferenceName>(
  group: SettingRow['group'],
  name: N,
  control: Control,
  values: readonly PreferenceValue<N>[],
  unit?: SettingRow['unit'],
): SettingRow => ({ group, name, control, values, ...(unit && { unit }) }) as unknown as SettingRow

/** A setting that is on or off. */
export const switched = (group: SettingRow['group'], name: PreferenceName) => row(group, name, 'switch', [false, true])

/** Evenly spaced values, ends included. */
export const range = (least: number, most: number, step: number) =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step)

/** The value after the present one, the first after the last. */
export function cycled<N extends PreferenceName>(
  settings: readonly SettingRow[],
  name: N,
  value: PreferenceValue<N>,
): PreferenceValue<N> {
  const values = valuesIn(settings, name)
  return values[(values.indexOf(value) + 1) % values.length] ?? preferences[name].initial
}

/** The value one step up or down, staying at the ends. */
export function stepped<N extends PreferenceName>(
  settings: readonly SettingRow[],
  name: N,
  value: PreferenceValue<N>,
  step: 1 | -1,
): PreferenceValue<N> {
  const values = valuesIn(settings, name)
  return values[Math.min(values.length - 1, Math.max(0, values.indexOf(value) + step))] ?? value
}

const valuesIn = <N extends PreferenceName>(settings: readonly SettingRow[], name: N) =>
  (settings.find(setting => setting.name === name)?.values ?? []) as readonly PreferenceValue<N>[]
