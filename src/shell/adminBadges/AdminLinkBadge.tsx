import { type ComponentType, useEffect } from 'react'
import { queryClient } from '../../api/cache/queryClient'
import { announcementsQueryOptions, UnreadAnnouncementsBadge } from '../../resources/announcements'
import { analysisFailedBookCountQueryOptions, FailedBooksBadge } from '../../resources/books'
import { releasesQueryOptions, ServerUpdateBadge, serverInfoQueryOptions } from '../../resources/releases'
import type { AdminBadgeName } from '../adminPages'

type BadgeDefinition = {
  Badge: ComponentType
  /**
   * Fetches the data of the badge, for example the number of failed books. Does nothing if the query cache contains
   * current data. Never rejects.
   */
  prefetch: () => void
}

const badges: Record<AdminBadgeName, BadgeDefinition> = {
  failedBooks: {
    Badge: FailedBooksBadge,
    prefetch: () => void queryClient.prefetchQuery(analysisFailedBookCountQueryOptions()),
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
 * Badge at a link in the navigation drawer, for example the number of unread announcements. Shows cached data at once.
 * If the request is slow or fails, no error message appears.
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
