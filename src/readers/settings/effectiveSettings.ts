import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferences'
import { BookSettings } from './bookSettings'
import type { SettingOrigin } from './resolveSettingValue'

/** Settings that apply to the open book, combined from all scopes. */
export type EffectiveSettings = BookSettings

const SettingsContext = createContext<EffectiveSettings>(new BookSettings(''))

export const EffectiveSettingsProvider = SettingsContext.Provider

/** Returns the settings that apply to the open book. */
export const useEffectiveSettings = (): EffectiveSettings => useContext(SettingsContext)

/**
 * Returns the value of a setting and its setter, like useState. Components of a reader access settings only through
 * this hook.
 */
export function useReaderSetting<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const settings = useEffectiveSettings()
  const subscribe = useCallback((listener: () => void) => settings.subscribe(name, listener), [settings, name])
  const value = useSyncExternalStore(subscribe, () => settings.read(name))
  const set = useCallback((next: PreferenceValue<N>) => settings.write(name, next), [settings, name])
  return [value, set]
}

/** Returns where the value of a setting comes from. */
export function useSettingOrigin(name: PreferenceName): SettingOrigin {
  const settings = useEffectiveSettings()
  const subscribe = useCallback((listener: () => void) => settings.subscribe(name, listener), [settings, name])
  return useSyncExternalStore(subscribe, () => settings.sourceOf(name))
}
