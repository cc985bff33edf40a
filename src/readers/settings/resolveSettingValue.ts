import { type PreferenceName, type PreferenceValue, preferenceDefinitions } from '../../preferences/preferenceStore'

/** Scopes of a setting, from the narrowest to the widest. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/** Origin of the value of a setting: a scope, the series metadata (`metadata`), or the book file (`declared`). */
export type SettingOrigin = SettingScope | 'metadata' | 'declared'

interface ValueReader {
  get(name: string): unknown
}

/** Setting values by origin. `get` returns the value of a setting. */
export type SettingValuesByOrigin = Readonly<Record<SettingOrigin, ValueReader>>

/** Origins of a setting value, from the highest priority to the lowest. */
const ORIGIN_PRECEDENCE: readonly SettingOrigin[] = ['series', 'metadata', 'library', 'all', 'declared']

/** Returns the value of the origin with the highest priority, and this origin. Ignores values that are not allowed. */
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
 * Returns the changes that set a value for all books of a scope. They also clear the value in narrower scopes, which
 * would otherwise still apply to the open book.
 * @returns new value by scope; undefined to clear the value
 */
export function createSettingChangesForScope<N extends PreferenceName>(
  layers: SettingValuesByOrigin,
  scope: SettingScope,
  name: N,
  value: PreferenceValue<N>,
): ReadonlyMap<SettingScope, PreferenceValue<N> | undefined> {
  const changes = new Map<SettingScope, PreferenceValue<N> | undefined>()
  for (const nearer of settingScopes.slice(0, settingScopes.indexOf(scope))) {
    if (layers[nearer].get(name) !== undefined) changes.set(nearer, undefined)
  }
  const metadataValue = layers.metadata.get(name)
  if (scope !== 'series' && isAllowedValue(name, metadataValue) && metadataValue !== value) changes.set('series', value)
  return changes.set(scope, value)
}

const isAllowedValue = (name: PreferenceName, value: unknown) =>
  value !== undefined && preferenceDefinitions[name].isAllowed(value)
