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
 * Sends what was done to saved filters: read first and joined by name, so that what other devices saved stays. What cannot be sent
 * is kept for the next time. No two run at the same time.
 * @param isFullyDownloaded  whether a person is signed in now: who comes after them gets nothing of theirs
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
  // Joined with the filters of another account, they would be written back with them.
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

/** Keys of settings are of small letters. */
export const savedFiltersSettingKey = (libraryId: string): string => `longbox.filters.${libraryId.toLowerCase()}`
