import { getGetAnnouncementsQueryOptions, useGetAnnouncements } from '../../generated/announcements/announcements'

/**
 * Maximum age in milliseconds of the announcements in the query cache. The server itself caches the announcements for a
 * day.
 */
const ANNOUNCEMENTS_MAX_AGE_MS = 3_600_000

/**
 * Options of the query for the announcements. A failed request is not repeated, because a server without internet
 * access would fail again.
 */
const query = { staleTime: ANNOUNCEMENTS_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const announcementsQueryOptions = () => getGetAnnouncementsQueryOptions({ query })

/** Loads the announcements of the Komga developers. Cached announcements of the last hour are not loaded again. */
export const useAnnouncements = () => useGetAnnouncements({ query })

/**
 * Returns the number of unread announcements in the query cache, or 0 if the cache contains no announcements. Sends no
 * request.
 */
export const useUnreadAnnouncementCount = (): number =>
  useGetAnnouncements({ query: { ...query, enabled: false } }).data?.items.filter(item => !item._komga.read).length ?? 0
