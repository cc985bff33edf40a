import { CountBadge } from '../../components/feedback/CountBadge'
import { useTranslate } from '../../language/useTranslate'
import { useUnreadAnnouncementCount } from './announcementsQuery'

/** Badge with the number of unread announcements. Renders nothing without unread announcements. */
export function UnreadAnnouncementsBadge() {
  const t = useTranslate()
  const count = useUnreadAnnouncementCount()
  return <CountBadge count={count} label={t('shell.badge.unreadAnnouncements', { count })} />
}
