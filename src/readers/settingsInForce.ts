import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import {
  onPreference,
  type PreferenceName,
  type PreferenceValue,
  readPreference,
  writePreference,
} from '../preferences/preferences'

/** The settings that hold for the book being read, wherever each of them comes from. */
export interface SettingsInForce {
  read<N extends PreferenceName>(name: N): PreferenceValue<N>
  /** Changes what holds for this book. */
  write<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void
  /** Calls back when the setting may have changed. */
  listen(name: PreferenceName, listener: () => void): () => void
}

/** What a person set for all books. */
export const settingsOfAll: SettingsInForce = { read: readPreference, write: writePreference, listen: onPreference }

const Context = createContext<SettingsInForce>(settingsOfAll)

export const SettingsInForceProvider = Context.Provider

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
