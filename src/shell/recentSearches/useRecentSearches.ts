import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { clientBasePath } from '../../api/toAbsoluteServerUrl'
import {
  deleteRecentSearches,
  deleteRecentSearchesOfOtherUsers,
  onRecentSearchesChange,
  parseRecentSearches,
  readRecentSearchesJson,
  storeRecentSearch,
} from '../../preferences/recentSearches/recentSearches'

/**
 * Returns the recent search texts of the current user on this device, newest first, and functions that change them.
 * Deletes the searches of other users. A sign-out already deletes the searches of its user, but the end of an expired
 * session does not.
 */
export function useRecentSearches() {
  const { id: userId } = useCurrentUser()
  const scope = useMemo(() => ({ userId, basePath: clientBasePath }), [userId])
  useEffect(() => deleteRecentSearchesOfOtherUsers(scope), [scope])
  const subscribe = useCallback((listener: () => void) => onRecentSearchesChange(scope, listener), [scope])
  const json = useSyncExternalStore(subscribe, () => readRecentSearchesJson(scope))
  return {
    recentTexts: useMemo(() => parseRecentSearches(json), [json]),
    storeSearch: (text: string) => storeRecentSearch(scope, text),
    clearRecent: () => deleteRecentSearches(scope),
  }
}
