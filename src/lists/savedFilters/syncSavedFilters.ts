import { accountState } from '../../api/account/accountState'
import { afterWrite } from '../../api/cache/changes'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import {
  applyFilterChanges,
  parseSavedFilters,
  pendingFilterChanges,
  type SavedFiltersOf,
  writePendingFilterChanges,
  writeSavedFilters,
} from '../../preferences/savedFilters'

let running: Promise<unknown> = Promise.resolve()

/**
 * Sends pending changes of saved filters. Merges them by name with the current server value, so that changes from other
 * devices stay. Changes that fail to send stay pending. Calls are serialized.
 * @param isHere  returns whether this user is still signed in; nothing is sent for another user
 */
export function syncSavedFilters(of: SavedFiltersOf, isHere: (userId: string) => boolean): Promise<void> {
  const sent = running.then(() => send(of, isHere))
  running = sent.catch(() => undefined)
  return sent
}

async function send(of: SavedFiltersOf, isHere: (userId: string) => boolean): Promise<void> {
  const changes = pendingFilterChanges(of)
  if (Object.keys(changes).length === 0 || !isHere(of.userId)) return
  const key = savedFiltersSettingKey(of.libraryId)
  const there = (await getUserClientSettings())[key]?.value
  // Filters of another account must not be merged and written back.
  await accountState.confirm?.(of.userId, Date.now())
  if (!isHere(of.userId)) return
  const joined = applyFilterChanges(parseSavedFilters(there ?? '[]'), changes)
  await updateUserClientSettings({ [key]: { value: JSON.stringify(joined) } }, { account: of.userId })
  const text = (name: string, from: typeof changes) => JSON.stringify(from[name])
  const since = Object.entries(pendingFilterChanges(of)).filter(
    ([name, change]) => JSON.stringify(change) !== text(name, changes),
  )
  writePendingFilterChanges(of, Object.fromEntries(since))
  writeSavedFilters(of, applyFilterChanges(joined, Object.fromEntries(since)))
  await afterWrite('updateUserClientSettings')
}

/** Returns the key of the client setting. Setting keys must be lower case. */
export const savedFiltersSettingKey = (libraryId: string): string => `longbox.filters.${libraryId.toLowerCase()}`
