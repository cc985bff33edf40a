import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser, useIsSignedIn } from '../../access/SessionContext'
import { lacksClientSettings } from '../../api/clientSettingsSupport'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import {
  applyFilterChanges,
  type FilterChanges,
  onSavedFilters,
  parseSavedFilters,
  pendingFilterChanges,
  readSavedFilters,
  type SavedFilter,
  savedFiltersTime,
  writePendingFilterChanges,
  writeSavedFilters,
} from '../../preferences/savedFilters'
import { savedFiltersSettingKey, syncSavedFilters } from './syncSavedFilters'

/**
 * Provides the saved filters of a library. They are stored in this browser and, where supported, in the client settings
 * of the server, which syncs all devices of a user. Pending changes are sent whenever the settings are read.
 */
export function useSavedFilters(libraryId: string) {
  const { id: userId } = useCurrentUser()
  const isHere = useIsSignedIn()
  const of = useMemo(() => ({ userId, libraryId }), [userId, libraryId])
  const subscribe = useCallback((listener: () => void) => onSavedFilters(of, listener), [of])
  const stored = useSyncExternalStore(subscribe, () => readSavedFilters(of))
  const saved = useMemo(() => parseSavedFilters(stored), [stored])
  const { data, dataUpdatedAt, error } = useGetUserClientSettings({
    query: { retry: false, meta: { shownBy: 'nobody' } },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each read, also when the settings are equal
  useEffect(() => {
    if (!data) return
    const unsent = pendingFilterChanges(of)
    const there = data[savedFiltersSettingKey(libraryId)]?.value
    // Ignore a response that is older than the last local change, also one in another tab.
    if (there !== undefined && dataUpdatedAt >= savedFiltersTime(of))
      writeSavedFilters(of, applyFilterChanges(parseSavedFilters(there), unsent), dataUpdatedAt)
    if (Object.keys(unsent).length > 0) void syncSavedFilters(of, isHere).catch(() => undefined)
  }, [data, dataUpdatedAt, of, libraryId])

  const now = () => parseSavedFilters(readSavedFilters(of))
  const change = (changes: FilterChanges) => {
    writePendingFilterChanges(of, { ...pendingFilterChanges(of), ...changes })
    writeSavedFilters(of, applyFilterChanges(now(), changes))
    if (!lacksClientSettings(error)) void syncSavedFilters(of, isHere).catch(() => undefined)
  }
  return {
    saved,
    /**
     * Saves a filter. An existing name, regardless of case, is replaced and keeps its position and pin.
     * @returns a function that restores a replaced filter, unless it was changed again; undefined when nothing was
     *   replaced
     */
    save: (filter: SavedFilter): (() => void) | undefined => {
      const others = saved.filter(({ name }) => isSameName(name, filter.name))
      const [old] = others
      if (!old) {
        change({ [filter.name]: filter })
        return
      }
      const place = saved.indexOf(old)
      const forgotten = Object.fromEntries(others.map(({ name }) => [name, null]))
      change({ ...forgotten, [filter.name]: { ...filter, pinned: old.pinned, place } })
      if (isSameSearch(old, filter)) return
      return () => {
        const there = now().find(({ name }) => name === filter.name)
        if (there && isSameSearch(there, filter)) change({ [filter.name]: null, [old.name]: { ...old, place } })
      }
    },
    /**
     * Renames a filter and keeps its position.
     * @returns false when the name is taken
     */
    rename: (name: string, wanted: string): boolean => {
      const place = saved.findIndex(each => each.name === name)
      const filter = saved[place]
      if (saved.some(each => each !== filter && isSameName(each.name, wanted))) return false
      if (filter && wanted !== name) change({ [name]: null, [wanted]: { ...filter, name: wanted, place } })
      return true
    },
    /** Removes a filter. Returns a function that restores it at its position, unless its name is in use again. */
    remove: (name: string) => {
      const place = saved.findIndex(each => each.name === name)
      const forgotten = saved[place]
      change({ [name]: null })
      return () => {
        if (forgotten && !now().some(each => isSameName(each.name, name))) change({ [name]: { ...forgotten, place } })
      }
    },
    pin: (name: string, pinned: boolean) => {
      const filter = saved.find(each => each.name === name)
      if (filter) change({ [name]: { ...filter, pinned } })
    },
  }
}

const isSameSearch = (one: SavedFilter, other: SavedFilter) =>
  JSON.stringify(one.search) === JSON.stringify(other.search)
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
