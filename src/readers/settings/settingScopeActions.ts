import type { PreferenceName } from '../../preferences/preferenceStore'
import type { EffectiveReaderSettings } from './effectiveReaderSettings'
import type { SettingScope } from './resolveSettingValue'

/**
 * Returns the same reader settings, but with a `write` function that stores the value in `scope`. Some settings cannot
 * differ between series or libraries. For such a setting, `write` still stores the value for all books.
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
 * Stores the current values of the given settings in a scope, for example for the series of the open book. Later, the
 * user may open a book of another series and store other values for all books. The values that are stored for the first
 * series then stay unchanged.
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
