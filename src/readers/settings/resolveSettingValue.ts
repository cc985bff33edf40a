import { type PreferenceName, type PreferenceValue, preferenceDefinitions } from '../../preferences/preferenceStore'

/** Scopes of a setting, from the narrowest to the widest. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/** Origin of a value: a scope, the series metadata (`said`), or the book file (`declared`). */
export type SettingOrigin = SettingScope | 'said' | 'declared'

interface ValueReader {
  get(name: string): unknown
}

/** Values by origin. Values that are not allowed count as unset. */
export type SettingValuesByOrigin = Readonly<Record<SettingOrigin, ValueReader>>

/** Origins by priority, the highest first. */
const ORIGIN_PRECEDENCE: readonly SettingOrigin[] = ['series', 'said', 'library', 'all', 'declared']

/** Returns the value with the highest priority, and its origin. */
export function resolveSettingValue<N extends PreferenceName>(
  layers: SettingValuesByOrigin,
  name: N,
): { value: PreferenceValue<N>; source: SettingOrigin } {
  for (const source of ORIGIN_PRECEDENCE) {
    const value = layers[source].get(name)
    if (isAllowedValue(name, value)) return { value: value as PreferenceValue<N>, source }
  }
  return { value: preferenceDefinitions[name].defaultValue, source: 'all' }
}

/**
 * Returns the changes that set a value for all books of a scope, including the open book. Clears narrower scopes.
 * @returns value by scope; undefined clears the value
 */
export function settingChangesForScope<N extends PreferenceName>(
  layers: SettingValuesByOrigin,
  scope: SettingScope,
  name: N,
  value: PreferenceValue<N>,
): ReadonlyMap<SettingScope, PreferenceValue<N> | undefined> {
  const changes = new Map<SettingScope, PreferenceValue<N> | undefined>()
  for (const nearer of settingScopes.slice(0, settingScopes.indexOf(scope))) {
    if (layers[nearer].get(name) !== undefined) changes.set(nearer, undefined)
  }
  const metadataValue = layers.said.get(name)
  if (scope !== 'series' && isAllowedValue(name, metadataValue) && metadataValue !== value) changes.set('series', value)
  return changes.set(scope, value)
}

const isAllowedValue = (name: PreferenceName, value: unknown) =>
  value !== undefined && preferenceDefinitions[name].isAllowed(value)
