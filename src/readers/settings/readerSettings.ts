import type { ComponentType } from 'react'
import { type PreferenceName, type PreferenceValue, preferences } from '../../preferences/preferences'

/**
 * How a setting is offered: a few choices, on or off, steps by two buttons, a slider of fine steps, or a component of its own.
 */
type Control = 'choice' | 'switch' | 'steps' | 'slider' | 'own'

/** Another setting must have one of these values, or the setting in question changes nothing. */
export interface SettingCondition {
  readonly name: PreferenceName
  readonly values: readonly PreferenceValue<PreferenceName>[]
}

/** What a setting with a component of its own is given. */
export interface CustomSettingProps {
  readonly setting: SettingRow
}

/** One setting of a reader: the preference it sets and how it is offered. */
export interface SettingRow<N extends PreferenceName = PreferenceName> {
  readonly name: N
  /** Its heading is `reader.group.<group>`. */
  readonly group: string
  readonly control: Control
  /** In the order offered; for `steps` and `slider` from the least to the most. */
  readonly values: readonly PreferenceValue<N>[]
  readonly unit?: 'percent' | 'pixels' | 'times' | 'seconds'
  /** All must hold for the setting to be shown. */
  readonly when?: readonly SettingCondition[]
  /** Where the component of an `own` setting comes from, once the sheet is open. */
  readonly load?: () => Promise<ComponentType<CustomSettingProps>>
  /** No preference stands behind it, so it cannot differ from book to book: its things are kept on the device. */
  readonly isKept?: boolean
}

/** A row of a table of settings. */
export const choiceRow = <N extends PreferenceName>(
  group: string,
  name: N,
  control: Control,
  values: readonly PreferenceValue<N>[],
  unit?: SettingRow['unit'],
): SettingRow => ({ group, name, control, values, ...(unit && { unit }) }) as SettingRow

/** A setting that is on or off. */
export const switchRow = (group: string, name: PreferenceName) => choiceRow(group, name, 'switch', [false, true])

/** A setting offered by a component of its own, fetched when the sheet opens. */
export const customRow = (
  group: string,
  name: PreferenceName,
  load: () => Promise<ComponentType<CustomSettingProps>>,
): SettingRow => ({ ...choiceRow(group, name, 'own', []), load })

/** Rows that are shown only while another setting has one of the given values. */
export const onlyWhen = <N extends PreferenceName>(
  name: N,
  values: readonly PreferenceValue<N>[],
  rows: readonly SettingRow[],
): readonly SettingRow[] => rows.map(each => ({ ...each, when: [...(each.when ?? []), { name, values }] }))

/** Evenly spaced values, ends included. */
export const rangeRow = (least: number, most: number, step: number) =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step)

/** The value after the present one, the first after the last. */
export function nextChoice<N extends PreferenceName>(
  settings: readonly SettingRow[],
  name: N,
  value: PreferenceValue<N>,
): PreferenceValue<N> {
  const values = valuesIn(settings, name)
  return values[(values.indexOf(value) + 1) % values.length] ?? preferences[name].initial
}

/** The value one step up or down, staying at the ends. */
export function steppedValue<N extends PreferenceName>(
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
