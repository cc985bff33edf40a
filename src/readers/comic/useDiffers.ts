import { useCallback, useSyncExternalStore } from 'react'
import { type PreferenceName, preferences } from '../../preferences/preferences'
import { useSettingsInForce } from '../settingsInForce'

/** Whether one of the settings is not as it comes: only then is what it does fetched. */
export function useDiffers(names: readonly PreferenceName[]): boolean {
  const settings = useSettingsInForce()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map(name => settings.listen(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [settings, names],
  )
  return useSyncExternalStore(subscribe, () => names.some(name => settings.read(name) !== preferences[name].initial))
}
