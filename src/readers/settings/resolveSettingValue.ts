import { type PreferenceName, type PreferenceValue, preferenceDefinitions } from '../../preferences/preferenceStore'

/** Scopes in which a setting can be stored, from the narrowest to the widest. `all` means all books. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/**
 * Origin of a setting value: the user stored it in a scope, the series metadata contains it (`metadata`), or the book
 * file contains it (`declared`).
 */
export type SettingOrigin = SettingScope | 'metadata' | 'declared'

interface SettingValuesByName {
  get(name: string): unknown
}

/** Setting values by origin, for example `series` or `library`. `get` returns the value of a setting in an origin. */
export type SettingValuesByOrigin = Readonly<Record<SettingOrigin, SettingValuesByName>>

/** Origins of a setting value. If several origins have a value, the first of them in this list applies. */
const ORIGIN_PRECEDENCE: readonly SettingOrigin[] = ['series', 'metadata', 'library', 'all', 'declared']

/**
 * Returns the value that applies to a setting, and its origin. Ignores values that the setting does not allow. If no
 * origin has a value, returns the default value with the origin `all`.
 */
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
 * Returns the changes that store a setting value in a scope and make this value apply to the open book.
 * - Values in narrower scopes are removed, because they have precedence over the new value.
 * - A different value in the series metadata has precedence over the scopes `library` and `all`. For these scopes, the
 *   new value is therefore also stored for the series.
 * @returns new value by scope. The value undefined removes the stored value.
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
