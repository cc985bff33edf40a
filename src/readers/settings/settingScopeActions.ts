import type { PreferenceName } from '../../preferences/preferenceStore'
import type { EffectiveReaderSettings } from './effectiveReaderSettings'
import type { SettingScope } from './resolveSettingValue'

/** Returns the reader settings with a `write` function that stores each change in `scope`. */
export function limitSettingWritesToScope(
  settings: EffectiveReaderSettings,
  scope: SettingScope,
): EffectiveReaderSettings {
  const write: EffectiveReaderSettings['write'] = (name, value) => settings.writeForScope(scope, name, value)
  return Object.assign(Object.create(settings), { write })
}

/**
 * Returns the narrowest scope in which the user has stored values. Returns `all` if no series or library values exist.
 */
export function findNarrowestStoredSettingScope(settings: EffectiveReaderSettings): SettingScope {
  if (settings.valuesOfScope('series').size > 0) return 'series'
  return settings.valuesOfScope('library').size > 0 ? 'library' : 'all'
}

/** Stores the current values of settings in a scope. Later changes in wider scopes do not affect these values. */
export function storeSettingsInScope(
  settings: EffectiveReaderSettings,
  scope: SettingScope,
  names: readonly PreferenceName[],
): void {
  for (const name of names) settings.writeForScope(scope, name, settings.read(name))
}

export function clearSettingsOfScope(settings: EffectiveReaderSettings, scope: 'series' | 'library'): void {
  for (const name of settings.valuesOfScope(scope).keys()) settings.clear(scope, name as PreferenceName)
}
