import { deepEqual } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser, useIsUserStillSignedIn } from '../../access/SessionContext'
import { isClientSettingsUnsupportedError } from '../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import {
  applySavedFilterChanges,
  getSavedFiltersUpdateTime,
  onSavedFiltersChange,
  parseSavedFilters,
  readPendingFilterChanges,
  readSavedFiltersJson,
  type SavedFilter,
  type SavedFilterChanges,
  writePendingFilterChanges,
  writeSavedFilters,
} from '../../preferences/savedFilters'
import { getSavedFiltersSettingKey } from './getSavedFiltersSettingKey'
import { syncSavedFilters } from './syncSavedFilters'

/**
 * Returns the saved filters of a list, and functions that change the filters. The server stores the filters, so that
 * all devices of the user show them.
 * @param listId id from `getSavedFilterListId`
 */
export function useSavedFilters(listId: string) {
  const { id: userId } = useCurrentUser()
  const isSignedIn = useIsUserStillSignedIn()
  const owner = useMemo(() => ({ userId, listId }), [userId, listId])
  const subscribe = useCallback((listener: () => void) => onSavedFiltersChange(owner, listener), [owner])
  const stored = useSyncExternalStore(subscribe, () => readSavedFiltersJson(owner))
  const saved = useMemo(() => parseSavedFilters(stored), [stored])
  const { data, dataUpdatedAt, error } = useGetUserClientSettings({
    query: { retry: false, meta: { shownBy: 'none' } },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each read, also when the settings are equal
  useEffect(() => {
    if (!data) return
    const pending = readPendingFilterChanges(owner)
    const serverValue = data[getSavedFiltersSettingKey(listId)]?.value
    // Ignores a server response that is older than the last change in this browser.
    if (serverValue !== undefined && dataUpdatedAt >= getSavedFiltersUpdateTime(owner))
      writeSavedFilters(owner, applySavedFilterChanges(parseSavedFilters(serverValue), pending), dataUpdatedAt)
    if (Object.keys(pending).length > 0) void syncSavedFilters(owner, isSignedIn).catch(() => undefined)
  }, [data, dataUpdatedAt, owner, listId])

  const readCurrent = () => parseSavedFilters(readSavedFiltersJson(owner))
  const change = (changes: SavedFilterChanges) => {
    const pending = { ...readPendingFilterChanges(owner), ...changes }
    // A server that has never sent settings stores no filters, so there is nothing to delete on this server.
    const hasServerFilters = data !== undefined || !isClientSettingsUnsupportedError(error)
    writePendingFilterChanges(owner, hasServerFilters ? pending : omitDeletions(pending))
    writeSavedFilters(owner, applySavedFilterChanges(readCurrent(), changes))
    if (!isClientSettingsUnsupportedError(error)) void syncSavedFilters(owner, isSignedIn).catch(() => undefined)
  }
  return { saved, ...createSavedFilterCommands(saved, readCurrent, change) }
}

const omitDeletions = (changes: SavedFilterChanges): SavedFilterChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, filter]) => filter !== null))

/**
 * Creates the functions that save, rename, remove and pin filters.
 * @param readCurrent returns the filters that are stored at the time of the call
 * @param change stores changed filters by name. The value null removes a filter
 */
function createSavedFilterCommands(
  saved: readonly SavedFilter[],
  readCurrent: () => readonly SavedFilter[],
  change: (changes: SavedFilterChanges) => void,
) {
  return {
    /**
     * Saves a filter. Replaces an existing filter with the same name. Ignores case when comparing names.
     * @returns a function that restores the replaced filter. This function has no effect if the new filter has been
     *   changed or removed since then. The result is undefined if no filter was replaced, or if both filters have the
     *   same search parameters
     */
    save: (filter: SavedFilter): (() => void) | undefined => {
      const sameNamed = saved.filter(({ name }) => isSameFilterName(name, filter.name))
      const [replaced] = sameNamed
      if (!replaced) {
        change({ [filter.name]: filter })
        return
      }
      const index = saved.indexOf(replaced)
      const removed = Object.fromEntries(sameNamed.map(({ name }) => [name, null]))
      change({ ...removed, [filter.name]: { ...filter, pinned: replaced.pinned, place: index } })
      if (isSameSearch(replaced, filter)) return
      return () => {
        const serverValue = readCurrent().find(({ name }) => name === filter.name)
        if (serverValue && isSameSearch(serverValue, filter))
          change({ [filter.name]: null, [replaced.name]: { ...replaced, place: index } })
      }
    },
    /**
     * Renames a filter without changing its position in the list.
     * @returns false if another filter already has the new name
     */
    rename: (name: string, newName: string): boolean => {
      const index = saved.findIndex(candidate => candidate.name === name)
      const filter = saved[index]
      if (saved.some(candidate => candidate !== filter && isSameFilterName(candidate.name, newName))) return false
      if (filter && newName !== name) change({ [name]: null, [newName]: { ...filter, name: newName, place: index } })
      return true
    },
    /**
     * Removes a filter.
     * @returns a function that adds the filter again, unless a filter with the same name has been saved in the meantime
     */
    remove: (name: string) => {
      const index = saved.findIndex(candidate => candidate.name === name)
      const removed = saved[index]
      change({ [name]: null })
      return () => {
        if (removed && !readCurrent().some(candidate => isSameFilterName(candidate.name, name)))
          change({ [name]: { ...removed, place: index } })
      }
    },
    pin: (name: string, pinned: boolean) => {
      const filter = saved.find(candidate => candidate.name === name)
      if (filter) change({ [name]: { ...filter, pinned } })
    },
  }
}

const isSameSearch = (a: SavedFilter, b: SavedFilter) => deepEqual(a.search, b.search)
const isSameFilterName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
