import { deepEqual } from '@tanstack/react-router'
import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import {
  applySavedFilterChanges,
  parseSavedFilters,
  readPendingFilterChanges,
  type SavedFilterScope,
  writePendingFilterChanges,
  writeSavedFilters,
} from '../../preferences/savedFilters'
import { getSavedFiltersSettingKey } from './getSavedFiltersSettingKey'

let lastSync: Promise<unknown> = Promise.resolve()

/**
 * Sends the saved filters of a list to the server if this browser has unsent changes of these filters. First merges the
 * changes with the filters that other devices have saved.
 * @param isSignedIn returns whether a user is still signed in. If false, nothing is sent
 */
export function syncSavedFilters(owner: SavedFilterScope, isSignedIn: (userId: string) => boolean): Promise<void> {
  const sync = lastSync.then(() => sendChanges(owner, isSignedIn))
  lastSync = sync.catch(() => undefined)
  return sync
}

async function sendChanges(owner: SavedFilterScope, isSignedIn: (userId: string) => boolean): Promise<void> {
  const changes = readPendingFilterChanges(owner)
  if (Object.keys(changes).length === 0 || !isSignedIn(owner.userId)) return
  const key = getSavedFiltersSettingKey(owner.listId)
  const serverValue = (await getUserClientSettings())[key]?.value
  // Another user may have signed in during the request. The code checks the account before it uses the response.
  await sessionAccountCheckState.confirm?.(owner.userId, Date.now())
  if (!isSignedIn(owner.userId)) return
  const merged = applySavedFilterChanges(parseSavedFilters(serverValue ?? '[]'), changes)
  await updateUserClientSettings({ [key]: { value: JSON.stringify(merged) } }, { account: owner.userId })
  const newerChanges = Object.entries(readPendingFilterChanges(owner)).filter(
    ([name, change]) => !deepEqual(change, changes[name]),
  )
  writePendingFilterChanges(owner, Object.fromEntries(newerChanges))
  writeSavedFilters(owner, applySavedFilterChanges(merged, Object.fromEntries(newerChanges)))
  await reportServerWrite('updateUserClientSettings')
}
