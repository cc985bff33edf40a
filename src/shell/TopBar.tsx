import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { IconButton } from '../components/controls/IconButton'
import { Logo } from '../components/page/Logo'
import { useTranslate } from '../language/useTranslate'
import { AccountMenu } from './AccountMenu'
import { SearchBox } from './SearchBox'
import styles from './Shell.module.css'
import { TaskIndicator } from './TaskIndicator'

/** Top bar: drawer button, home link, search field, server tasks and account menu. */
export function TopBar({ drawerOpen, onDrawer }: { drawerOpen: boolean; onDrawer: () => void }) {
  const t = useTranslate()
  return (
    <header className={styles.bar}>
      <IconButton icon={MenuIcon} label={t('shell.menu')} aria-expanded={drawerOpen} onClick={onDrawer} />
      <Link to="/dashboard" className={styles.home} aria-label={`Longbox – ${t('shell.home')}`}>
        <Logo size={28} />
        <span aria-hidden>Longbox</span>
      </Link>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.tools}>
        <TaskIndicator />
        <AccountMenu />
      </div>
    </header>
  )
}
