import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../../generated/client-settings/client-settings'
import { toReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import {
  listSyncedMapsToUpload,
  onAnySyncedMapChange,
  readStoredSyncedMap,
  readStoredSyncedMapJson,
} from '../../../preferences/syncedReaderData'
import { type AccountSettingValues, mergeUnsyncedReaderData } from './accountSettings'

export type UseAccountSettingsResult = {
  /**
   * Account settings from the server. They include bookmarks and other reader data that this device has not uploaded
   * yet. Undefined until the settings have loaded.
   */
  settings: AccountSettingValues | undefined
  /** Whether the server is too old to store settings. */
  isUnsupported: boolean
  error: unknown
  retry: () => void
}

/** Loads the settings of the current user from the server. */
export function useAccountSettings(): UseAccountSettingsResult {
  const { id: userId } = useCurrentUser()
  const { data, error, refetch } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'page' } } })
  const unsynced = useSyncExternalStore(onAnySyncedMapChange, () =>
    listSyncedMapsToUpload(userId).map(readStoredSyncedMapJson).join(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of `unsynced` means changed reader data
  const settings = useMemo(() => {
    if (!data) return undefined
    const texts = Object.fromEntries(Object.entries(data).map(([key, { value }]) => [key, value]))
    const maps = listSyncedMapsToUpload(userId).map(
      mapKey => [toReaderDataSettingKey(mapKey), readStoredSyncedMap(mapKey)] as const,
    )
    return mergeUnsyncedReaderData(texts, maps)
  }, [data, userId, unsynced])
  return { settings, isUnsupported: isClientSettingsUnsupportedError(error), error, retry: () => void refetch() }
}
