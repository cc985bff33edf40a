import type { PreferenceName } from '../../preferences/preferences'
import type { EffectiveSettings } from './effectiveSettings'
import type { SettingScope } from './settingLayers'

/** The same settings, changed for the books of a scope from now on. */
export function withScopedSettings(settings: EffectiveSettings, scope: SettingScope): EffectiveSettings {
  const write: EffectiveSettings['write'] = (name, value) => settings.writeFor(scope, name, value)
  return Object.assign(Object.create(settings), { write })
}

/** The nearest scope for which this person set anything. */
export function nearestScopeWithValue(settings: EffectiveSettings): SettingScope {
  if (settings.setFor('series').size > 0) return 'series'
  return settings.setFor('library').size > 0 ? 'library' : 'all'
}

/** Keeps what is in force now for a scope, whatever is changed elsewhere later. */
export function storeForScope(
  settings: EffectiveSettings,
  scope: SettingScope,
  names: readonly PreferenceName[],
): void {
  for (const name of names) settings.writeFor(scope, name, settings.read(name))
}

/** Forgets everything that was set for a scope. */
export function clearScope(settings: EffectiveSettings, scope: 'series' | 'library'): void {
  for (const name of settings.setFor(scope).keys()) settings.forget(scope, name as PreferenceName)
}
