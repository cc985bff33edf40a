import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SessionActor } from '../access/SessionContext'
// Loads the account check and the scroll restoration together with the app shell. The client needs the account check
// for the first write, and the scroll restoration for a back navigation. A dynamic import during the write or the
// navigation would fail if the server is unreachable.
import '../api/account/assertSessionAccount'
import './scrollUntilReached'
import { queryClient } from '../api/cache/queryClient'
import { startQueryInvalidation } from '../api/cache/queryInvalidation'
import { startReportingStorageFailures } from '../api/storedData/startReportingStorageFailures'
import { isRemoteControlLikely } from '../components/focus/remoteControlMode'
import { closeOverlaysOnBack } from '../components/overlays/closeOverlaysOnBack'
import { setHistoryEntryForNonModalOverlays } from '../components/overlays/overlayStack'
import { DialogHost } from '../dialogs/DialogHost'
import { useGetLibraries } from '../generated/libraries/libraries'
import { useTextDirection } from '../language/useTextDirection'
import { AppShell } from '../shell/AppShell'
import { dialogRegistry } from './dialogRegistry'
import { pauseHangingImagesDuringServerCalls } from './pauseHangingImagesDuringServerCalls'
import { startReportingSlowRequests } from './startReportingSlowRequests'
import { startSendingUnsentChanges } from './startSendingUnsentChanges'
import { startStoringLastLibraryView } from './startStoringLastLibraryView'

// Starts the invalidation of cached queries when this module loads, and not when the layout mounts. The invalidation
// must also work in the readers, which are outside of this layout.
startQueryInvalidation()

/** Delay in milliseconds before the import of the notice list. Because of the delay, the first page appears sooner. */
const PREFETCH_NOTICES_AFTER_MS = 5_000

/** Layout of all pages inside the app shell (top bar and drawer). */
export function AppShellRouteLayout() {
  const router = useRouter()
  const { history, options } = router
  const { session }: { session: SessionActor } = options.context
  useEffect(() => {
    setHistoryEntryForNonModalOverlays(isRemoteControlLikely())
    closeOverlaysOnBack(history)
  }, [history])
  useEffect(() => startSendingUnsentChanges(session), [session])
  useEffect(startReportingSlowRequests, [])
  useEffect(startReportingStorageFailures, [])
  useEffect(prefetchNoticeList, [])
  useEffect(pauseHangingImagesDuringServerCalls, [])
  useEffect(() => startStoringLastLibraryView(router), [router])
  return (
    <QueryClientProvider client={queryClient}>
      <RevalidateOnLibraryChange />
      <DirectionProvider direction={useTextDirection()}>
        <div data-shell>
          <AppShell>
            <Outlet />
          </AppShell>
        </div>
        <DialogHost registry={dialogRegistry} />
      </DirectionProvider>
    </QueryClientProvider>
  )
}

function prefetchNoticeList(): () => void {
  const timer = setTimeout(() => void import('../shell/NoticeList').catch(() => {}), PREFETCH_NOTICES_AFTER_MS)
  return () => clearTimeout(timer)
}

/**
 * Runs the route guards again if the server has no libraries, and after the first library is added. Does not run them
 * after other changes of the libraries: the guards would not open another page, but the router would store the scroll
 * offset of a list that still loads.
 */
function RevalidateOnLibraryChange() {
  const router = useRouter()
  const { data } = useGetLibraries({ query: { meta: { shownBy: 'none' } } })
  const isEmpty = data && data.length === 0
  const wasEmpty = useRef(false)
  useEffect(() => {
    if (isEmpty || wasEmpty.current) void router.invalidate()
    wasEmpty.current = isEmpty ?? false
  }, [isEmpty, router])
  return null
}
