import { Link, useRouterState } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createContentAccessKey } from '../access/createContentAccessKey'
import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { BulkActionProgressPanel } from '../actions/bulk/BulkActionProgressPanel'
import { removeBulkActionsOfOtherUsers } from '../actions/bulk/bulkActionRuns'
import { type EpubArchiveReaderFactory, setEpubArchiveReaderFactory } from '../api/offline/epubArchiveReader'
import { type EpubPreDownloadCallback, setEpubPreDownloadCallback } from '../api/offline/epubPreDownloadCallback'
import { setUserIdForDownloads, useHasDownloads, useHasIncompleteDownloads } from '../api/offline/offlineBooks'
import { sendLanguageToServiceWorker } from '../api/offline/sendLanguageToServiceWorker'
import { useServerConnectionState } from '../api/serverConnection'
import { setContentAccessKeyOfPosters } from '../api/urls/posterUrls'
import { listenToArrowKeys } from '../components/focus/listenToArrowKeys'
import { InsideMainLandmarkProvider } from '../components/page/MainLandmark'
import { useMediaQuery } from '../components/page/useMediaQuery'
import { onInterfaceLanguageChange } from '../language/interfaceLanguage'
import { useTranslate } from '../language/useTranslate'
import { useApplyBlurOfUnreadCovers } from '../lists/browse/useBlurOfUnreadCovers'
import { usePreference } from '../preferences/usePreference'
import styles from './AppShell.module.css'
import { ModalDrawer } from './ModalDrawer'
import { NavigationDrawer } from './NavigationDrawer'
import { CommandPaletteHost } from './palette/CommandPaletteHost'
import { SlowRequestNotice } from './SlowRequestNotice'
import { startAnnouncingServerUpgrades } from './startAnnouncingServerUpgrades'
import { TopBar } from './TopBar'
import { useFocusMainAfterNavigation } from './useFocusMainAfterNavigation'

const DOCKED_DRAWER_MEDIA_QUERY = '(width >= 1264px)'

const storePackage: EpubPreDownloadCallback = async (...download) => {
  const { storeEpubPackageDuringDownload } = await import('../readers/epub/package/storeEpubPackageDuringDownload')
  await storeEpubPackageDuringDownload(...download)
}

const openArchive: EpubArchiveReaderFactory = async (...download) => {
  const { createBookArchiveReaderForDownload } = await import(
    '../readers/epub/files/createBookArchiveReaderForDownload'
  )
  return createBookArchiveReaderForDownload(...download)
}

/**
 * Layout of the pages after sign-in, except readers: top bar, navigation drawer, content, command palette and notices.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const canDock = useMediaQuery(DOCKED_DRAWER_MEDIA_QUERY)
  const [docked, setDocked] = usePreference('drawerOpen')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sheet
  useEffect(() => setSheetOpen(false), [path, canDock])
  const isDocked = canDock && docked
  const user = useCurrentUser()
  // Runs during rendering, because the pages render the URLs of their posters before the effects of the shell run.
  useMemo(() => setContentAccessKeyOfPosters(createContentAccessKey(user)), [user])
  const canDownloadFiles = hasPermission(user, 'file.download')
  useLayoutEffect(() => {
    removeBulkActionsOfOtherUsers(user.id)
    setUserIdForDownloads(user.id)
    setEpubPreDownloadCallback(canDownloadFiles ? storePackage : undefined)
    setEpubArchiveReaderFactory(canDownloadFiles ? openArchive : undefined)
  }, [user.id, canDownloadFiles])
  const mayReadServerInfo = hasPermission(user, 'serverInfo.read')
  useEffect(() => (mayReadServerInfo ? startAnnouncingServerUpgrades() : undefined), [mayReadServerInfo])
  useResumeDownloads(user.id)
  useSendLanguageToServiceWorker()
  useFocusMainAfterNavigation()
  useApplyBlurOfUnreadCovers()
  useEffect(listenToArrowKeys, [])
  return (
    <div className={styles.shell} data-docked={isDocked || undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: the document base changes the meaning of a fragment, so the click handler moves the focus */}
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {t('shell.skip')}
      </a>
      <TopBar
        isDrawerOpen={canDock ? docked : isSheetOpen}
        onToggleDrawer={() => (canDock ? setDocked(!docked) : setSheetOpen(true))}
      />
      {isDocked && (
        <div className={styles.docked}>
          <NavigationDrawer />
        </div>
      )}
      {!canDock && (
        <ModalDrawer open={isSheetOpen} onClose={() => setSheetOpen(false)}>
          <NavigationDrawer />
        </ModalDrawer>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <InsideMainLandmarkProvider>{children}</InsideMainLandmarkProvider>
      </main>
      <BulkActionProgressPanel />
      <CommandPaletteHost />
      <ConnectionLostNotice />
      <SlowRequestNotice />
    </div>
  )
}

/** Focuses the main landmark. Prevents the default action of the skip link, which would open the home page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/**
 * Resumes incomplete downloads of a user after 3 seconds. Includes downloads that another window started, because the
 * user may have closed that window.
 */
function useResumeDownloads(userId: string) {
  const hasDownloads = useHasDownloads(userId)
  const hasIncompleteDownloads = useHasIncompleteDownloads(userId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly incomplete download starts the timer again
  useEffect(() => {
    if (!hasDownloads) return
    const timer = setTimeout(
      () =>
        void import('../actions/offlineDownloads').then(({ resumeOfflineDownloads }) => resumeOfflineDownloads(userId)),
      3_000,
    )
    return () => clearTimeout(timer)
  }, [userId, hasDownloads, hasIncompleteDownloads])
}

/** After each change of the language, tells the service worker to cache the interface texts in the new language. */
function useSendLanguageToServiceWorker() {
  useEffect(() => onInterfaceLanguageChange(() => sendLanguageToServiceWorker(navigator.serviceWorker?.controller)), [])
}

function ConnectionLostNotice() {
  const t = useTranslate()
  const connection = useServerConnectionState()
  const hasDownloads = useHasDownloads(useCurrentUser().id)
  return (
    <div role="status">
      {connection === 'lost' && (
        <p className={styles.connectionLost}>
          <CloudOff size={20} strokeWidth={1.5} aria-hidden />
          <span>
            {t('shell.serverUnreachable')} {hasDownloads && <Link to="/offline">{t('shell.openOfflineBooks')}</Link>}
          </span>
        </p>
      )}
    </div>
  )
}
