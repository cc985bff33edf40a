import { useLocation } from '@tanstack/react-router'
import { useTranslate } from '../language/useTranslate'
import { DelayedAdminBadge } from './adminBadges/DelayedAdminBadge'
import { adminPagesInDrawer, adminPagesOutsideDrawer } from './adminPages'
import { DrawerLink } from './DrawerLink'
import styles from './NavigationDrawer.module.css'
import { useCanOpenAdminPage } from './useCanOpenAdminPage'

/** Links to the administration pages that the user may open. Renders nothing if the user may open none. */
export function AdminDrawerLinks() {
  const t = useTranslate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const openPage = adminPagesOutsideDrawer.find(({ to }) => to === path)
  const allowedPages = adminPagesInDrawer.filter(useCanOpenAdminPage())
  if (allowedPages.length === 0) return null
  return (
    <>
      <div className={styles.heading}>
        <h2>{t('shell.server')}</h2>
      </div>
      {allowedPages.map(({ to, name, icon, ...page }) => (
        <DrawerLink
          key={name}
          to={to}
          icon={icon}
          badge={'badge' in page && <DelayedAdminBadge badge={page.badge} />}
          isRelatedPageOpen={openPage?.linkName === name}
        >
          {t(`shell.link.${name}`)}
        </DrawerLink>
      ))}
    </>
  )
}
