export { announcementsQueryOptions } from './announcementsQuery'
export { UnreadAnnouncementsBadge } from './UnreadAnnouncementsBadge'
