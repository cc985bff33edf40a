import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { useTranslate } from '../language/useTranslate'
import { adminPages } from './adminPages'
import { DrawerLink } from './DrawerLink'
import styles from './NavigationDrawer.module.css'

/** Section of the drawer with links to the administration pages that the user may open. Empty for users without permissions. */
export function AdminDrawerLinks() {
  const t = useTranslate()
  const user = useCurrentUser()
  const allowedPages = adminPages.filter(({ permission }) => hasPermission(user, permission))
  if (allowedPages.length === 0) return null
  return (
    <>
      <div className={styles.heading}>
        <h2>{t('shell.server')}</h2>
      </div>
      {allowedPages.map(({ to, name, icon }) => (
        <DrawerLink key={name} to={to} icon={icon}>
          {t(`shell.link.${name}`)}
        </DrawerLink>
      ))}
    </>
  )
}
