import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '../api/cache/queryClient'
import { reportServerWrite } from '../api/cache/serverDataChanges'
import { isClientSettingsUnsupportedError } from '../api/isClientSettingsUnsupportedError'
import {
  getGetUserClientSettingsQueryKey,
  useGetUserClientSettings,
} from '../generated/client-settings/client-settings'
import {
  deleteUserClientSettings,
  getUserClientSettings,
  updateUserClientSettings,
} from '../generated/client-settings/client-settings.calls'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../preferences/localStorageAccess'
import { useCurrentUser } from './SessionContext'

/** Value of a client setting of the user, and a function that saves a new value. */
export interface UseCachedUserSettingResult {
  /** Text of the setting. Undefined if the setting does not exist, or if its value is not known. */
  readonly text: string | undefined
  /** True until the value is known or the request has failed. */
  readonly isPending: boolean
  /** True if the server does not support client settings. The setting then applies to this browser only. */
  readonly isBrowserOnly: boolean
  /**
   * Saves a new value.
   * @param update receives the current value, and returns the new value. If `update` returns undefined, the setting is
   *   deleted. If the server supports client settings, the current value is fetched from the server before `update` is
   *   called.
   * @returns the value before the change
   * @throws ServerError
   */
  readonly save: (update: (current: string | undefined) => string | undefined) => Promise<string | undefined>
}

/** Keys of the copies in `localStorage`, for all settings that this tab has used since it was loaded. */
const usedStorageKeys = new Set<string>()
/**
 * For each storage key, the time at which this tab or another tab last changed the stored copy, in milliseconds since
 * the epoch.
 */
const changedAtMs = new Map<string, number>()
onLocalStorageChange((key, isFromOtherTab) => {
  if (key === null) return
  changedAtMs.set(key, Date.now())
  // Another tab has changed the copy of the setting in `localStorage`. The setting on the server has probably changed
  // too, so the cached server response of this tab may be outdated.
  if (isFromOtherTab && usedStorageKeys.has(key))
    void queryClient.invalidateQueries({ queryKey: getGetUserClientSettingsQueryKey() })
})

/**
 * Reads and writes a client setting of the user. Servers support client settings from version 1.20.0 on. This browser
 * also stores a copy of the setting, which applies until the server has responded.
 * @param key key of the setting on the server
 * @param storageKey key of the copy in `localStorage`
 */
export function useCachedUserSetting(key: string, storageKey: string): UseCachedUserSettingResult {
  const { id } = useCurrentUser()
  const { data, dataUpdatedAt, error, isPending } = useGetUserClientSettings({
    query: { retry: false, meta: { shownBy: 'none' } },
  })
  const serverText = data && (data[key]?.value ?? '')
  const isBrowserOnly = isClientSettingsUnsupportedError(error)
  useEffect(() => {
    usedStorageKeys.add(storageKey)
    // A tab may have changed the copy in `localStorage` after the server response arrived. The response is then
    // outdated and must not replace the copy.
    const isOutdated = dataUpdatedAt < (changedAtMs.get(storageKey) ?? 0)
    if (serverText !== undefined && !isOutdated && serverText !== readLocalStorage(storageKey))
      writeLocalStorage(storageKey, serverText)
    // If the server does not support client settings, the request fails. If `localStorage` contains any text, even an
    // empty text, the next page load does not wait for the request.
    else if (isBrowserOnly && readLocalStorage(storageKey) === undefined) writeLocalStorage(storageKey, '')
  }, [serverText, dataUpdatedAt, storageKey, isBrowserOnly])
  const cached = useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(storageKey)) ?? serverText
  return {
    text: cached || undefined,
    isPending: cached === undefined && isPending,
    isBrowserOnly,
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
