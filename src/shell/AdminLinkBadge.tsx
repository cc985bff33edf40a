import { type ComponentType, useEffect } from 'react'
import { queryClient } from '../api/cache/queryClient'
import { announcementsQueryOptions, UnreadAnnouncementsBadge } from '../resources/announcements'
import { analysisFailedBookCountQueryOptions, FailedBooksBadge } from '../resources/books'
import { releasesQueryOptions, ServerUpdateBadge, serverInfoQueryOptions } from '../resources/releases'
import type { AdminBadgeName } from './adminPages'

type BadgeDefinition = {
  Badge: ComponentType
  /** Fetches the data of the badge if the query cache does not contain the data. Never rejects. */
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

/** Badge of a link in the drawer. Shows cached data. Shows no message if the request is slow or fails. */
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
