import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { lazyComponent } from '../api/program/lazyComponent'
import { useTranslate } from '../language/useTranslate'
import { type AdminBadgeName, adminPagesInDrawer, adminPagesOutsideDrawer } from './adminPages'
import { DrawerLink } from './DrawerLink'
import styles from './NavigationDrawer.module.css'

const AdminLinkBadge = lazyComponent(() => import('./AdminLinkBadge'), 'AdminLinkBadge')

/**
 * Delay in milliseconds before the client loads the badges of the links, so that the content of the page loads first.
 */
const BADGE_DELAY_MS = 3_000
let isBadgeDelayOver = false

/** Links to the administration pages that the user may open. Renders nothing if the user may open none. */
export function AdminDrawerLinks() {
  const t = useTranslate()
  const user = useCurrentUser()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const openPage = adminPagesOutsideDrawer.find(({ to }) => to === path)
  const allowedPages = adminPagesInDrawer.filter(({ permission }) => hasPermission(user, permission))
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
          badge={'badge' in page && <AdminBadge badge={page.badge} />}
          isRelatedPageOpen={openPage?.linkName === name}
        >
          {t(`shell.link.${name}`)}
        </DrawerLink>
      ))}
    </>
  )
}

function AdminBadge({ badge }: { badge: AdminBadgeName }) {
  const [isShown, setShown] = useState(isBadgeDelayOver)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => {
      isBadgeDelayOver = true
      setShown(true)
    }, BADGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    isShown && (
      <Suspense fallback={null}>
        <AdminLinkBadge badge={badge} />
      </Suspense>
    )
  )
}
