import { useCallback, useSyncExternalStore } from 'react'
import { type PreferenceName, preferenceDefinitions } from '../../preferences/preferenceStore'
import { useEffectiveReaderSettings } from '../settings/effectiveReaderSettings'

/**
 * Returns whether at least one of the settings differs from its default value. If true, the reader must load the code
 * for these settings.
 */
export function useHasNonDefaultSetting(names: readonly PreferenceName[]): boolean {
  const settings = useEffectiveReaderSettings()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map(name => settings.subscribe(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [settings, names],
  )
  return useSyncExternalStore(subscribe, () =>
    names.some(name => settings.read(name) !== preferenceDefinitions[name].defaultValue),
  )
}
