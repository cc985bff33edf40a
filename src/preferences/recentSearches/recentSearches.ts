import { listStorageKeys } from '../listStorageKeys'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../localStorageAccess'

/**
 * Identifies the recent searches of a user. `basePath` is the base path of the client, because clients with different
 * base paths may share an origin.
 */
export type RecentSearchScope = { userId: string; basePath: string }

const MAX_SEARCHES = 6
/** Maximum length of a stored text. Longer texts are not stored. */
const MAX_TEXT_CHARS = 200

/**
 * Returns the recent searches of this browser as JSON. Equal searches have equal JSON, as `useSyncExternalStore`
 * requires.
 */
export const readRecentSearchesJson = (scope: RecentSearchScope): string => readLocalStorage(storageKey(scope)) ?? '[]'

/** Parses the JSON of recent searches, newest first. Returns an empty list for invalid JSON. */
export function parseRecentSearches(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value.filter(text => typeof text === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/**
 * Stores a search text as the newest recent search. Removes stored texts that differ from this text only in case. If
 * there are then more than 6 texts, also removes the oldest text. Ignores a blank text.
 */
export function storeRecentSearch(scope: RecentSearchScope, typed: string): void {
  const text = typed.trim()
  if (text === '' || text.length > MAX_TEXT_CHARS) return
  const others = parseRecentSearches(readRecentSearchesJson(scope)).filter(
    other => other.toLowerCase() !== text.toLowerCase(),
  )
  writeLocalStorage(storageKey(scope), JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)))
}

/** Deletes the recent searches of a user. */
export const deleteRecentSearches = (scope: RecentSearchScope): void => writeLocalStorage(storageKey(scope), undefined)

/**
 * Deletes the recent searches of all other users of the same client, for example of the user of an expired session.
 */
export function deleteRecentSearchesOfOtherUsers({ userId, basePath }: RecentSearchScope): void {
  for (const key of listStorageKeys('localStorage')) {
    const [, owner, path] = STORAGE_KEY_PATTERN.exec(key) ?? []
    if (owner !== undefined && path === basePath && owner !== userId) deleteRecentSearches({ userId: owner, basePath })
  }
}

/**
 * Registers a listener that is called when this tab or another tab changes the recent searches. Returns an unregister
 * function.
 */
export const onRecentSearchesChange = (scope: RecentSearchScope, listener: () => void): (() => void) =>
  onLocalStorageChange(key => {
    if (key === null || key === storageKey(scope)) listener()
  })

/** Matches a storage key that includes the prefix `longbox.`. Captures the user id and the base path. */
const STORAGE_KEY_PATTERN = /^longbox\.recentSearches\.(\S+) (.*)$/
const storageKey = ({ userId, basePath }: RecentSearchScope) => `recentSearches.${userId} ${basePath}`
