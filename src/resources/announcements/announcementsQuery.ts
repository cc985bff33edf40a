import { getGetAnnouncementsQueryOptions, useGetAnnouncements } from '../../generated/announcements/announcements'

/** Time in milliseconds after which the badge fetches announcements again. The server caches the feed for a day. */
const ANNOUNCEMENTS_MAX_AGE_MS = 3_600_000

/** Automatic retries are disabled: without internet access, the server always responds with an error. */
const query = { staleTime: ANNOUNCEMENTS_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const announcementsQueryOptions = () => getGetAnnouncementsQueryOptions({ query })

/** Loads the announcements. */
export const useAnnouncements = () => useGetAnnouncements({ query })

/** Returns the number of unread announcements in the cache. Returns 0 if the cache has none. */
export const useUnreadAnnouncementCount = (): number =>
  useGetAnnouncements({ query: { ...query, enabled: false } }).data?.items.filter(item => !item._komga.read).length ?? 0
