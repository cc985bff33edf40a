import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { type SessionActor, SessionProvider } from '../access/SessionContext'
import { useVisibleNotices } from '../api/notices'
import { lazyComponent } from '../api/program/lazyComponent'
import type { createAppRouter } from './routes/createAppRouter'

const loadNoticeList = () => import('../shell/NoticeList')
const NoticeList = lazyComponent(loadNoticeList, 'NoticeList')

/** Time in milliseconds after which the code of the notice list loads. The delay makes the first page load faster. */
const PREFETCH_AFTER_MS = 5_000

/** Root component of the client: session provider, router and notices. */
export function App({ session, router }: { session: SessionActor; router: ReturnType<typeof createAppRouter> }) {
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
      <LazyNotices />
    </SessionProvider>
  )
}

/** Shows the notices (toasts). Its code loads after a delay, or with the first notice. */
function LazyNotices() {
  useEffect(() => {
    const timer = setTimeout(() => void loadNoticeList().catch(() => {}), PREFETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return useVisibleNotices().length > 0 ? (
    <Suspense fallback={null}>
      <NoticeList />
    </Suspense>
  ) : null
}
