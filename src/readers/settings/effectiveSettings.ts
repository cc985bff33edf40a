import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferences'
import { ProfiledSettings } from './profiledSettings'
import type { SettingSourceScope } from './settingLayers'

/** The settings that hold for the book being read, wherever each of them comes from. */
export type EffectiveSettings = ProfiledSettings

const Context = createContext<EffectiveSettings>(new ProfiledSettings(''))

export const EffectiveSettingsProvider = Context.Provider

/** The settings that hold for the book that is open. */
export const useEffectiveSettings = (): EffectiveSettings => useContext(Context)

/** A setting of the reader and its setter, like useState; inside a reader the only way to a setting. */
export function useSetting<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const settings = useEffectiveSettings()
  const subscribe = useCallback((listener: () => void) => settings.listen(name, listener), [settings, name])
  const value = useSyncExternalStore(subscribe, () => settings.read(name))
  const set = useCallback((next: PreferenceValue<N>) => settings.write(name, next), [settings, name])
  return [value, set]
}

/** Where the value in force comes from. */
export function useSettingScope(name: PreferenceName): SettingSourceScope {
  const settings = useEffectiveSettings()
  const subscribe = useCallback((listener: () => void) => settings.listen(name, listener), [settings, name])
  return useSyncExternalStore(subscribe, () => settings.sourceOf(name))
}
