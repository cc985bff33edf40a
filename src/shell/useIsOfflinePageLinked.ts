import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { useHasDownloads } from '../api/offline/offlineBooks'

/**
 * Returns whether menus show a link to the page with the offline books: the user may download books to this device, or
 * has already done so.
 */
export function useIsOfflinePageLinked(): boolean {
  const user = useCurrentUser()
  return useHasDownloads(user.id) || hasPermission(user, 'page.stream')
}
