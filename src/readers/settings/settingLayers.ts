import { type PreferenceName, type PreferenceValue, preferences } from '../../preferences/preferences'

/** For which books a setting can be set, the nearest to the book first. */
export const settingScopes = ['series', 'library', 'all'] as const

export type SettingScope = (typeof settingScopes)[number]

/** Where a value comes from: a person set it for some books, or the series says so itself. */
export type SettingSourceScope = SettingScope | 'said'

interface Values {
  get(name: string): unknown
}

/** What was set where; whatever is not allowed counts as not set. */
export type SettingLayers = Readonly<Record<SettingSourceScope, Values>>

/** What the person set for this very series wins over what the series says, that over its library, that over all books. */
const order: readonly SettingSourceScope[] = ['series', 'said', 'library', 'all']

/** The value of a setting and where it comes from. */
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
 * What to write so that a value holds for the books of a scope, this book among them: what was set nearer to the book gives
 * way, and where the series itself says otherwise the person overrules it.
 * @returns by scope the value to set, undefined to forget
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
