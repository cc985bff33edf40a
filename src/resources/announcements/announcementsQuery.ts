import { getGetAnnouncementsQueryOptions, useGetAnnouncements } from '../../generated/announcements/announcements'

/**
 * Time in milliseconds after which the badge fetches the announcements again. The server itself caches the feed for a
 * day.
 */
const ANNOUNCEMENTS_MAX_AGE_MS = 3_600_000

/**
 * Options of the announcement query. Does not retry automatically, because a server without internet access would fail
 * each time.
 */
const query = { staleTime: ANNOUNCEMENTS_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const announcementsQueryOptions = () => getGetAnnouncementsQueryOptions({ query })

/** Loads the announcements. */
export const useAnnouncements = () => useGetAnnouncements({ query })

/**
 * Returns the number of unread announcements in the query cache. Sends no request. Returns 0 if the cache contains no
 * announcements.
 */
export const useUnreadAnnouncementCount = (): number =>
  useGetAnnouncements({ query: { ...query, enabled: false } }).data?.items.filter(item => !item._komga.read).length ?? 0
