import { Activity, Copy, FileWarning, History, type LucideIcon, Megaphone, Server, Upload, Users } from 'lucide-react'
import { can, type Permission } from '../access/permissions'
import { useMe } from '../access/SessionContext'
import { useTranslate } from '../language/useTranslate'
import { DrawerLink } from './DrawerLink'
import styles from './LibraryDrawer.module.css'

/** The pages around the server, each with what it takes to go there (specification section 2). */
const links = [
  { to: '/import/books', name: 'import', icon: Upload, may: 'import.manage' },
  { to: '/media-management/analysis', name: 'analysis', icon: FileWarning, may: 'media.manage' },
  { to: '/duplicate-pages/known', name: 'duplicates', icon: Copy, may: 'media.manage' },
  { to: '/history', name: 'history', icon: History, may: 'history.read' },
  { to: '/settings/users', name: 'users', icon: Users, may: 'user.manage' },
  { to: '/settings/server', name: 'server', icon: Server, may: 'settings.manage' },
  { to: '/settings/metrics', name: 'metrics', icon: Activity, may: 'settings.manage' },
  { to: '/settings/announcements', name: 'announcements', icon: Megaphone, may: 'announcement.read' },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon; may: Permission }[]

/** The part of the drawer that only those see who look after the server, save what is open to all. */
export function AdminLinks() {
  const t = useTranslate()
  const me = useMe()
  const mine = links.filter(({ may }) => can(me, may))
  if (mine.length === 0) return null
  return (
    <>
      <div className={styles.heading}>
        <h2>{t('shell.server')}</h2>
      </div>
      {mine.map(({ to, name, icon }) => (
        <DrawerLink key={name} to={to} icon={icon}>
          {t(`shell.link.${name}`)}
        </DrawerLink>
      ))}
    </>
  )
}
