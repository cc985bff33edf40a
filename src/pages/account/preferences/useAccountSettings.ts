import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../../generated/client-settings/client-settings'
import {
  listSyncedMapsToUpload,
  onAnySyncedMapChange,
  readStoredSyncedMapJson,
} from '../../../preferences/syncedReaderData'
import type { AccountSettingValues } from './accountSettings'
import { toAccountSettingValues } from './toAccountSettingValues'

export type UseAccountSettingsResult = {
  /**
   * Account settings from the server. They include saved filters, bookmarks and other reader data that this device has
   * not uploaded yet. Undefined until the settings have loaded.
   */
  settings: AccountSettingValues | undefined
  /**
   * Same value as `settings` after the settings have loaded. Until then, contains only the saved filters and reader
   * data that this device has not uploaded yet.
   */
  availableSettings: AccountSettingValues
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
  const availableSettings = useMemo(() => toAccountSettingValues(userId, data ?? {}), [data, userId, unsynced])
  return {
    settings: data && availableSettings,
    availableSettings,
    isUnsupported: isClientSettingsUnsupportedError(error),
    error,
    retry: () => void refetch(),
  }
}
