import { Link, useRouterState } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useCurrentUser } from '../access/SessionContext'
import { BulkProgressPanel } from '../actions/bulk/BulkProgressPanel'
import { bulkRunsOf } from '../actions/bulk/bulkRuns'
import { useConnection } from '../api/connection'
import { setDownloadOwner, useHasDownloads, useHasIncompleteDownloads } from '../api/offline/offlineBooks'
import { InsideMainLandmark } from '../components/page/MainLandmark'
import { useMediaQuery } from '../components/page/useMediaQuery'
import { useTranslate } from '../language/useTranslate'
import { usePreference } from '../preferences/usePreference'
import { DrawerSheet } from './DrawerSheet'
import { LibraryDrawer } from './LibraryDrawer'
import { PaletteHost } from './PaletteHost'
import styles from './Shell.module.css'
import { SlowNotice } from './SlowNotice'
import { TopBar } from './TopBar'
import { useFocusOnNavigation } from './useFocusOnNavigation'

/** Where the drawer stands beside the page instead of over it. */
const wide = '(width >= 1264px)'

/** The frame around the pages: bar above, drawer at the side, the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const canDock = useMediaQuery(wide)
  const [docked, setDocked] = usePreference('drawerOpen')
  const [sheet, setSheet] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet that led there
  useEffect(() => setSheet(false), [path, canDock])
  const isDocked = canDock && docked
  const me = useCurrentUser()
  useLayoutEffect(() => {
    bulkRunsOf(me.id)
    setDownloadOwner(me.id)
  }, [me.id])
  useResumedKeeping(me.id)
  useFocusOnNavigation()
  return (
    <div className={styles.shell} data-docked={isDocked || undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, which the base of the document hides from browsers */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {t('shell.skip')}
      </a>
      <TopBar drawerOpen={canDock ? docked : sheet} onDrawer={() => (canDock ? setDocked(!docked) : setSheet(true))} />
      {isDocked && (
        <div className={styles.docked}>
          <LibraryDrawer />
        </div>
      )}
      {!canDock && (
        <DrawerSheet open={sheet} onClose={() => setSheet(false)}>
          <LibraryDrawer />
        </DrawerSheet>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <InsideMainLandmark>{children}</InsideMainLandmark>
      </main>
      <BulkProgressPanel />
      <PaletteHost />
      <LostConnection />
      <SlowNotice />
    </div>
  )
}

/** To the page itself. The browser would look for a fragment below the base of the document, which is another page: home. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/**
 * Goes on with books that were not all here when a window was closed, once the page has come to rest; also with those that another
 * window began: it may be closed.
 */
function useResumedKeeping(userId: string) {
  const keepsAny = useHasDownloads(userId)
  const lacksAny = useHasIncompleteDownloads(userId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come to lack is asked for anew
  useEffect(() => {
    if (!keepsAny) return
    const timer = setTimeout(
      () => void import('../actions/downloads').then(({ resumeDownloads }) => resumeDownloads(userId)),
      3_000,
    )
    return () => clearTimeout(timer)
  }, [userId, keepsAny, lacksAny])
}

/** Says that the server is away; goes by itself when it is back. */
function LostConnection() {
  const t = useTranslate()
  const connection = useConnection()
  const keepsAny = useHasDownloads(useCurrentUser().id)
  return (
    <div role="status">
      {connection === 'lost' && (
        <p className={styles.lost}>
          <CloudOff size={20} strokeWidth={1.5} aria-hidden />
          <span>
            {t('shell.lost')} {keepsAny && <Link to="/offline">{t('shell.lostKept')}</Link>}
          </span>
        </p>
      )}
    </div>
  )
}
