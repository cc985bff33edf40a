import type { PreferenceName } from '../../preferences/preferences'
import type { EffectiveSettings } from './effectiveSettings'
import type { SettingScope } from './settingLayers'

/** Returns the same settings with writes directed to one scope. */
export function withScopedSettings(settings: EffectiveSettings, scope: SettingScope): EffectiveSettings {
  const write: EffectiveSettings['write'] = (name, value) => settings.writeFor(scope, name, value)
  return Object.assign(Object.create(settings), { write })
}

/** Returns the narrowest scope in which the user has set a value. */
export function nearestScopeWithValue(settings: EffectiveSettings): SettingScope {
  if (settings.setFor('series').size > 0) return 'series'
  return settings.setFor('library').size > 0 ? 'library' : 'all'
}

/** Stores the current values in a scope, so that later changes elsewhere do not affect it. */
export function storeForScope(
  settings: EffectiveSettings,
  scope: SettingScope,
  names: readonly PreferenceName[],
): void {
  for (const name of names) settings.writeFor(scope, name, settings.read(name))
}

/** Clears all values of a scope. */
export function clearScope(settings: EffectiveSettings, scope: 'series' | 'library'): void {
  for (const name of settings.setFor(scope).keys()) settings.forget(scope, name as PreferenceName)
}
