import { useCallback, useSyncExternalStore } from 'react'
import {
  onPreferenceChange,
  type PreferenceName,
  type PreferenceValue,
  readPreference,
  writePreference,
} from './preferenceStore'

/**
 * Returns the value of a preference and a setter, like `useState`. Re-renders the component after a change in any tab.
 */
export function usePreference<N extends PreferenceName>(
  name: N,
): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const subscribe = useCallback((listener: () => void) => onPreferenceChange(name, listener), [name])
  const value = useSyncExternalStore(subscribe, () => readPreference(name))
  const set = useCallback((next: PreferenceValue<N>) => writePreference(name, next), [name])
  return [value, set]
}
