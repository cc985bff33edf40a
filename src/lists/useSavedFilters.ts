import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { ServerError } from '../api/ServerError'
import { useGetUserClientSettings, useUpdateUserClientSettings } from '../generated/client-settings/client-settings'
import {
  onSavedFilters,
  parseSavedFilters,
  readSavedFilters,
  type SavedFilter,
  writeSavedFilters,
} from '../preferences/savedFilters'

/**
 * The saved filters of a library, kept in this browser and, where the server keeps settings for its clients, there too:
 * what is there counts, so that all devices of a person have the same. The browser's copy bridges servers that do not.
 */
export function useSavedFilters(libraryId: string) {
  const subscribe = useCallback((listener: () => void) => onSavedFilters(libraryId, listener), [libraryId])
  const stored = useSyncExternalStore(subscribe, () => readSavedFilters(libraryId))
  const saved = useMemo(() => parseSavedFilters(stored), [stored])
  const server = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'nobody' } } })
  const { mutate } = useUpdateUserClientSettings()
  const key = settingKey(libraryId)
  const kept = server.data?.[key]?.value

  useEffect(() => {
    if (kept !== undefined) writeSavedFilters(libraryId, parseSavedFilters(kept))
  }, [kept, libraryId])

  const replace = (filters: readonly SavedFilter[]) => {
    writeSavedFilters(libraryId, filters)
    if (!isMissing(server.error)) mutate({ data: { [key]: { value: JSON.stringify(filters) } } })
  }
  return {
    saved,
    /** A name that exists is given to the new one. */
    save: (filter: SavedFilter) => replace([...saved.filter(({ name }) => name !== filter.name), filter]),
    remove: (name: string) => replace(saved.filter(filter => filter.name !== name)),
    pin: (name: string, pinned: boolean) =>
      replace(saved.map(filter => (filter.name === name ? { ...filter, pinned } : filter))),
  }
}

/** Keys of settings are of small letters. */
export const settingKey = (libraryId: string): string => `longbox.filters.${libraryId.toLowerCase()}`

/** Servers of before 1.20 keep nothing for their clients. */
const isMissing = (error: unknown) => error instanceof ServerError && [403, 404, 405].includes(error.status)
