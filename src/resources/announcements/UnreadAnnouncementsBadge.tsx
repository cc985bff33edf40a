import { CountBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useUnreadAnnouncementCount } from './announcementsQuery'

/** Number of unread announcements. Renders nothing when there are none. */
export function UnreadAnnouncementsBadge() {
  const t = useTranslate()
  const count = useUnreadAnnouncementCount()
  return <CountBadge count={count} label={t('shell.badge.unreadAnnouncements', { count })} />
}
