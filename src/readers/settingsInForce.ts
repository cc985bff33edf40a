import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PreferenceName, PreferenceValue } from '../preferences/preferences'
import { ProfiledSettings } from './profiledSettings'
import type { Source } from './profiles'

/** The settings that hold for the book being read, wherever each of them comes from. */
export type SettingsInForce = ProfiledSettings

const Context = createContext<SettingsInForce>(new ProfiledSettings(''))

export const SettingsInForceProvider = Context.Provider

/** The settings that hold for the book that is open. */
export const useSettingsInForce = (): SettingsInForce => useContext(Context)

/** A setting of the reader and its setter, like useState; inside a reader the only way to a setting. */
export function useSetting<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const settings = useSettingsInForce()
  const subscribe = useCallback((listener: () => void) => settings.listen(name, listener), [settings, name])
  const value = useSyncExternalStore(subscribe, () => settings.read(name))
  const set = useCallback((next: PreferenceValue<N>) => settings.write(name, next), [settings, name])
  return [value, set]
}

/** Where the value in force comes from. */
export function useSource(name: PreferenceName): Source {
  const settings = useSettingsInForce()
  const subscribe = useCallback((listener: () => void) => settings.listen(name, listener), [settings, name])
  return useSyncExternalStore(subscribe, () => settings.sourceOf(name))
}
