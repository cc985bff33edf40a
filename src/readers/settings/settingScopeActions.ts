import type { PreferenceName } from '../../preferences/preferenceStore'
import type { EffectiveReaderSettings } from './effectiveReaderSettings'
import type { SettingScope } from './resolveSettingValue'

/**
 * Returns the same reader settings, but with a `write` function that stores the value in `scope`. Settings that have
 * the same value for all books are still stored for all books.
 */
export function limitSettingWritesToScope(
  settings: EffectiveReaderSettings,
  scope: SettingScope,
): EffectiveReaderSettings {
  const write: EffectiveReaderSettings['write'] = (name, value) => settings.writeForScope(scope, name, value)
  return Object.assign(Object.create(settings), { write })
}

/**
 * Returns the narrowest scope for which the user has stored any setting: the series, the library, or `all` if neither
 * has stored settings.
 */
export function findNarrowestStoredSettingScope(settings: EffectiveReaderSettings): SettingScope {
  if (settings.valuesOfScope('series').size > 0) return 'series'
  return settings.valuesOfScope('library').size > 0 ? 'library' : 'all'
}

/**
 * Stores the current values of the given settings in a scope, for example for the series of the open book. If the user
 * later changes these settings for another scope while a book of another series is open, the stored values remain.
 */
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
