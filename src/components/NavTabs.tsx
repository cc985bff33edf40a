import { Link } from '@tanstack/react-router'
import styles from './NavTabs.module.css'
import type { Target } from './target'

export type NavTab = Target & { label: string; count?: number }

/** The views of one place as links, the one in sight marked. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: name, count, ...target }) => (
        <Link key={name} {...target} className={styles.tab} activeOptions={{ includeSearch: false }} replace>
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
