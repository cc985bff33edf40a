import { Outlet, useRouter } from '@tanstack/react-router'
import { CoreAdminContext } from 'ra-core'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { useEffect, useMemo } from 'react'
import { createAuthProvider } from '../access/authProvider'
import type { SessionActor } from '../access/SessionContext'
// Loaded before the first write: the server may be unreachable by then.
import '../api/account/confirmedAccount'
import { startFreshness } from '../api/freshness'
import { queryClient } from '../api/queryClient'
import { DialogHost } from '../dialogs/DialogHost'
import { useGetLibraries } from '../generated/libraries/libraries'
import { createI18nProvider } from '../language/i18nProvider'
import { Shell } from '../shell/Shell'
import { backLeavesSheets } from './backLeavesSheets'
import { dialogRegistry } from './dialogRegistry'
import { followLastView } from './followLastView'
import { dataProvider } from './resourceRegistry'
import { sendKeptPlaces } from './sendKeptPlaces'
import { watchSlowness } from './watchSlowness'

const i18nProvider = await createI18nProvider()
// From the first page of the shell on, also while a reader is open: what is kept must not grow old.
startFreshness()

/** React-admin's contexts, headless, and the shell around the current page. */
export function ShellRoute() {
  const router = useRouter()
  const { history, options } = router
  const { session }: { session: SessionActor } = options.context
  useEffect(() => backLeavesSheets(history), [history])
  useEffect(() => sendKeptPlaces(session), [session])
  useEffect(watchSlowness, [])
  useEffect(() => followLastView(router), [router])
  const authProvider = useMemo(() => createAuthProvider(session), [session])
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={tanStackRouterProvider}
    >
      <LibraryWatch />
      <div data-shell>
        <Shell>
          <Outlet />
        </Shell>
      </div>
      <DialogHost registry={dialogRegistry} />
    </CoreAdminContext>
  )
}

/** Asks the guards again when the first library comes or the last one goes. */
function LibraryWatch() {
  const router = useRouter()
  const { data } = useGetLibraries({ query: { meta: { shownBy: 'nobody' } } })
  const isEmpty = data && data.length === 0
  useEffect(() => {
    if (isEmpty !== undefined) void router.invalidate()
  }, [isEmpty, router])
  return null
}
