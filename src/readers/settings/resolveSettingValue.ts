import { type PreferenceName, type PreferenceValue, preferences } from '../../preferences/preferences'

/** Scopes in which a setting can be stored, narrowest first. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/** Origin of a value: a scope, the metadata of the series (`said`), or the file of the book (`declared`). */
export type SettingOrigin = SettingScope | 'said' | 'declared'

interface ValueReader {
  get(name: string): unknown
}

/** Values by origin; values that are not allowed count as unset. */
export type SettingValuesByOrigin = Readonly<Record<SettingOrigin, ValueReader>>

/** Precedence: the user's value for the series, the metadata of the series, the library, all books, the file of the book. */
const ORIGIN_PRECEDENCE: readonly SettingOrigin[] = ['series', 'said', 'library', 'all', 'declared']

/** Returns the value that applies, and its origin. */
export function resolveSettingValue<N extends PreferenceName>(
  layers: SettingValuesByOrigin,
  name: N,
): { value: PreferenceValue<N>; source: SettingOrigin } {
  for (const source of ORIGIN_PRECEDENCE) {
    const value = layers[source].get(name)
    if (isAllowedValue(name, value)) return { value: value as PreferenceValue<N>, source }
  }
  return { value: preferences[name].defaultValue, source: 'all' }
}

/**
 * Returns the changes that make a value apply to all books of a scope, including the open book. Clears the values of
 * narrower scopes. If the series metadata has another value, also sets the value for the series.
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
  value !== undefined && preferences[name].isAllowed(value)
