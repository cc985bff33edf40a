import { useCallback, useSyncExternalStore } from 'react'
import { onPreference, type PreferenceName, type PreferenceValue, readPreference, writePreference } from './preferences'

/**
 * A preference and its setter, like useState; follows changes of other components and tabs.
 * @param name  a row of the preferences table
 */
export function usePreference<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const subscribe = useCallback((listener: () => void) => onPreference(name, listener), [name])
  const value = useSyncExternalStore(subscribe, () => readPreference(name))
  const set = useCallback((next: PreferenceValue<N>) => writePreference(name, next), [name])
  return [value, set]
}
