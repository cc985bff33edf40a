import { Menu as MenuIcon } from 'lucide-react'
import { useId } from 'react'
import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { IconButton } from '../components/controls/IconButton'
import { useTranslate } from '../language/useTranslate'
import { DelayedAdminBadge } from './adminBadges/DelayedAdminBadge'
import { adminPagesInDrawer } from './adminPages'
import styles from './DrawerButton.module.css'

const pagesWithBadge = adminPagesInDrawer.filter(page => 'badge' in page)

/**
 * Button that opens and closes the navigation drawer. While the drawer is closed, a dot indicates that links in the
 * drawer have badges. The texts of these badges are the accessible description of the button.
 */
export function DrawerButton({ isDrawerOpen, onToggleDrawer }: { isDrawerOpen: boolean; onToggleDrawer: () => void }) {
  const t = useTranslate()
  const user = useCurrentUser()
  const badgesId = useId()
  return (
    <div className={styles.container}>
      <IconButton
        icon={MenuIcon}
        label={t('shell.menu')}
        aria-expanded={isDrawerOpen}
        aria-describedby={isDrawerOpen ? undefined : badgesId}
        onClick={onToggleDrawer}
      />
      {!isDrawerOpen && (
        <div id={badgesId} className={styles.dot}>
          {pagesWithBadge
            .filter(({ permission }) => hasPermission(user, permission))
            .map(({ badge }) => (
              <DelayedAdminBadge key={badge} badge={badge} />
            ))}
        </div>
      )}
    </div>
  )
}
