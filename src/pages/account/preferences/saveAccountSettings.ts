import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import {
  deleteUserClientSettings,
  getUserClientSettings,
  updateUserClientSettings,
} from '../../../generated/client-settings/client-settings.calls'
import { clearSavedFilters } from '../../../preferences/clearSavedFilters'
import { parseReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { parseSyncedMap } from '../../../preferences/syncedMap'
import { mergeServerCopyOfSyncedMap } from '../../../preferences/syncedMaps/mergeServerCopyOfSyncedMap'
import { readStoredSyncedMapJson } from '../../../preferences/syncedReaderData'
import {
  type AccountSettingsResetChanges,
  type AccountSettingValues,
  getAccountSettingGroupName,
} from './accountSettings'
import { toAccountSettingValues } from './toAccountSettingValues'

/**
 * Reads the settings from the server, writes and deletes settings, and updates the copies on this device.
 * @param buildChanges returns the changes. Receives the current settings, because another device may have changed the
 *   settings since the page loaded them. The current settings include saved filters and reader data that this device
 *   has not uploaded yet.
 * @throws ServerError when a request fails. In this case, the copies on this device stay unchanged.
 */
export async function saveAccountSettings(
  userId: string,
  buildChanges: (current: AccountSettingValues) => AccountSettingsResetChanges,
): Promise<void> {
  const current = await getUserClientSettings({ cache: 'no-store' })
  const { update, remove } = buildChanges(toAccountSettingValues(userId, current))
  const options = { account: userId }
  const changes = Object.entries(update).map(([key, value]) => [key, { value }] as const)
  if (changes.length > 0) await updateUserClientSettings(Object.fromEntries(changes), options)
  if (remove.length > 0) await deleteUserClientSettings([...remove], options)
  for (const [key, text] of Object.entries(update)) {
    const readerData = parseReaderDataSettingKey(key)
    const mapKey = readerData && { userId, ...readerData }
    if (mapKey && readStoredSyncedMapJson(mapKey) !== '') mergeServerCopyOfSyncedMap(mapKey, parseSyncedMap(text))
  }
  // If the update removes the saved filters on the server, removes the saved filters on this device too. Otherwise,
  // this device could later upload its pending changes of the filters. This upload would restore the removed filters on
  // the server.
  const emptiesFilters = Object.entries(update).some(
    ([key, text]) => getAccountSettingGroupName(key) === 'filters' && text === '[]',
  )
  if (emptiesFilters) clearSavedFilters(userId)
  await reportServerWrite('updateUserClientSettings')
}
