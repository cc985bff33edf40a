import type { PreferenceName } from '../preferences/preferences'
import type { Scope } from './profiles'
import type { SettingsInForce } from './settingsInForce'

/** The same settings, changed for the books of a scope from now on. */
export function scopedTo(settings: SettingsInForce, scope: Scope): SettingsInForce {
  const write: SettingsInForce['write'] = (name, value) => settings.writeFor(scope, name, value)
  return Object.assign(Object.create(settings), { write })
}

/** The nearest scope for which this person set anything. */
export function nearestSet(settings: SettingsInForce): Scope {
  if (settings.setFor('series').size > 0) return 'series'
  return settings.setFor('library').size > 0 ? 'library' : 'all'
}

/** Keeps what is in force now for a scope, whatever is changed elsewhere later. */
export function keepFor(settings: SettingsInForce, scope: Scope, names: readonly PreferenceName[]): void {
  for (const name of names) settings.writeFor(scope, name, settings.read(name))
}

/** Forgets everything that was set for a scope. */
export function forgetAll(settings: SettingsInForce, scope: 'series' | 'library'): void {
  for (const name of settings.setFor(scope).keys()) settings.forget(scope, name as PreferenceName)
}
