import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferenceStore'
import type { SettingOrigin } from './resolveSettingValue'
import { ScopedReaderSettings } from './scopedReaderSettings'

/** Settings of the open book. A setting can be stored for the series, the library, or all books. */
export type EffectiveReaderSettings = ScopedReaderSettings

const SettingsContext = createContext<EffectiveReaderSettings>(new ScopedReaderSettings(''))

export const EffectiveReaderSettingsProvider = SettingsContext.Provider

export const useEffectiveReaderSettings = (): EffectiveReaderSettings => useContext(SettingsContext)

/**
 * Returns the value of a reader setting, and a function that changes it. The component renders again when the value
 * changes.
 */
export function useReaderSetting<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const settings = useEffectiveReaderSettings()
  const subscribe = useCallback((listener: () => void) => settings.subscribe(name, listener), [settings, name])
  const value = useSyncExternalStore(subscribe, () => settings.read(name))
  const set = useCallback((next: PreferenceValue<N>) => settings.write(name, next), [settings, name])
  return [value, set]
}

/** Returns where the value of a setting comes from, for example from the series. */
export function useSettingOrigin(name: PreferenceName): SettingOrigin {
  const settings = useEffectiveReaderSettings()
  const subscribe = useCallback((listener: () => void) => settings.subscribe(name, listener), [settings, name])
  return useSyncExternalStore(subscribe, () => settings.sourceOf(name))
}
