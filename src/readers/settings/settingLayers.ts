import { type PreferenceName, type PreferenceValue, preferences } from '../../preferences/preferences'

/** Scopes in which a setting can be stored, narrowest first. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/** Origin of a value: a scope, or the metadata of the series (`said`). */
export type SettingSourceScope = SettingScope | 'said'

interface Values {
  get(name: string): unknown
}

/** Values by origin; values that are not allowed count as unset. */
export type SettingLayers = Readonly<Record<SettingSourceScope, Values>>

/** Precedence: the user's value for the series, the metadata of the series, the library, all books. */
const order: readonly SettingSourceScope[] = ['series', 'said', 'library', 'all']

/** Returns the value in effect and its origin. */
export function effectiveValue<N extends PreferenceName>(
  layers: SettingLayers,
  name: N,
): { value: PreferenceValue<N>; source: SettingSourceScope } {
  for (const source of order) {
    const value = layers[source].get(name)
    if (allows(name, value)) return { value: value as PreferenceValue<N>, source }
  }
  return { value: preferences[name].initial, source: 'all' }
}

/**
 * Returns the changes that make a value apply to a scope including this book. Values of narrower scopes are cleared;
 * where the series metadata differs, the value is also set for the series.
 * @returns value by scope; undefined clears it
 */
export function editedScope<N extends PreferenceName>(
  layers: SettingLayers,
  scope: SettingScope,
  name: N,
  value: PreferenceValue<N>,
): ReadonlyMap<SettingScope, PreferenceValue<N> | undefined> {
  const made = new Map<SettingScope, PreferenceValue<N> | undefined>()
  for (const nearer of settingScopes.slice(0, settingScopes.indexOf(scope))) {
    if (layers[nearer].get(name) !== undefined) made.set(nearer, undefined)
  }
  const said = layers.said.get(name)
  if (scope !== 'series' && allows(name, said) && said !== value) made.set('series', value)
  return made.set(scope, value)
}

const allows = (name: PreferenceName, value: unknown) => value !== undefined && preferences[name].allows(value)
