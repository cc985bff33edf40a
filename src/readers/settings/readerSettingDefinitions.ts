import type { ComponentType } from 'react'
import { type PreferenceName, type PreferenceValue, preferenceDefinitions } from '../../preferences/preferenceStore'

/** Kind of control for a setting: choices, switch, two step buttons, slider, or a custom component. */
type SettingControlKind = 'choice' | 'switch' | 'steps' | 'slider' | 'custom'

/** Condition of a setting: the value of another setting must be in a list. */
export interface ReaderSettingCondition {
  readonly name: PreferenceName
  readonly values: readonly PreferenceValue<PreferenceName>[]
}

export interface ReaderSettingControlProps {
  readonly setting: ReaderSettingDefinition
}

/** Row of a settings sheet: a preference and the control that changes it. */
export interface ReaderSettingDefinition<N extends PreferenceName = PreferenceName> {
  readonly name: N
  /** Group of the setting. The heading is the text `reader.group.<group>`. */
  readonly group: string
  readonly control: SettingControlKind
  /** Values in display order. For `steps` and `slider`, the order is ascending. */
  readonly values: readonly PreferenceValue<N>[]
  readonly unit?: 'percent' | 'pixels' | 'times' | 'seconds'
  /** Conditions of the setting. The setting is shown only if all conditions are true. */
  readonly when?: readonly ReaderSettingCondition[]
  /** Loads the component of a custom setting. Called when the sheet opens. */
  readonly load?: () => Promise<ComponentType<ReaderSettingControlProps>>
  /** Whether the setting is stored only on this device. If true, the setting has the same value for all books. */
  readonly isStoredOnDevice?: boolean
}

/** Creates a row for a choice of values. */
export const defineChoiceSetting = <N extends PreferenceName>(
  group: string,
  name: N,
  control: SettingControlKind,
  values: readonly PreferenceValue<N>[],
  unit?: ReaderSettingDefinition['unit'],
): ReaderSettingDefinition => ({ group, name, control, values, ...(unit && { unit }) }) as ReaderSettingDefinition

export const defineSwitchSetting = (group: string, name: PreferenceName) =>
  defineChoiceSetting(group, name, 'switch', [false, true])

/** Creates a row with a custom component, which loads when the sheet opens. */
export const defineSettingWithCustomControl = (
  group: string,
  name: PreferenceName,
  load: () => Promise<ComponentType<ReaderSettingControlProps>>,
): ReaderSettingDefinition => ({ ...defineChoiceSetting(group, name, 'custom', []), load })

/**
 * Returns copies of the rows with an additional condition: the setting `name` must have one of the given values. A row
 * is visible only if all its conditions are true.
 */
export const showSettingsOnlyWhen = <N extends PreferenceName>(
  name: N,
  values: readonly PreferenceValue<N>[],
  rows: readonly ReaderSettingDefinition[],
): readonly ReaderSettingDefinition[] => rows.map(row => ({ ...row, when: [...(row.when ?? []), { name, values }] }))

/** Returns evenly spaced values from `min` to `max`, inclusive. */
export const createEvenlySpacedValues = (min: number, max: number, step: number) =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)

/** Returns the value after the current value. After the last value, returns the first value. */
export function getNextSettingValue<N extends PreferenceName>(
  settings: readonly ReaderSettingDefinition[],
  name: N,
  value: PreferenceValue<N>,
): PreferenceValue<N> {
  const values = valuesOfSetting(settings, name)
  return values[(values.indexOf(value) + 1) % values.length] ?? preferenceDefinitions[name].defaultValue
}

/** Returns the next higher or lower value. Returns the same value at the ends of the list. */
export function stepSettingValue<N extends PreferenceName>(
  settings: readonly ReaderSettingDefinition[],
  name: N,
  value: PreferenceValue<N>,
  step: 1 | -1,
): PreferenceValue<N> {
  const values = valuesOfSetting(settings, name)
  return values[Math.min(values.length - 1, Math.max(0, values.indexOf(value) + step))] ?? value
}

const valuesOfSetting = <N extends PreferenceName>(settings: readonly ReaderSettingDefinition[], name: N) =>
  (settings.find(setting => setting.name === name)?.values ?? []) as readonly PreferenceValue<N>[]
