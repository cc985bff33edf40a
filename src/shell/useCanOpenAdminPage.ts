import { useState } from 'react'
import { hasPermission, type Permission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { ServerError } from '../api/ServerError'
import { useGetUserClientSettings } from '../generated/client-settings/client-settings'

/**
 * Returns a function that returns whether the user may open an administration page. Servers before 1.20 show the
 * history to every user (server-facts 1.1).
 */
export function useCanOpenAdminPage(): (page: { permission: Permission }) => boolean {
  const user = useCurrentUser()
  const isBefore120 = useIsServerBefore120()
  return ({ permission }) => hasPermission(user, permission) || (permission === 'history.read' && isBefore120)
}

/**
 * Returns whether the server is known to be older than version 1.20. Such a server responds with status 404 to the
 * request for client settings. The version itself cannot be used, because only administrators may read it.
 */
function useIsServerBefore120(): boolean {
  // The navigation drawer sends this request anyway.
  const { data, error } = useGetUserClientSettings({
    query: { enabled: false, retry: false, meta: { shownBy: 'none' } },
  })
  const [isBefore120, setIsBefore120] = useState(false)
  // A state stores the result, because `error` can change while the server version stays the same. For example, after a
  // new request or a network error, `error` no longer contains the status 404.
  const isMissing = error instanceof ServerError && error.status === 404
  if (data ? isBefore120 : isMissing && !isBefore120) setIsBefore120(!data)
  return isBefore120
}
