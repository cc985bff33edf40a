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
   * Saves a new value. If the server does not support client settings, only this browser stores the value. If a
   * server upgrade later adds this support, this browser sends the value, unless the server already has a value.
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
    const stored = readLocalStorage(storageKey)
    // A tab may have changed the copy in `localStorage` after the server response arrived. The response is then
    // outdated and must not replace the copy.
    const isOutdated = dataUpdatedAt < (changedAtMs.get(storageKey) ?? 0)
    if (serverText !== undefined && !isOutdated) {
      if (serverText === '' && readUnsentText(storageKey)) void sendUnsentText(key, storageKey, id)
      else {
        markUnsent(storageKey, false)
        if (serverText !== stored) writeLocalStorage(storageKey, serverText)
      }
    }
    // The server does not support client settings, so the request has failed. Stores an empty text in `localStorage` if
    // no text is stored. The next page load then uses the stored text and does not wait for the request.
    else if (isBrowserOnly && stored === undefined) writeLocalStorage(storageKey, '')
    else if (isBrowserOnly && stored) markUnsent(storageKey, true)
  }, [serverText, dataUpdatedAt, key, storageKey, id, isBrowserOnly])
  const cached = useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(storageKey)) ?? serverText
  return {
    text: cached || undefined,
    isPending: cached === undefined && isPending,
    isBrowserOnly,
    save: update => saveText(key, storageKey, id, update),
  }
}

async function saveText(
  key: string,
  storageKey: string,
  account: string,
  update: (current: string | undefined) => string | undefined,
): Promise<string | undefined> {
  const settings = await getUserClientSettings().catch(error => {
    if (!isClientSettingsUnsupportedError(error)) throw error
  })
  const current = settings
    ? (settings[key]?.value ?? readUnsentText(storageKey))
    : readLocalStorage(storageKey) || undefined
  const text = update(current)
  if (settings) {
    if (text === undefined) await deleteUserClientSettings([key], { account })
    else await updateUserClientSettings({ [key]: { value: text } }, { account })
  }
  markUnsent(storageKey, !settings && text !== undefined)
  writeLocalStorage(storageKey, text ?? '')
  await reportServerWrite('updateUserClientSettings')
  return current
}

/**
 * Returns the `localStorage` key that marks the text of a setting as unsent. A text is unsent if the server did not
 * support client settings when this browser stored the text.
 */
const unsentKey = (storageKey: string) => `${storageKey}.unsent`

/** Returns the text of a setting if it is marked as unsent. Returns undefined without this mark or without a text. */
const readUnsentText = (storageKey: string): string | undefined =>
  readLocalStorage(unsentKey(storageKey)) === undefined ? undefined : readLocalStorage(storageKey) || undefined

function markUnsent(storageKey: string, isUnsent: boolean): void {
  if ((readLocalStorage(unsentKey(storageKey)) !== undefined) !== isUnsent)
    writeLocalStorage(unsentKey(storageKey), isUnsent ? '1' : undefined)
}

/**
 * Storage keys of the texts that are being sent. This set prevents two components from sending the text of the same
 * setting at the same time.
 */
const sendingKeys = new Set<string>()

/** Sends the unsent text of a setting to the server, for example after a server upgrade has added client settings. */
async function sendUnsentText(key: string, storageKey: string, account: string): Promise<void> {
  if (sendingKeys.has(storageKey)) return
  sendingKeys.add(storageKey)
  // After a failure, the text stays marked as unsent. The next response of the server starts a new attempt.
  await saveText(key, storageKey, account, current => current).catch(() => undefined)
  sendingKeys.delete(storageKey)
}
