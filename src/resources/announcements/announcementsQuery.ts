import { getGetAnnouncementsQueryOptions, useGetAnnouncements } from '../../generated/announcements/announcements'

/** Time after which the badge fetches announcements again, in milliseconds. The server stores its copy of the feed for a day. */
const ANNOUNCEMENTS_MAX_AGE_MS = 3_600_000

/**
 * Disables automatic retries: the server responds with an error while it cannot reach the internet, and the page offers
 * a retry.
 */
const query = { staleTime: ANNOUNCEMENTS_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

/** Options of the query of all announcements. */
export const announcementsQueryOptions = () => getGetAnnouncementsQueryOptions({ query })

/** Loads the announcements. */
export const useAnnouncements = () => useGetAnnouncements({ query })

/** Returns the number of unread announcements in the cache; 0 while they are unknown. Loads nothing. */
export const useUnreadAnnouncementCount = (): number =>
  useGetAnnouncements({ query: { ...query, enabled: false } }).data?.items.filter(item => !item._komga.read).length ?? 0
