import { useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { isClientSettingsUnsupportedError } from '../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import {
  deleteUserClientSettings,
  getUserClientSettings,
  updateUserClientSettings,
} from '../../generated/client-settings/client-settings.calls'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'

/** Value of a client setting of the user, and a function that saves a new value. */
export interface UseCachedUserSettingResult {
  /** Text of the setting. Undefined if the setting does not exist, or if its value is not known yet. */
  readonly text: string | undefined
  /** Whether the value is not known yet. False after a failed request. */
  readonly isPending: boolean
  /** Whether the server does not support client settings. The setting then applies to this browser only. */
  readonly isBrowserOnly: boolean
  /**
   * Saves a new value.
   * @param update receives the current value on the server, and returns the new value. Undefined deletes the setting
   * @returns the value before the change
   * @throws ServerError
   */
  readonly save: (update: (current: string | undefined) => string | undefined) => Promise<string | undefined>
}

/**
 * Reads and writes a client setting of the user. Servers from version 1.20.0 on store the setting. This browser also
 * stores a copy, which applies until the server has responded.
 * @param key key of the setting on the server
 * @param storageKey key of the copy in `localStorage`
 */
export function useCachedUserSetting(key: string, storageKey: string): UseCachedUserSettingResult {
  const { id } = useCurrentUser()
  const { data, error, isPending } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'none' } } })
  const serverText = data && (data[key]?.value ?? '')
  useEffect(() => {
    if (serverText !== undefined && serverText !== readLocalStorage(storageKey))
      writeLocalStorage(storageKey, serverText)
  }, [serverText, storageKey])
  const cached = useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(storageKey)) ?? serverText
  return {
    text: cached || undefined,
    isPending: cached === undefined && isPending,
    isBrowserOnly: isClientSettingsUnsupportedError(error),
    save: async update => {
      const current = await fetchServerText(key, readLocalStorage(storageKey))
      const text = update(current)
      await writeServerText(key, text, id)
      writeLocalStorage(storageKey, text ?? '')
      await reportServerWrite('updateUserClientSettings')
      return current
    },
  }
}

async function fetchServerText(key: string, cached: string | undefined): Promise<string | undefined> {
  try {
    return (await getUserClientSettings())[key]?.value
  } catch (error) {
    if (isClientSettingsUnsupportedError(error)) return cached || undefined
    throw error
  }
}

async function writeServerText(key: string, value: string | undefined, account: string): Promise<void> {
  try {
    if (value === undefined) await deleteUserClientSettings([key], { account })
    else await updateUserClientSettings({ [key]: { value } }, { account })
  } catch (error) {
    if (!isClientSettingsUnsupportedError(error)) throw error
  }
}
