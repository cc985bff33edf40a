import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { setViewNameInDocumentTitle } from '../../language/useDocumentTitle'
import styles from './NavTabs.module.css'
import type { RouterLinkTarget } from './routerLinkTarget'

export type NavTabData = RouterLinkTarget & { label: string; count?: number }

/**
 * Width of the visible part of a neighboring tab, in CSS pixels. A part of each tab beside the current tab stays
 * visible to show that there are more tabs.
 */
const NEIGHBOR_PART_PX = 48

type NavTabsProps = {
  label: string
  tabs: readonly NavTabData[]
  /** Whether tabs have the same path and differ only in their search parameters. */
  distinguishesSearch?: boolean
  /**
   * Whether the window title also contains the name of the current view. Needed if the pages of all views have the same
   * heading.
   */
  isViewInTitle?: boolean
}

/**
 * Tab bar with links to the views of a page. Scrolls until the tab of the current view is visible. Back navigation
 * returns to the previous view, unless the views have the same path.
 */
export function NavTabs({ label, tabs, distinguishesSearch = false, isViewInTitle = false }: NavTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const router = useRouter()
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  const path = useLocation({
    select: ({ pathname, searchStr }) => (distinguishesSearch ? pathname + searchStr : pathname),
  })
  const counts = tabs.map(({ count }) => count).join()
  // Scrolls the active tab and a part of its neighbors into view, because a narrow screen may not show the whole bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path changes the active tab, and new counts change the tab widths
  useEffect(() => {
    const bar = strip.current
    const active = bar?.querySelector<HTMLElement>('[aria-current]')
    if (!bar || !active || bar.scrollWidth <= bar.clientWidth) return
    const [box, tab] = [bar.getBoundingClientRect(), active.getBoundingClientRect()]
    const [start, end] = [tab.left - NEIGHBOR_PART_PX - box.left, tab.right + NEIGHBOR_PART_PX - box.right]
    if (start < 0 || end > 0) bar.scrollBy({ left: start < 0 ? start : end })
  }, [path, counts])
  return (
    <nav ref={strip} aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: name, count, ...target }) => (
        <Link
          key={name}
          {...target}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: distinguishesSearch }}
          replace={router.buildLocation(target).pathname === currentPath}
        >
          {({ isActive }) => <TabLabel name={name} count={count} isNameInTitle={isViewInTitle && isActive} />}
        </Link>
      ))}
    </nav>
  )
}

type TabLabelProps = Pick<NavTabData, 'count'> & { name: string; isNameInTitle: boolean }

function TabLabel({ name, count, isNameInTitle }: TabLabelProps) {
  const format = useLocaleFormatters()
  useEffect(() => {
    if (!isNameInTitle) return
    setViewNameInDocumentTitle(name)
    return () => setViewNameInDocumentTitle(undefined)
  }, [isNameInTitle, name])
  return (
    <>
      {name}
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </>
  )
}
