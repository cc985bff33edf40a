import { type PreferenceName, type PreferenceValue, preferences } from '../preferences/preferences'

/** For which books a setting can be set, the nearest to the book first. */
export const scopes = ['series', 'library', 'all'] as const

export type Scope = (typeof scopes)[number]

/** Where a value comes from: a person set it for some books, or the series says so itself. */
export type Source = Scope | 'said'

interface Values {
  get(name: string): unknown
}

/** What was set where; whatever is not allowed counts as not set. */
export type Layers = Readonly<Record<Source, Values>>

/** What the person set for this very series wins over what the series says, that over its library, that over all books. */
const order: readonly Source[] = ['series', 'said', 'library', 'all']

/** The value of a setting and where it comes from. */
export function inForce<N extends PreferenceName>(
  layers: Layers,
  name: N,
): { value: PreferenceValue<N>; source: Source } {
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
export function edits<N extends PreferenceName>(
  layers: Layers,
  scope: Scope,
  name: N,
  value: PreferenceValue<N>,
): ReadonlyMap<Scope, PreferenceValue<N> | undefined> {
  const made = new Map<Scope, PreferenceValue<N> | undefined>()
  for (const nearer of scopes.slice(0, scopes.indexOf(scope))) {
    if (layers[nearer].get(name) !== undefined) made.set(nearer, undefined)
  }
  const said = layers.said.get(name)
  if (scope !== 'series' && allows(name, said) && said !== value) made.set('series', value)
  return made.set(scope, value)
}

const allows = (name: PreferenceName, value: unknown) => value !== undefined && preferences[name].allows(value)
