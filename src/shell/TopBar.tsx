import { Link } from '@tanstack/react-router'
import { Logo } from '../components/page/Logo'
import { useTranslate } from '../language/useTranslate'
import { AccountMenu } from './AccountMenu'
import styles from './AppShell.module.css'
import { DrawerButton } from './DrawerButton'
import { ServerTaskIndicator } from './ServerTaskIndicator'
import { TopBarSearchBox } from './TopBarSearchBox'

/** Top bar of the shell: drawer button, home link, search field, server tasks and account menu. */
export function TopBar({ isDrawerOpen, onToggleDrawer }: { isDrawerOpen: boolean; onToggleDrawer: () => void }) {
  const t = useTranslate()
  return (
    <header className={styles.bar}>
      <DrawerButton isDrawerOpen={isDrawerOpen} onToggleDrawer={onToggleDrawer} />
      <Link to="/dashboard" className={styles.home} aria-label={`Longbox – ${t('shell.home')}`}>
        <Logo size={28} />
        <span aria-hidden>Longbox</span>
      </Link>
      <div className={styles.search}>
        <TopBarSearchBox />
      </div>
      <div className={styles.tools}>
        <ServerTaskIndicator />
        <AccountMenu />
      </div>
    </header>
  )
}
