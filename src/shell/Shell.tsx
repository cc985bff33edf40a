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

/** Viewports where the drawer is docked beside the page instead of overlaying it. */
const wide = '(width >= 1264px)'

/** Frame of the signed-in pages: top bar, navigation drawer, main landmark, command palette and status notices. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const canDock = useMediaQuery(wide)
  const [docked, setDocked] = usePreference('drawerOpen')
  const [sheet, setSheet] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sheet
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
      {/* biome-ignore lint/a11y/useValidAnchor: the document base changes the meaning of a fragment, so the click handler moves the focus */}
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

/** Focuses the main landmark. The browser would resolve the fragment against the document base, which is the home page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/**
 * Resumes incomplete downloads of the user 3 s after the shell mounts and when a download becomes incomplete. Includes downloads
 * that another window started, because that window may be closed.
 */
function useResumedKeeping(userId: string) {
  const keepsAny = useHasDownloads(userId)
  const lacksAny = useHasIncompleteDownloads(userId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly incomplete download starts the timer again
  useEffect(() => {
    if (!keepsAny) return
    const timer = setTimeout(
      () => void import('../actions/downloads').then(({ resumeDownloads }) => resumeDownloads(userId)),
      3_000,
    )
    return () => clearTimeout(timer)
  }, [userId, keepsAny, lacksAny])
}

/** Notice that the server is unreachable; disappears when it responds again. */
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
            {t('shell.serverUnreachable')} {keepsAny && <Link to="/offline">{t('shell.openOfflineBooks')}</Link>}
          </span>
        </p>
      )}
    </div>
  )
}
