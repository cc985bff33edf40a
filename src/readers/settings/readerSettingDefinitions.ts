import type { ComponentType } from 'react'
import { type PreferenceName, type PreferenceValue, preferenceDefinitions } from '../../preferences/preferenceStore'

/**
 * Kind of form control: `choice` is a list of options, `steps` is a pair of buttons that decrease and increase the
 * value, and `custom` is a special component.
 */
type SettingControlKind = 'choice' | 'switch' | 'steps' | 'slider' | 'custom'

/** Condition under which a setting is shown: another setting, `name`, must have one of the `values`. */
export interface ReaderSettingCondition {
  readonly name: PreferenceName
  readonly values: readonly PreferenceValue<PreferenceName>[]
}

export interface ReaderSettingControlProps {
  readonly setting: ReaderSettingDefinition
}

/** Setting in the settings sheet: the name of the stored preference and the control that changes it. */
export interface ReaderSettingDefinition<N extends PreferenceName = PreferenceName> {
  readonly name: N
  /**
   * Group in which the settings sheet shows the setting. The heading of the group is the translation of
   * `reader.group.<group>`.
   */
  readonly group: string
  readonly control: SettingControlKind
  /** Name of the setting in its translation keys, if it differs from `name`. See `getSettingTextKey`. */
  readonly textName?: string
  /** Allowed values in display order. For `steps` and `slider`, the order must be ascending. Empty for `custom`. */
  readonly values: readonly PreferenceValue<N>[]
  readonly unit?: 'percent' | 'pixels' | 'times' | 'seconds'
  /** Conditions for showing the setting. The settings sheet shows the setting only if all conditions are true. */
  readonly when?: readonly ReaderSettingCondition[]
  /** Loads the component of a `custom` control when the settings sheet opens. */
  readonly load?: () => Promise<ComponentType<ReaderSettingControlProps>>
  /** Note below the control, for example about why the value has no effect. */
  readonly Note?: ComponentType
  /** Whether the setting is stored only on this device. If true, the setting has the same value for all books. */
  readonly isStoredOnDevice?: boolean
}

/** Creates a setting with a list of allowed values. */
export const defineChoiceSetting = <N extends PreferenceName>(
  group: string,
  name: N,
  control: SettingControlKind,
  values: readonly PreferenceValue<N>[],
  unit?: ReaderSettingDefinition['unit'],
): ReaderSettingDefinition => ({ group, name, control, values, ...(unit && { unit }) }) as ReaderSettingDefinition

export const defineSwitchSetting = (group: string, name: PreferenceName) =>
  defineChoiceSetting(group, name, 'switch', [false, true])

/** Creates a setting with a special component as its control. The component loads when the settings sheet opens. */
export const defineSettingWithCustomControl = (
  group: string,
  name: PreferenceName,
  load: () => Promise<ComponentType<ReaderSettingControlProps>>,
): ReaderSettingDefinition => ({ ...defineChoiceSetting(group, name, 'custom', []), load })

/**
 * Returns the given settings with an additional condition: they are shown only if the setting `name` has one of the
 * given values.
 */
export const showSettingsOnlyWhen = <N extends PreferenceName>(
  name: N,
  values: readonly PreferenceValue<N>[],
  rows: readonly ReaderSettingDefinition[],
): readonly ReaderSettingDefinition[] => rows.map(row => ({ ...row, when: [...(row.when ?? []), { name, values }] }))

/** Returns the numbers from `min` to `max`, inclusive, at the interval `step`. */
export const createEvenlySpacedValues = (min: number, max: number, step: number) =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)

/**
 * Returns the allowed value that follows the current value of a setting. After the last value, returns the first value.
 */
export function getNextSettingValue<N extends PreferenceName>(
  settings: readonly ReaderSettingDefinition[],
  name: N,
  value: PreferenceValue<N>,
): PreferenceValue<N> {
  const values = valuesOfSetting(settings, name)
  return values[(values.indexOf(value) + 1) % values.length] ?? preferenceDefinitions[name].defaultValue
}

/**
 * Returns the allowed value after or before the current value of a setting. At either end of the list of allowed
 * values, returns the current value.
 */
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
