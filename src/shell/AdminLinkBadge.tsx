import { type ComponentType, useEffect } from 'react'
import { queryClient } from '../api/cache/queryClient'
import { announcementsQueryOptions, UnreadAnnouncementsBadge } from '../resources/announcements'
import { FailedBooksBadge, failedBookCountQueryOptions } from '../resources/books'
import { releasesQueryOptions, ServerUpdateBadge, serverInfoQueryOptions } from '../resources/releases'
import type { AdminBadgeName } from './adminPages'

type BadgeDefinition = {
  Badge: ComponentType
  /** Fetches the data of the badge unless the cache has it. Never rejects: a badge without data is absent. */
  prefetch: () => void
}

const badges: Record<AdminBadgeName, BadgeDefinition> = {
  failedBooks: {
    Badge: FailedBooksBadge,
    prefetch: () => void queryClient.prefetchQuery(failedBookCountQueryOptions()),
  },
  unreadAnnouncements: {
    Badge: UnreadAnnouncementsBadge,
    prefetch: () => void queryClient.prefetchQuery(announcementsQueryOptions()),
  },
  serverUpdate: {
    Badge: ServerUpdateBadge,
    prefetch: () => {
      void queryClient.prefetchQuery(serverInfoQueryOptions())
      void queryClient.prefetchQuery(releasesQueryOptions())
    },
  },
}

/**
 * Badge of a link in the drawer. It shows cached data, which is prefetched when the badge appears and when the window
 * is shown again. A slow or failing request shows no message.
 */
export function AdminLinkBadge({ badge }: { badge: AdminBadgeName }) {
  const { Badge, prefetch } = badges[badge]
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') prefetch()
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [prefetch])
  return <Badge />
}
