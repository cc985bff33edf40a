import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { type SessionActor, SessionProvider } from '../access/SessionContext'
import { useNotices } from '../api/notices'
import { lazyComponent } from '../api/program/lazyComponent'
import type { createAppRouter } from './routes/router'

const loadNotices = () => import('../shell/Notices')
const Notices = lazyComponent(loadNotices, 'Notices')

/** The view of notices is fetched before the server hangs: it says so. Until then the page itself has the connection. */
const PREFETCH_AFTER_MS = 5_000

/** Everything that stands around and above the routes. */
export function App({ session, router }: { session: SessionActor; router: ReturnType<typeof createAppRouter> }) {
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
      <NoticesWhenNeeded />
    </SessionProvider>
  )
}

/** Most visits need no notices: their view is fetched late, or with the first one. */
function NoticesWhenNeeded() {
  useEffect(() => {
    const timer = setTimeout(() => void loadNotices().catch(() => {}), PREFETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return useNotices().length > 0 ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null
}
